import { readRunWithTexts } from '../adapters/files/runs.js';
import { decodeChoice } from '../core/corpus/settings.js';
import { historyRunOf } from '../core/runs/continue-history.js';
import { makeLocalRedactor } from '../core/secrets/redact.js';
import { forInput, StepgateError } from '../core/words/errors.js';
import { historyJson, viewOfHistory } from '../report/formats/history.js';
import { renderMarkdown } from '../report/formats/markdown.js';
import { renderTerminal } from '../report/formats/terminal.js';
import { printableJson } from '../report/words/text.js';
import { refuseEmpty } from './options.js';
import { FORMATS, ID_LENGTHS, listLimit, type ProcessLike, styleOf } from './print.js';

export interface HistoryOptions {
  readonly operands: readonly [path: string];
  readonly format: string;
  readonly ids: string;
  readonly all?: boolean;
}

/** `stepgate history`: the runs of a branch up to the given run, and the flaky questions among them. */
export async function history(options: HistoryOptions, process: ProcessLike): Promise<number> {
  const [path] = options.operands;
  refuseEmpty({ ...options, operands: undefined, run: path });
  const format = decodeChoice('--format', options.format, FORMATS);
  const ids = decodeChoice('--ids', options.ids, ID_LENGTHS);
  const { redact } = makeLocalRedactor(process.env);
  const run = redact(await forInput('RUN', readRunWithTexts(path)));
  if (run.scoring === null)
    throw new StepgateError('input', `${path}: an evaluation file has no history; name a baseline.yaml or its folder`);
  const shownHistory = { run, runs: run.history?.runs ?? [historyRunOf(run)] };
  if (format === 'json') {
    process.stdout.write(`${printableJson(JSON.stringify(historyJson(shownHistory), null, 2))}\n`);
    return 0;
  }
  const view = viewOfHistory(shownHistory, { ids, redact, ...listLimit(format === 'text' && !options.all) });
  process.stdout.write(format === 'text' ? renderTerminal(view, styleOf(process)) : renderMarkdown(view));
  return 0;
}
