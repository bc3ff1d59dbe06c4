import type { ShownAnswer, ShownCall, ShownQuestion, TextDiff } from '../../core/show/question.js';
import { MAX_LINE_TEXT, MAX_LISTED, MAX_TEXT } from '../../core/shown.js';
import { counted } from '../../core/text/numerals.js';
import { argumentsNoun } from '../words/differences.js';
import { codeLine, cut, fenceFor } from '../words/text.js';

/** The steps of an answer with their errors, the calls that broke a rule with their arguments, and the output that cannot be read. */
export function stepsText(shown: ShownQuestion): string {
  const { calls, callCounts } = shown;
  const listed = calls.slice(0, MAX_LISTED);
  const rest = callCounts.all - listed.length;
  const lines = [...listed.map(stepLine), ...(rest > 0 ? [`… ${counted(rest, 'more step')}`] : [])];
  const steps = lines.length === 0 ? 'No step is recorded.' : ['Steps of this run:', ...lines].join('\n');
  return [steps, unreadableOutput(shown)].filter((text) => text !== '').join('\n\n');
}

function stepLine({ number, name, status, rows, error, rule, texts }: ShownCall): string {
  const result = status !== 'success' ? status : rows === null ? 'success' : counted(rows, 'row');
  const reason = error === null ? '' : `: ${cut(codeLine(error), MAX_LINE_TEXT)}`;
  const broken = rule === undefined ? '' : `, broke a rule: ${cut(codeLine(texts?.args.text ?? ''), MAX_LINE_TEXT)}`;
  return `${number}. ${name}: ${result}${reason}${broken}`;
}

/** The output of the explained call, where it is not a table and has no error of its own. */
function unreadableOutput({ why, calls, compared }: ShownQuestion): string {
  const call = calls.find(({ number }) => number === compared?.call?.number);
  const output = call?.texts?.output.text ?? '';
  if (why === null || !call || output === '' || call.rows !== null || call.error !== null) return '';
  return fencedText(`Output of step ${call.number}`, cut(output, MAX_TEXT), 'text');
}

/** The query or the arguments of the base's step that matched where this run missed; empty if unknown. */
export function baseQuery({ why, references, base }: ShownQuestion): string {
  const at = references.findIndex(
    (reference) => reference.why !== null && reference.why.cause.step === why?.cause.step,
  );
  const call = base && callAt(base, base.references[at]?.call ?? null);
  if (!base || !call?.texts || call.texts.args.text === '') return '';
  const { language, text } = call.texts.args;
  return fencedText(`${argumentsNoun(call.texts.args)} of ${base.label}`, text, language);
}

function callAt({ calls }: Pick<ShownAnswer, 'calls'>, number: number | null): ShownCall | null {
  return calls.find((call) => call.number === number) ?? null;
}

/** A text as a block of code, with a longer fence than any in it. */
export function fencedText(title: string, text: string, language: TextDiff['language']): string {
  const fence = fenceFor(text, 3);
  return `${title}:\n${fence}${language === 'text' ? '' : language}\n${text}\n${fence}`;
}
