// Writes the inputs of action.yml, and the tables of options in docs/action.md and docs/command-line.md, from the table of options.
// `node scripts/generate.mjs --check` writes nothing, and fails if one of these files is not up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import yaml from 'js-yaml';
import { loadSources } from './sources.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { OPTIONS, markdownHelp, plainText, flagOf } = await loadSources([
  'src/run/options.ts',
  'src/run/option-help.ts',
]);
const rows = Object.entries(OPTIONS);
const inputs = rows.filter(([, { isLocal }]) => !isLocal);
const flags = rows.filter(([, { flag }]) => flag !== undefined);

const stale = [
  ['action.yml', /(?<=\n)inputs:\n[\s\S]*?(?=outputs:\n)/, actionInputs()],
  ['docs/action.md', tablePlace(), table('input', inputs.map(inputRow))],
  ['docs/command-line.md', tablePlace(), table('flag', flags.map(flagRow))],
].filter(([path, place, text]) => update(path, place, text));
if (process.argv.includes('--check') && stale.length > 0) {
  console.error(`not up to date: ${stale.map(([path]) => path).join(', ')}; run "npm run generate"`);
  process.exitCode = 1;
}

/** Replaces the generated part of a file. Returns whether it was another text. */
function update(path, place, text) {
  const before = readFileSync(path, 'utf8');
  if (!place.test(before)) throw new Error(`${path} has no place for the options`);
  const after = before.replace(place, () => text);
  if (after !== before && !process.argv.includes('--check')) writeFileSync(path, after);
  return after !== before;
}

/** The table between its markers. */
function tablePlace() {
  return /(?<=<!-- options: [^\n]* -->\n\n)[\s\S]*?(?=\n<!-- \/options -->)/;
}

function actionInputs() {
  const described = inputs.map(([name, row]) => {
    const usual = row.inputDefault ?? row.default;
    return [
      name,
      { description: plainText(inputHelp(row)), required: false, ...(usual !== undefined && { default: usual }) },
    ];
  });
  return yaml.dump({ inputs: Object.fromEntries(described) }, { lineWidth: -1 });
}

function inputRow([name, row]) {
  return [`\`${name}\``, code(row.inputDefault ?? row.default), inputHelp(row)];
}

function flagRow([, row]) {
  const isFlag = row.kind === 'flag' || row.kind === 'switch';
  return [`\`${row.flag}\``, isFlag ? '–' : code(row.default), markdownHelp(row, flagOf)];
}

/** The help of an input as whole sentences in Markdown. */
function inputHelp({ help, more, kind }) {
  const start = help.replace(/^\[?[a-z]/, (text) => text.toUpperCase());
  const sentence = `${start}${kind === 'list' ? '; one per line' : ''}.`;
  return markdownHelp({ help: more === undefined ? sentence : `${sentence} ${more}` }, (name) => name);
}

function code(text) {
  return text === undefined ? '–' : `\`${text}\``;
}

function table(title, cells) {
  const lines = cells.map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`);
  return `| ${title} | default | meaning |\n|---|---|---|\n${lines.join('')}`;
}
