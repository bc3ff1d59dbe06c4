// Prints facts about the source tree: sizes, import circles of files and folders (types included), uses of `any`, imports that
// cross a wall between its parts, the files that the settings of a run enter, and the words of the docs. Fails if one of them exceeds
// its limit. `node scripts/facts.mjs [FOLDER]`: the folder that has `src`.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { filesOfSettings } from './settings-walk.mjs';

const LIMITS = {
  'longest file': 350,
  'longest function': 60,
  'files at the top of src': 2,
  'files that the settings of a run enter': 40,
  'words of docs': 30_000,
};

/** The rooms of `core` in the order of their imports: each imports only those before it. */
const ROOMS = [
  'text',
  'words',
  'secrets',
  'statistics',
  'tables',
  'steps',
  'rules',
  'why',
  'corpus',
  'traces',
  'foreign',
  'judge',
  'github',
  'entries',
  'figures',
  'comparison',
  'gates',
  'show',
  'shards',
  'refresh',
  'generate',
];

/** Numbers that every room may import: limits of inputs, and how much of a text is shown. */
const NUMBERS = ['src/core/limits.ts', 'src/core/shown.ts'];

/** What the files of a folder may import in addition to their own folder: other folders, libraries (null: any). */
const WALLS = {
  ...Object.fromEntries(ROOMS.map((room, at) => [`src/core/${room}`, wallOfRoom(at)])),
  'src/report': { parts: ['src/core'], libraries: ['string-width', 'd3-scale'] },
  'src/adapters': { parts: ['src/core', 'src/report'], libraries: null },
  'src/run': { parts: ['src/core', 'src/report', 'src/adapters'], libraries: ['p-limit'] },
  'src/library': { parts: ['src/core', 'src/report', 'src/adapters', 'src/run'], libraries: [] },
  'src/cli': { parts: ['src/core', 'src/report', 'src/adapters', 'src/run'], libraries: null },
  'src/action': { parts: ['src/core', 'src/report', 'src/adapters', 'src/run'], libraries: null },
};

function wallOfRoom(at) {
  return { parts: ROOMS.slice(0, at).map((room) => `src/core/${room}`), libraries: ['diff', 'leven', 'valibot'] };
}

/** Constants that limit something, also those declared in pairs. */
const LIMIT = /(?<=\bconst .*)\b(?:MAX|MIN|MOST|LEAST|FEW)_[A-Z_0-9]+(?=.* = )/g;

const root = process.argv[2] ?? join(import.meta.dirname, '..');
const paths = globSync('src/**/*.{ts,tsx}', { cwd: root }).sort();
const files = new Map(paths.map((path) => [path, readFile(path)]));

function readFile(path) {
  const text = readFileSync(join(root, path), 'utf8');
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const limits = Array.from(text.matchAll(LIMIT)).length;
  const found = { lines: text.split('\n').length - 1, limits, functions: [], imports: [], any: 0 };
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
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return node.arguments[0].text ?? null;
  return ts.isImportTypeNode(node) ? node.argument.literal.text : null;
}

function sourceOf(path, from) {
  const source = normalize(join(dirname(path), from)).replace(/\.js$/, '.ts');
  return paths.includes(source) ? source : (paths.find((one) => one === `${source}x`) ?? source);
}

/** The files that each file imports. */
function importsOfFiles() {
  return new Map([...files].map(([path, { imports }]) => [path, imports.filter((name) => files.has(name))]));
}

/** The other folders that the files of each folder import from. */
function importsOfFolders() {
  const folders = new Map(paths.map((path) => [dirname(path), []]));
  for (const [path, imports] of importsOfFiles()) {
    folders.get(dirname(path)).push(...imports.map(dirname).filter((folder) => folder !== dirname(path)));
  }
  return folders;
}

