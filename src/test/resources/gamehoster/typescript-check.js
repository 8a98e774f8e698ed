/**
 * Runs the TypeScript compiler over files that are handed in, and looks at their syntax trees. A classic script, run
 * after typescript.js; `readFile` (path to text, or null) is the host's.
 */

const OPTIONS = {
  allowJs: true,
  checkJs: true,
  strict: true,
  noEmit: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noImplicitReturns: true,
  noFallthroughCasesInSwitch: true,
  skipDefaultLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ES2022,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Without the DOM: page.js says what the library uses of it, and reading the DOM's types would take longer than all else.
  lib: ['lib.es2022.d.ts'],
  types: [],
};

/** The findings in these files, as JSON: a list of "file(line): message". */
globalThis.check = function (paths) {
  const program = ts.createProgram(paths, OPTIONS, host());
  const found = [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics()];
  for (const path of paths) {
    const file = program.getSourceFile(path);
    found.push(...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file));
  }
  return JSON.stringify(found.map(describe));
};

function host() {
  return {
    getSourceFile(path, options) {
      const text = readFile(path);
      return text === null ? undefined : ts.createSourceFile(path, text, options, true);
    },
    fileExists: (path) => readFile(path) !== null,
    readFile: (path) => readFile(path) ?? undefined,
    getDefaultLibFileName: () => '/lib/lib.es2022.d.ts',
    getDefaultLibLocation: () => '/lib',
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile: () => {},
  };
}

function describe({ file, start, messageText }) {
  const text = ts.flattenDiagnosticMessageText(messageText, ' ');
  return file ? `${file.fileName}(${file.getLineAndCharacterOfPosition(start).line + 1}): ${text}` : text;
}

/** The functions of a file longer than so many lines, as JSON; a function that is called where it stands is a module. */
globalThis.longFunctions = function (path, linesMax) {
  const file = ts.createSourceFile(path, readFile(path), ts.ScriptTarget.ES2022, true);
  const found = [];
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body && !isCalledInPlace(node)) {
      const lineOf = (position) => file.getLineAndCharacterOfPosition(position).line;
      const first = lineOf(node.getStart(file));
      const lines = lineOf(node.end) - first + 1;
      if (lines > linesMax) found.push(`${path}(${first + 1}): a function of ${lines} lines`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return JSON.stringify(found);
};

function isCalledInPlace(node) {
  const outer = ts.isParenthesizedExpression(node.parent) ? node.parent : node;
  return ts.isCallExpression(outer.parent) && outer.parent.expression === outer;
}

/** What a module declares and imports, as JSON, and where it breaks the rules by which modules are joined. */
globalThis.moduleShape = function (path) {
  const text = readFile(path);
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const shape = { imports: [], names: [], exports: [], broken: [] };
  for (const statement of file.statements) readStatement(file, statement, shape);
  return JSON.stringify(shape);
};

function readStatement(file, statement, shape) {
  const breaks = (why) => shape.broken.push(`${statement.getText(file).slice(0, 60)}: ${why}`);
  if (ts.isImportDeclaration(statement)) readImport(statement, shape, breaks);
  else if (ts.isExportDeclaration(statement) || ts.isExportAssignment(statement))
    breaks('exports only where it declares');
  else {
    const names = namesOf(statement);
    const modifiers = (statement.modifiers ?? []).map(({ kind }) => kind);
    if (modifiers.includes(ts.SyntaxKind.DefaultKeyword)) breaks('a default export');
    if (names.length === 0) breaks('neither a function, a const nor a class');
    shape.names.push(...names);
    if (modifiers.includes(ts.SyntaxKind.ExportKeyword)) shape.exports.push(...names);
  }
}

function readImport({ importClause, moduleSpecifier }, shape, breaks) {
  const { text } = moduleSpecifier;
  const named = importClause?.namedBindings;
  if (!/^\.\/[a-z-]+\.js$/.test(text)) breaks('not a module beside it');
  if (!named || !ts.isNamedImports(named) || importClause.name) return breaks('not a list of names');
  if (named.elements.some(({ propertyName }) => propertyName)) breaks('renames');
  shape.imports.push({ from: text.slice(2), names: named.elements.map(({ name }) => name.text) });
}

function namesOf(statement) {
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) return [statement.name?.text ?? ''];
  const isConst = ts.isVariableStatement(statement) && statement.declarationList.flags & ts.NodeFlags.Const;
  return isConst ? statement.declarationList.declarations.map(({ name }) => name.getText()) : [];
}

/**
 * Where a file's comments would be hard to take out, as JSON. Whoever joins modules may drop every JSDoc comment and every
 * line that begins with two slashes, without parsing: no such thing stands behind code or inside a text.
 */
globalThis.hardComments = function (path) {
  const text = readFile(path);
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const found = [];
  const visit = (node) => {
    if (node.getChildCount(file) === 0) found.push(...commentsBehind(text, node), ...commentsInside(text, node));
    node.getChildren(file).forEach(visit);
  };
  visit(file);
  return JSON.stringify(found.map((comment) => `${path}: ${comment}`));
};

function commentsBehind(text, token) {
  return (ts.getTrailingCommentRanges(text, token.end) ?? [])
    .map(({ pos, end }) => text.slice(pos, end))
    .filter((comment) => !comment.startsWith('/**'));
}

function commentsInside(text, token) {
  const kinds = [ts.SyntaxKind.StringLiteral, ts.SyntaxKind.RegularExpressionLiteral];
  const isText = kinds.includes(token.kind) || ts.isTemplateLiteralToken(token);
  const part = text.slice(token.getStart(), token.end);
  return isText && (part.includes('/**') || /\n\s*\/\//.test(part)) ? [part] : [];
}

/** The names of an interface's members in a file of types, as JSON. */
globalThis.membersOf = function (path, name) {
  const file = ts.createSourceFile(path, readFile(path), ts.ScriptTarget.ES2022, true);
  const found = file.statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === name);
  return JSON.stringify(found.members.map((member) => member.name.getText(file)));
};
