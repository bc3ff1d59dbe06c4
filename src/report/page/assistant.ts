import type { ComparedSteps, ShownQuestion } from '../../core/show/entry.js';
import { type DiffRow, diffTables } from '../../core/show/table-diff.js';
import type { ShownCall, TextDiff } from '../../core/show/texts.js';
import { MAX_LINE_TEXT, MAX_LISTED, MAX_TEXT } from '../../core/shown.js';
import { counted } from '../../core/text/numerals.js';
import { conditionTone } from '../../core/why/condition-table.js';
import { whyText } from '../words/cause-sentences.js';
import { argumentsNoun } from '../words/differences.js';
import { codeLine, cut, fenceFor, marked } from '../words/text.js';
import { noteOf } from './conditions.js';
import type { PageRow } from './rows.js';

/** A question and its failure as Markdown, to give to an assistant: cause, conditions, queries, rows and answers. */
export function assistantText(row: PageRow, shown: ShownQuestion): string {
  const { why, status, compared, base, answer } = shown;
  const sentence = why ? whyText({ ...why, status }) : row.why;
  const differing = (why?.detail.conditions ?? []).filter((one) => conditionTone(one) !== null);
  return assistantParts({
    text: shown.text,
    id: shown.id,
    failure: `Failure: ${marked(sentence)}${row.asked.length > 0 ? `; ${marked(row.asked)}` : ''}`,
    conditions: [...differing.filter(({ named }) => named), ...differing.filter(({ named }) => !named)].map((one) => ({
      text: one.text,
      note: `${noteOf(one)}${one.named ? ' (decisive)' : ''}`,
    })),
    runs: [
      { name: 'this run', compared, rows: compared ? rowLines(compared) : '', answer: answer.actual },
      ...(base
        ? [{ name: base.label, compared: null, rows: baseQuery(shown), answer: base.answer.actual || null }]
        : []),
      { name: '', compared: null, rows: stepsText(shown), answer: null },
    ],
  });
}

interface AssistantParts {
  readonly text: string;
  readonly id: string;
  readonly failure: string;
  /** Those that differ. */
  readonly conditions: readonly { readonly text: string; readonly note: string }[];
  readonly runs: readonly {
    readonly name: string;
    readonly compared: ComparedSteps | null;
    readonly rows: string;
    readonly answer: string | null;
  }[];
}

/** The parts of the text for an assistant, in their order; empty ones are left out. */
export function assistantParts({ text, id, failure, conditions, runs }: AssistantParts): string {
  const [first] = runs.flatMap(({ compared }) => compared ?? []);
  const conditionLines = conditions.slice(0, MAX_LISTED).map(({ text, note }) => `- \`${text}\`: ${note}`);
  const parts = [
    ...[`# ${text}`, `Id: ${id}`, failure],
    conditions.length > 0 ? ['Conditions of the queries that differ:', ...conditionLines].join('\n') : '',
    ...(first ? referenceQuery(first) : []),
    ...runs.map(({ name, compared }) => {
      const { args, argsOf = 'reference' } = compared ?? {};
      const side = argsOf === 'both' ? 'right' : 'left';
      return args && argsOf !== 'reference' ? fenced(`${argumentsNoun(args)} of ${name}`, args, side) : '';
    }),
    ...runs.map(({ rows }) => rows),
    ...runs.map(({ name, answer }) => (answer === null ? '' : `Answer of ${name}: ${cut(answer, MAX_LINE_TEXT)}`)),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** The query or the arguments of the reference step, and its rules of single paths. */
function referenceQuery({ args, argsOf, expect }: ComparedSteps): string[] {
  const query = argsOf === 'call' ? [] : [fenced(`${argumentsNoun(args)} of the reference`, args, 'left')];
  const rules = expect.slice(0, MAX_LISTED).map((rule) => `- ${cut(rule, MAX_LINE_TEXT)}`);
  return rules.length === 0 ? query : [...query, ['Rules of single paths:', ...rules].join('\n')];
}

function fenced(title: string, { lines, language }: TextDiff, side: 'left' | 'right'): string {
  const text = lines
    .flatMap((line) => {
      if (line.kind === 'gap' || line.kind === 'cut') return '…';
      if (side === 'left') return 'left' in line ? line.left : [];
      return 'right' in line ? line.right : [];
    })
    .join('\n');
  return fencedText(title, cut(text, MAX_TEXT), language);
}

/** The first rows that are missing in the output of a call, and that are extra; further ones are counted. */
export function rowLines({ output }: ComparedSteps): string {
  if (output?.kind !== 'tables') return '';
  const { rows, counts } = diffTables(output.tables);
  const linesOf = (kind: DiffRow['kind'], sign: string) => {
    const all = rows.filter((row) => row.kind === kind);
    const shown = all.slice(0, 9);
    const more = all.length - shown.length;
    return [
      ...shown.map(
        ({ cells }) => `${sign} ${cut(cells.map(({ text }) => text ?? 'unbound').join(' | '), MAX_LINE_TEXT)}`,
      ),
      ...(more > 0 ? [`${sign} … ${counted(more, 'more row')}`] : []),
    ];
  };
  const lines = [...linesOf('missing', '-'), ...linesOf('extra', '+')];
  const head = `Rows: ${counts.expected.total} expected, ${counts.actual?.total ?? 'no table'} received`;
  return lines.length === 0 ? head : `${head} (- missing, + extra):\n${lines.join('\n')}`;
}

/**
 * The steps of an answer with their errors, the calls that broke a rule with their arguments, and the output that
 * cannot be read.
 */
function stepsText(shown: ShownQuestion): string {
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
function baseQuery({ why, references, base }: ShownQuestion): string {
  const at = references.findIndex(
    (reference) => reference.why !== null && reference.why.cause.step === why?.cause.step,
  );
  const call = base?.calls.find(({ number }) => number === base.references[at]?.call);
  if (!base || !call?.texts || call.texts.args.text === '') return '';
  const { language, text } = call.texts.args;
  return fencedText(`${argumentsNoun(call.texts.args)} of ${base.label}`, text, language);
}

/** A text as a block of code, with a longer fence than any in it. */
function fencedText(title: string, text: string, language: TextDiff['language']): string {
  const fence = fenceFor(text, 3);
  return `${title}:\n${fence}${language === 'text' ? '' : language}\n${text}\n${fence}`;
}
