// Prints facts about the source tree: sizes, import circles (types included), uses of `any`, and imports that cross a wall between
// its parts. Fails if one of them exceeds its limit. `node scripts/facts.mjs [FOLDER]`: the folder that has `src`.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

const LIMITS = { 'median function': 8, 'longest function': 60, 'longest file': 350, 'files at the top of src': 2 };

/** What the files of a folder may import besides their own folder: other folders, libraries (null: any). */
const WALLS = {
  'src/core': { parts: [], libraries: ['diff', 'leven', 'valibot'] },
  'src/report': {
    parts: ['src/core'],
    libraries: ['string-width', 'd3-scale'],
  },
  'src/adapters': { parts: ['src/core', 'src/report'], libraries: null },
  'src/run': { parts: ['src/core', 'src/report', 'src/adapters'], libraries: ['p-limit'] },
  'src/library': { parts: ['src/core', 'src/report', 'src/adapters', 'src/run'], libraries: [] },
  'src/cli': { parts: ['src/core', 'src/report', 'src/adapters', 'src/run'], libraries: null },
  'src/action': { parts: ['src/core', 'src/report', 'src/adapters', 'src/run'], libraries: null },
};

const root = process.argv[2] ?? join(import.meta.dirname, '..');
const paths = globSync('src/**/*.{ts,tsx}', { cwd: root }).sort();
const files = new Map(paths.map((path) => [path, readFile(path)]));

function readFile(path) {
  const text = readFileSync(join(root, path), 'utf8');
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found = { lines: text.split('\n').length - 1, functions: [], imports: [], any: 0 };
  const visit = (node) => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) found.any++;
    if (ts.isFunctionLike(node) && node.body) found.functions.push(sizeOf(node, tree, path));
    const from = importedBy(node);
    if (from !== null) found.imports.push(from.startsWith('.') ? sourceOf(path, from) : from);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function sizeOf(node, tree, path) {
  const [from, to] = [node.getStart(), node.end].map((at) => tree.getLineAndCharacterOfPosition(at).line);
  return { place: `${path}:${from + 1}`, lines: to - from + 1 };
}

function importedBy(node) {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier?.text ?? null;
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return node.arguments[0].text;
  return ts.isImportTypeNode(node) ? node.argument.literal.text : null;
}

function sourceOf(path, from) {
  const source = normalize(join(dirname(path), from)).replace(/\.js$/, '.ts');
  return paths.includes(source) ? source : (paths.find((one) => one === `${source}x`) ?? source);
}

/** Groups of files that import each other, directly or through others: strongly connected components (Tarjan, 1972). */
function circles() {
  const state = new Map();
  const stack = [];
  const found = [];
  const connect = (path) => {
    const own = { index: state.size, low: state.size, isOpen: true };
    state.set(path, own);
    stack.push(path);
    for (const next of files.get(path)?.imports.filter((name) => files.has(name)) ?? []) {
      if (!state.has(next)) connect(next);
      if (state.get(next).isOpen) own.low = Math.min(own.low, state.get(next).low);
    }
    if (own.low !== own.index) return;
    const group = stack.splice(stack.indexOf(path));
    for (const member of group) state.get(member).isOpen = false;
    if (group.length > 1 || files.get(path).imports.includes(path)) found.push(group.sort().join(' ↔ '));
  };
  for (const path of paths) if (!state.has(path)) connect(path);
  return found;
}

function brokenWalls() {
  return paths.flatMap((path) => {
    const [folder, wall] = Object.entries(WALLS).find(([start]) => path.startsWith(`${start}/`)) ?? [];
    if (!wall) return [];
    const inside = [folder, ...wall.parts];
    const isAllowed = (name) =>
      name.startsWith('src/')
        ? inside.some((start) => name.startsWith(`${start}/`))
        : wall.libraries === null || wall.libraries.includes(name) || (!isPure(folder) && name.startsWith('node:'));
    return files
      .get(path)
      .imports.filter((name) => !isAllowed(name))
      .map((name) => `${path} imports ${name}`);
  });
}

function isPure(folder) {
  return folder === 'src/core' || folder === 'src/report';
}

const functions = [...files.values()].flatMap((file) => file.functions).sort((a, b) => a.lines - b.lines);
const bySize = [...files].sort(([, a], [, b]) => b.lines - a.lines);
const NONE = { lines: 0, place: 'none' };
const longest = functions.at(-1) ?? NONE;
const usesOfAny = [...files].filter(([, { any }]) => any > 0).map(([path, { any }]) => `${path} (${any})`);
const facts = {
  files: paths.length,
  'longest file': bySize[0][1].lines,
  'files at the top of src': paths.filter((path) => dirname(path) === 'src').length,
  functions: functions.length,
  'median function': (functions[functions.length >> 1] ?? NONE).lines,
  'longest function': longest.lines,
};
const where = { 'longest file': bySize[0][0], 'longest function': longest.place };
for (const [name, value] of Object.entries(facts)) {
  const limit = name in LIMITS ? ` (limit ${LIMITS[name]})` : '';
  console.log(`${name}: ${value}${limit}${name in where ? `, ${where[name]}` : ''}`);
}
const lists = { 'import circles': circles(), 'broken walls': brokenWalls(), 'uses of any': usesOfAny };
for (const [name, list] of Object.entries(lists)) {
  console.log(`${name}: ${list.length}`);
  for (const item of list) console.log(`  ${item}`);
}
const beyond = Object.entries(LIMITS).some(([name, limit]) => facts[name] > limit);
process.exitCode = beyond || Object.values(lists).some((list) => list.length > 0) ? 1 : 0;
