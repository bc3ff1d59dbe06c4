import type { ComparedSteps, ShownQuestion, TextDiff } from '../../core/show/question.js';
import { type DiffRow, diffTables } from '../../core/show/table-diff.js';
import { MAX_LINE_TEXT, MAX_LISTED, MAX_TEXT } from '../../core/shown.js';
import { counted } from '../../core/text/numerals.js';
import { conditionTone } from '../../core/why/condition-table.js';
import type { QueryCondition } from '../../core/words/causes.js';
import { whyText } from '../words/cause-sentences.js';
import { argumentsNoun } from '../words/differences.js';
import { codeLine, cut, marked } from '../words/text.js';
import { baseQuery, fencedText, stepsText } from './assistant-steps.js';
import { scrolled } from './blocks.js';
import type { PageRow } from './rows.js';

/** A condition in the table: for each query whether it has the condition; null: unknown. */
export interface ConditionRow {
  readonly text: string;
  readonly has: readonly (boolean | null)[];
  /** The note on the wrong queries; null without a note. */
  readonly tone: 'lost' | 'added' | null;
  /** Whether the first difference is about it. */
  readonly isNamed: boolean;
  /** The meaning of the colour of the row in words. */
  readonly note: string;
}

/** A table of the conditions of each query; empty if all are equal. `base`: the name of the base run; null without one. */
export function Conditions({ all, base }: { readonly all: readonly QueryCondition[]; readonly base: string | null }) {
  const hasBase = all.some((one) => one.base !== undefined);
  const rank = ({ isNamed, tone }: ConditionRow) => (isNamed ? 0 : tone === null ? 2 : 1);
  const rows = all.map(
    (one): ConditionRow => ({
      text: one.text,
      has: [one.actual, ...(hasBase ? [one.base === true] : []), one.reference],
      tone: conditionTone(one),
      isNamed: one.named === true,
      note: noteOf(one),
    }),
  );
  const sorted = [...rows].sort((a, b) => rank(a) - rank(b));
  return <ConditionTable queries={['this run', ...(hasBase ? [base ?? ''] : []), 'reference']} rows={sorted} />;
}

interface TableProps {
  /** The names of the queries. */
  readonly queries: readonly string[];
  readonly rows: readonly ConditionRow[];
}

/** A table with a column for each query; empty if no row is coloured. */
export function ConditionTable({ queries, rows }: TableProps) {
  if (rows.every(({ tone }) => tone === null)) return null;
  return (
    <div class="scroll" {...scrolled('Conditions')}>
      <table class="rows asks">
        <thead>
          <tr>
            <th scope="col">What the query asks</th>
            {queries.map((name) => (
              <th scope="col">{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ text, has, tone, isNamed, note }) => (
            <tr class={tone === null ? undefined : `${tone}${isNamed ? ' named' : ''}`}>
              <td>
                <code>{codeLine(text)}</code> <small>{note}</small>
              </td>
              {has.map((is) => (
                <td>
                  <Has is={is} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The meaning of the colour of a row in words. */
export function noteOf({ reference, base, actual }: QueryCondition): string {
  if (reference === actual) return '';
  if (actual) return base === true ? 'not in the reference' : 'only here';
  return base === true ? 'missing here, in both right queries' : 'missing here';
}

function Has({ is }: { readonly is: boolean | null }) {
  if (is === null) return <span class="sr">not known</span>;
  return (
    <>
      <span aria-hidden="true">{is ? '●' : '–'}</span>
      <span class="sr">{is ? 'yes' : 'no'}</span>
    </>
  );
}

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
  /** The differing conditions of the queries, with notes. */
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
  const parts = [
    ...[`# ${text}`, `Id: ${id}`, failure],
    conditions.length > 0 ? conditionList(conditions) : '',
    ...(first ? referenceQuery(first) : []),
    ...runs.flatMap(({ name, compared }) => (compared ? queryOf(compared, name) : [])),
    ...runs.map(({ rows }) => rows),
    ...runs.map(({ name, answer }) => (answer === null ? '' : `Answer of ${name}: ${cut(answer, MAX_LINE_TEXT)}`)),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function conditionList(conditions: AssistantParts['conditions']): string {
  const lines = conditions.slice(0, MAX_LISTED).map(({ text, note }) => `- \`${text}\`: ${note}`);
  return ['Conditions of the queries that differ:', ...lines].join('\n');
}

/** The query or the arguments of the reference step, and its rules of single paths. */
function referenceQuery({ args, argsOf, expect }: ComparedSteps): string[] {
  const query = argsOf === 'call' ? [] : [fenced(`${argumentsNoun(args)} of the reference`, args, 'left')];
  const rules = expect.slice(0, MAX_LISTED).map((rule) => `- ${cut(rule, MAX_LINE_TEXT)}`);
  return rules.length === 0 ? query : [...query, ['Rules of single paths:', ...rules].join('\n')];
}

function queryOf({ args, argsOf }: ComparedSteps, run: string): string[] {
  return argsOf === 'reference'
    ? []
    : [fenced(`${argumentsNoun(args)} of ${run}`, args, argsOf === 'both' ? 'right' : 'left')];
}

/** One side of a difference as a block of code. */
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

/** Maximum number of missing rows, and of extra ones, in a text to copy; further ones are counted. */
const MAX_ROWS_COPIED = 9;

/** The rows that are missing and extra in the output of a call. */
export function rowLines({ output }: ComparedSteps): string {
  if (output?.kind !== 'tables') return '';
  const { rows, counts } = diffTables(output.tables);
  const linesOf = (kind: DiffRow['kind'], sign: string) => {
    const all = rows.filter((row) => row.kind === kind);
    const shown = all.slice(0, MAX_ROWS_COPIED);
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
