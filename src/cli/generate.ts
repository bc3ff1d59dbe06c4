import { readConfig } from '../adapters/files/corpus.js';
import { decodeSplits, LEFT_OUT, type LeftOut } from '../core/generate/questions.js';
import { MAX_LINE_TEXT } from '../core/shown.js';
import { counted } from '../core/text/numerals.js';
import { forInput, usageError } from '../core/words/errors.js';
import { scoringOf } from '../core/words/scoring-rules.js';
import { oneLine, plainLine, quoteWord } from '../report/words/text.js';
import { type GeneratedTemplate, generateCorpus } from '../run/generate.js';
import { writeDrafts } from '../run/init.js';
import { installSource, writeScaffold } from '../run/scaffold.js';
import type { Given, Words } from './flags.js';
import { required } from './options.js';
import { type ProcessLike, printNext } from './print.js';
import { commandLine, isCached, programName } from './program.js';
import { awaitSource, onlySource, refuseOnPullRequest } from './refresh.js';
import { fullRedactor } from './secrets.js';

const SOURCE_FLAGS = '--endpoint, --data, or a command after --';

/** `stepgate generate`. Exit code: 1 if a template has no question; 2 for wrong input. */
export async function generate(options: Given<Words>, process: ProcessLike): Promise<number> {
  const [operands] = options.operands;
  // The user's command begins with the first operand of another kind.
  const end = operands.findIndex((operand) => !/\.(?:ya?ml|json)$/i.test(operand));
  const files = operands.slice(0, end < 0 ? operands.length : end);
  const command = operands.slice(files.length);
  if (files.length === 0) throw usageError('name the file of the templates, as in stepgate generate templates.yaml');
  const { endpoint, data, seed, perTemplate, concurrency, overwrite, preview } = options;
  const kind = onlySource({ endpoint, data, command }, SOURCE_FLAGS);
  if (kind !== 'data') refuseOnPullRequest('generate', process.env);
  const example = 'name the file, as in -o eval/generated.yaml';
  const output = preview === null ? required('--output', options.output, example) : null;
  if (output !== null && !/\.ya?ml$/i.test(output))
    throw usageError(`--output: expected a file that ends with .yaml or .yml, got ${JSON.stringify(output)}`);
  const { prefixes } = await readConfig(options.config);
  const { redact, count } = fullRedactor(process);
  const asking = { name: 'generate', prefixes, redact, command };
  const { open, progress, whileRunning } = awaitSource(kind, options, asking, process);
  const settings = {
    ...{ files, output, prefixes, redact, seed, concurrency, overwrite, progress },
    perTemplate: preview ?? perTemplate,
    splits: decodeSplits(options.split),
  };
  const templates = await whileRunning(generateCorpus(settings, open));
  if (templates === null) return 1;
  if (preview !== null) process.stdout.write(previewOf(templates, preview));
  process.stdout.write(`${reportOf(templates, output).join('\n')}\n`);
  if (count() > 0) process.stderr.write(`replaced by ***: ${counted(count(), 'secret')}\n`);
  const isWhole = ({ questions, leftOut }: GeneratedTemplate) => questions > 0 && !leftOut.includes('given-up');
  return templates.every(isWhole) ? 0 : 1;
}

/** Questions of all templates in turn, with their answers. */
function previewOf(templates: readonly GeneratedTemplate[], count: number): string {
  const most = Math.max(0, ...templates.map(({ preview }) => preview.length));
  const inTurn = Array.from({ length: most }, (_, at) => templates.flatMap(({ preview }) => preview[at] ?? [])).flat();
  const lines = inTurn
    .slice(0, count)
    .flatMap(({ text, rows }) => [
      plainLine(text, MAX_LINE_TEXT),
      ...rows.map((row) => `  ${plainLine(row, MAX_LINE_TEXT)}`),
    ]);
  return lines.map((line) => `${line}\n`).join('');
}

function reportOf(templates: readonly GeneratedTemplate[], output: string | null): string[] {
  const total = templates.reduce((sum, { questions }) => sum + questions, 0);
  const used = templates.filter(({ questions }) => questions > 0).length;
  const head =
    output === null
      ? 'nothing written, as --preview only shows questions'
      : total === 0
        ? `nothing written to ${output}: no template has a question`
        : `written: ${counted(total, 'question')} of ${counted(used, 'template')} to ${output}`;
  return [head, ...templates.map(templateLine)].map((line) => plainLine(line, MAX_LINE_TEXT));
}