/** Groups of nodes that import each other, directly or through others: strongly connected components (Tarjan, 1972). */
function circles(graph) {
  const state = new Map();
  const stack = [];
  const found = [];
  const connect = (name) => {
    const own = { index: state.size, low: state.size, isOpen: true };
    state.set(name, own);
    stack.push(name);
    for (const next of graph.get(name)) {
      if (!state.has(next)) connect(next);
      if (state.get(next).isOpen) own.low = Math.min(own.low, state.get(next).low);
    }
    if (own.low !== own.index) return;
    const group = stack.splice(stack.indexOf(name));
    for (const member of group) state.get(member).isOpen = false;
    if (group.length > 1 || graph.get(name).includes(name)) found.push(group.sort().join(' ↔ '));
  };
  for (const name of graph.keys()) if (!state.has(name)) connect(name);
  return found;
}

function brokenWalls() {
  return paths.flatMap((path) => {
    const [folder, wall] = Object.entries(WALLS).find(([start]) => path.startsWith(`${start}/`)) ?? [];
    if (!wall) return dirname(path) === 'src' || NUMBERS.includes(path) ? [] : [`${path} is in no room`];
    const inside = [folder, ...wall.parts];
    const isAllowed = (name) =>
      name.startsWith('src/')
        ? NUMBERS.includes(name) || inside.some((start) => name.startsWith(`${start}/`))
        : wall.libraries === null || wall.libraries.includes(name) || (!isPure(folder) && name.startsWith('node:'));
    return files
      .get(path)
      .imports.filter((name) => !isAllowed(name))
      .map((name) => `${path} imports ${name}`);
  });
}

function linesOf(path) {
  return readFileSync(join(root, path), 'utf8').split('\n').length - 1;
}

function importsSecrets(path) {
  const isSecrets = (name) => name.startsWith('src/core/secrets/');
  return !isSecrets(path) && files.get(path).imports.some(isSecrets);
}

/** The words of a page, as `wc -w` counts them. */
function wordsOf(page) {
  return readFileSync(join(root, page), 'utf8').split(/\s+/).filter(Boolean).length;
}

function isPure(folder) {
  return folder.startsWith('src/core/') || folder === 'src/report';
}

const functions = [...files.values()].flatMap((file) => file.functions).sort((a, b) => a.lines - b.lines);
const bySize = [...files].sort(([, a], [, b]) => b.lines - a.lines);
const NONE = { lines: 0, place: 'none' };
const longest = functions.at(-1) ?? NONE;
const usesOfAny = [...files].filter(([, { any }]) => any > 0).map(([path, { any }]) => `${path} (${any})`);
const facts = {
  files: paths.length,
  'lines of src': bySize.reduce((sum, [, { lines }]) => sum + lines, 0),
  'lines of test': globSync('test/**/*.{ts,tsx,mjs}', {
    cwd: root,
    exclude: ['test/fixtures/**', '**/node_modules/**'],
  }).reduce((sum, path) => sum + linesOf(path), 0),
  'constants for limits': [...files.values()].reduce((sum, file) => sum + file.limits, 0),
  'files that import core/secrets': paths.filter(importsSecrets).length,
  'longest file': bySize[0][1].lines,
  'files at the top of src': paths.filter((path) => dirname(path) === 'src').length,
  functions: functions.length,
  'longest function': longest.lines,
  'files that the settings of a run enter': filesOfSettings(root).length,
  'words of docs': globSync('docs/**/*.md', { cwd: root }).reduce((sum, page) => sum + wordsOf(page), 0),
};
const where = { 'longest file': bySize[0][0], 'longest function': longest.place };
for (const [name, value] of Object.entries(facts)) {
  const limit = name in LIMITS ? ` (limit ${LIMITS[name]})` : '';
  console.log(`${name}: ${value}${limit}${name in where ? `, ${where[name]}` : ''}`);
}
const lists = {
  'import circles of files': circles(importsOfFiles()),
  'import circles of folders': circles(importsOfFolders()),
  'broken walls': brokenWalls(),
  'uses of any': usesOfAny,
};
for (const [name, list] of Object.entries(lists)) {
  console.log(`${name}: ${list.length}`);
  for (const item of list) console.log(`  ${item}`);
}
const beyond = Object.entries(LIMITS).some(([name, limit]) => facts[name] > limit);
process.exitCode = beyond || Object.values(lists).some((list) => list.length > 0) ? 1 : 0;
