import { pageOf } from '../adapters/files/runs.js';
import { openInBrowser } from '../adapters/process/signals.js';
import { SCREEN, WHOLE_CALLS } from '../core/show/extent.js';
import { usageError } from '../core/words/errors.js';
import { questionJson, renderQuestion, renderStep, stepJson } from '../report/show/render.js';
import { printable } from '../report/words/text.js';
import { firstGiven, makeSettings, type Settings } from '../run/settings.js';
import { type Asked, type ShownRun, showQuestions } from '../run/show.js';
import type { Given } from './flags.js';
import { FLAG_WORDS, requiredFiles } from './options.js';
import { jsonText, makeSetup, makeWarn, type ProcessLike, styleOf } from './print.js';
import { localRedactor } from './secrets.js';

export type ShowOptions = Given<readonly (string | undefined)[]>;

const PIPE_WIDTH = 80;
const EXAMPLE = 'stepgate show q17 results';

/** `stepgate show`: one question, or all failing or regressed ones, with the details that explain their scores. */
export async function show(options: ShowOptions, process: ProcessLike): Promise<number> {
  const { textOrJson: format, baseline, stepNumber: step } = options;
  const redactor = localRedactor(process);
  const { asked: selection, results } = readOperands(options);
  const run = makeShownRun(options, selection, results, redactor, process);
  if (step !== null && selection.kind !== 'id') throw usageError('--step needs the id of one question');
  const extent = step === null ? SCREEN : WHOLE_CALLS;
  const style = styleOf(process, PIPE_WIDTH);
  let count = 0;
  const { redact } = redactor;
  const warn = makeWarn(process, redact);
  for await (const question of showQuestions({ run, baseline, asked: selection, redact, warn, extent })) {
    const isFirst = count++ === 0;
    if (step !== null) {
      const { calls } = question;
      const call = calls.find(({ number }) => number === step);
      if (!call) throw usageError(`--step: expected 1 to ${calls.length}, the steps of the answer, got ${step}`);
      process.stdout.write(format === 'text' ? renderStep(call, style) : jsonText(stepJson(call)));
      return 0;
    }
    if (format === 'json') {
      process.stdout.write(`${isFirst ? '[' : ','}\n${jsonText(questionJson(question)).trimEnd()}`);
    } else {
      const rule = isFirst ? '' : `\n${style.dim('─'.repeat(style.width))}\n\n`;
      process.stdout.write(`${rule}${renderQuestion(question, style, options.drafts)}`);
    }
  }
  if (format === 'json') process.stdout.write(count === 0 ? '[]\n' : '\n]\n');
  else if (count === 0) process.stdout.write(`no question ${selection.kind === 'failing' ? 'failed' : 'regressed'}\n`);
  return 0;
}

/** `ID RESULTS`, or only RESULTS with --all or --regressed; without RESULTS the run is scored from its files. */
function readOperands({ operands, all, regressed, baseline }: ShowOptions): { asked: Asked; results: string | null } {
  const [firstOperand, secondOperand] = operands.filter((operand) => operand !== undefined);
  if (all && regressed) throw usageError('--all, --regressed: use one of them');
  if (!all && !regressed) {
    if (firstOperand === undefined) throw usageError(`name a question by its id, as in ${EXAMPLE}, or use --all`);
    return { asked: { kind: 'id', id: firstOperand }, results: secondOperand ?? null };
  }
  if (secondOperand !== undefined)
    throw usageError(`--${all ? 'all' : 'regressed'} takes no id, only a folder of results`);
  if (regressed && baseline === null) throw usageError('--regressed needs --baseline, a folder of an earlier run');
  return { asked: { kind: all ? 'failing' : 'regressed' }, results: firstOperand ?? null };
}

function makeShownRun(
  options: ShowOptions,
  selection: Asked,
  results: string | null,
  redactor: ReturnType<typeof localRedactor>,
  process: ProcessLike,
): ShownRun {
  const isOfFiles =
    firstGiven(options, ['corpus', 'responses', 'config', 'scoring', 'step-aliases', 'drafts']) !== null;
  if (results === null && !isOfFiles) {
    const idHint = selection.kind === 'id' ? `${JSON.stringify(selection.id)} is taken as the id of a question; ` : '';
    throw usageError(`${idHint}name a folder of results, as in ${EXAMPLE}, or --corpus and --responses`);
  }
  if (results === null) return { kind: 'files', settings: readSettings(options), setup: makeSetup(process, redactor) };
  if (!isOfFiles) return { kind: 'results', path: results };
  throw usageError('name a folder of results, or the files of a run (--corpus, --responses …), not both');
}

function readSettings(options: ShowOptions): Settings {
  const settings = makeSettings({ ...options, baseline: null }, FLAG_WORDS);
  return {
    ...settings,
    corpus: requiredFiles('--corpus', options.corpus),
    responses: requiredFiles('--responses', options.responses),
    judge: { ...settings.judge, on: false },
    ...{ name: 'show', provenance: {}, out: null, page: false, roots: null, minCoverage: 0 },
  };
}

/** `stepgate open`: prints the path of the page of a run and opens it in the browser. */
export async function open({ operands: [results] }: { readonly operands: readonly [string] }, process: ProcessLike) {
  const path = await pageOf(results);
  process.stdout.write(`${printable(path)}\n`);
  openInBrowser(path, process.env);
  return 0;
}