function templateLine({ id, questions, leftOut, failure, sameAnswer }: GeneratedTemplate): string {
  const reasons = (Object.keys(LEFT_OUT) as LeftOut[]).flatMap((reason) => {
    const count = leftOut.filter((one) => one === reason).length;
    return count === 0 ? [] : [`${count} ${LEFT_OUT[reason]}`];
  });
  const amount = questions === 0 ? 'no question' : counted(questions, 'question');
  const same = sameAnswer === null ? '' : `; warning: ${sameAnswer}`;
  const left = reasons.length === 0 ? '' : `; left out: ${reasons.join(', ')}`;
  const none = questions === 0 && reasons.length === 0 && failure === null ? '; `bindings` has no rows' : '';
  return `${id}: ${amount}${same}${left}${none}${failure === null ? '' : ` (${failure})`}`;
}

/** `stepgate init`: writes a scaffold, or with files drafts of questions from recorded answers. */
export async function init(options: Given<Words>, process: ProcessLike): Promise<number> {
  const [files] = options.operands;
  if (files.length > 0) return initDrafts(files, options, process);
  const { output, append, tool, config, corpus } = options;
  const flags = { output, append, corpus: corpus[0], step: tool, config };
  const given = Object.entries(flags).find(([, value]) => value != null);
  if (given === undefined) return initScaffold(process);
  const [flag] = given;
  throw usageError(`--${flag} needs recorded answers: name their files, as in stepgate init run-1.jsonl --${flag} …`);
}

/** Writes the scaffold, and prints three commands that show it at work. */
async function initScaffold(process: ProcessLike): Promise<number> {
  const { written, kept } = await writeScaffold();
  const mustInstall = isCached(process.argv?.[1] ?? '') && programName(process) !== 'npx stepgate';
  const program = mustInstall ? 'npx stepgate' : programName(process);
  const commands = [
    ...(mustInstall ? [`npm install --save-dev ${quoteWord(await installSource())}`] : []),
    `${program} record --corpus eval/corpus.yaml -o responses.jsonl -- node eval/agent.mjs`,
    `${program} evaluate --corpus eval/corpus.yaml --responses responses.jsonl --out results`,
    `${program} open results`,
  ];
  const lines = [
    ...written.map((path) => `written: ${path}`),
    ...kept.map((path) => `left as it was: ${path}`),
    'To score your own agent, follow docs/quick-start.md of the repository. To try the example:',
    ...commands.slice(0, 3).map((command) => `  ${command}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}

async function initDrafts(files: readonly string[], options: Given<Words>, process: ProcessLike): Promise<number> {
  const { output, append, corpus, tool: step } = options;
  const file = output ?? append;
  if (file === null || (output !== null && append !== null)) {
    throw usageError('expected one of -o and --append: name the file of the drafts, as in -o eval/drafts.yaml');
  }
  if (!/\.ya?ml$/i.test(file))
    throw usageError(`${file}: expected a file that ends with .yaml or .yml, as drafts have comments`);
  const { redact, count } = fullRedactor(process);
  const config = await forInput('--config', readConfig(options.config));
  const rules = {
    failedOutputs: config.failedOutputs,
    aliases: config.aliases,
    scoring: scoringOf(config.preset ?? 'standard', config.knobs),
  };
  const settings = { files, output: file, append: append !== null, corpus, step, rules, redact };
  const { added, filled, known, withoutText } = await writeDrafts(settings);
  const print = (text: string): void => void process.stderr.write(`${oneLine(text)}\n`);
  print(
    `written: ${counted(added + filled, 'draft')} to ${file}${filled > 0 && added > 0 ? `, ${filled} of them in questions without steps` : ''}${known > 0 ? `; ${counted(known, 'question')} known already` : ''}`,
  );
  if (withoutText.length > 0) {
    print(
      `left out: ${counted(withoutText.length, 'question')} without a text, as ${withoutText[0]}; a response needs question_text, or name the texts with --corpus`,
    );
  }
  if (count() > 0)
    print(`replaced by ***: ${counted(count(), 'secret')}; check what else should not be in a repository`);
  const check = 'check the call and the output of each draft, and remove the key draft where they are right';
  const validate = commandLine(process, ['validate', '--corpus', file]);
  if (added + filled > 0) printNext(process, `in ${file}, ${check}${validate && `; then ${validate}`}`);
  return 0;
}
