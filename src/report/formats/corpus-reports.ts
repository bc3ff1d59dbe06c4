import type { Validation } from '../../core/corpus/validate.js';
import type { RunFinding } from '../../core/refresh/contradicted.js';
import { shownQuery } from '../../core/refresh/placed-steps.js';
import { isLoss, isWritten, OUTPUT_STATES, type OutputChange, type OutputState } from '../../core/refresh/states.js';
import { MAX_LINE_TEXT, MAX_LISTED, MAX_NAMED } from '../../core/shown.js';
import { counted, whole } from '../../core/text/numerals.js';
import { cut, fenceFor, oneLine, plainLine } from '../words/text.js';

interface ReportedStep {
  readonly id: string;
  readonly template: string;
  /** The query of a SPARQL result; null for other steps. */
  readonly query: string | null;
  readonly text: string;
  readonly place: string;
  readonly change: OutputChange;
  readonly hasAnswer: boolean;
}

export interface RefreshReport {
  readonly steps: readonly ReportedStep[];
  readonly skipped: number;
  readonly written: readonly string[];
  readonly refusals: readonly string[];
  /** Changed outputs, if there are too many to write them. */
  readonly tooMany: number | null;
  /** The line about a source that lost rows as a whole; null: none. */
  readonly shrunk: string | null;
  /** Why the source is doubtful, so that nothing is written; null: it is not. */
  readonly doubt: string | null;
  readonly acceptsEmpty: boolean;
  readonly wantsWrite: boolean;
}

/** Each state in words, with a note for its list. */
const STATES: Readonly<Record<OutputState, readonly [words: string, note?: string]>> = {
  same: ['same'],
  changed: ['changed'],
  was_empty: ['were empty', 'any empty result scored 1 until now'],
  became_empty: ['became empty', 'not written, as an empty reference accepts any empty result'],
  gone: ['gone', 'not written without --accept-empty'],
  columns_missing: ['without a required column', 'not written'],
  unstable: ['unstable', 'not written'],
  failed: ['failed', 'not written'],
};

/** How lines are written: as text for a terminal, or as Markdown for a pull request, with untrusted text in code. */
const STYLES = {
  text: {
    bullet: (text: string) => `  ${text}`,
    row: (text: string) => `    ${text}`,
    title: (text: string) => text,
  },
  markdown: {
    bullet: (text: string) => `- ${inCode(text)}`,
    row: (text: string) => `  - ${inCode(text)}`,
    title: (text: string) => `\n**${text}**\n`,
  },
};
type LineStyle = (typeof STYLES)[keyof typeof STYLES];

function inCode(text: string): string {
  const fence = fenceFor(text, 1);
  return fence === '`' ? `\`${text}\`` : `${fence} ${text} ${fence}`;
}

export function renderRefresh(report: RefreshReport, format: keyof typeof STYLES): string {
  const style = STYLES[format];
  const { steps, skipped } = report;
  const counts = countStates(report).filter(([state, count]) => count > 0 || ALWAYS_SHOWN.includes(state));
  const parts = counts.map(([state, count]) => `${whole(count)} ${STATES[state][0]}`);
  const lists = OUTPUT_STATES.flatMap((state) => (state === 'same' ? [] : listOf(state, report, style)));
  return [
    ...(report.shrunk === null ? [] : [report.shrunk]),
    `${counted(steps.length, 'output')}: ${parts.join(', ')}`,
    ...(skipped === 0 ? [] : [`unchanged: ${counted(skipped, 'step')} without a query`]),
    ...lists,
    ...endOf(report),
  ].join('\n');
}

function countStates({ steps }: RefreshReport) {
  return OUTPUT_STATES.map((state) => [state, steps.filter(({ change }) => change.state === state).length] as const);
}

const ALWAYS_SHOWN: readonly OutputState[] = ['same', 'changed', 'failed'];

function listOf(state: OutputState, report: RefreshReport, style: LineStyle): string[] {
  const steps = report.steps.filter(({ change }) => change.state === state);
  if (steps.length === 0) return [];
  const lines = steps.slice(0, MAX_LISTED).flatMap((step) => linesOfStep(step, style));
  const more = steps.length - MAX_LISTED;
  const [words, note] = STATES[state];
  const title = note === undefined || (isLoss(state) && report.acceptsEmpty) ? words : `${words} (${note})`;
  const rest = more > 0 ? [style.bullet(`… and ${whole(more)} more; --format json lists all`)] : [];
  return [style.title(title), ...lines, ...rest];
}

function linesOfStep({ id, text, place, change, ...step }: ReportedStep, style: LineStyle): string[] {
  const { difference, values, why } = change;
  const query = change.state === 'failed' && step.query !== null ? shownQuery(step.query) : '';
  const template = change.state === 'failed' ? `template ${step.template}` : '';
  const parts = [difference ? describeRows(difference) : '', why, template, query]
    .filter((part) => part !== '')
    .map(oneLine);
  const head = `${oneLine(id)} ${cut(oneLine(text), MAX_LINE_TEXT)}${place === '' ? '' : ` (${oneLine(place)})`}`;
  const rows = difference
    ? [...difference.firstAdded.map((row) => `+ ${row}`), ...difference.firstRemoved.map((row) => `− ${row}`)]
    : values
      ? [`+ ${values.later}`, `− ${values.earlier}`]
      : [];
  const line = parts.length === 0 ? head : `${head}: ${parts.join('; ')}`;
  return [style.bullet(line), ...rows.map((row) => style.row(cut(oneLine(row), MAX_LINE_TEXT)))];
}

function describeRows({ rows, earlierRows, added, removed }: NonNullable<OutputChange['difference']>): string {
  const signs = [...(added > 0 ? [`+${whole(added)}`] : []), ...(removed > 0 ? [`−${whole(removed)}`] : [])];
  const change = signs.length === 0 ? '' : ` (${signs.join(' ')})`;
  return `${counted(rows, 'row')}, ${earlierRows === 1 ? 'was' : 'were'} ${whole(earlierRows)}${change}`;
}

function endOf(report: RefreshReport): string[] {
  const { steps, written, refusals, tooMany, doubt, wantsWrite } = report;
  const changed = steps.filter(({ change }) => isWritten(change.state, report.acceptsEmpty));
  const questions = new Set(changed.map(({ id }) => id)).size;
  const withAnswer = new Set(changed.filter(({ hasAnswer }) => hasAnswer).map(({ id }) => id)).size;
  const lines: string[] = [];
  if (withAnswer > 0) {
    const have = withAnswer === 1 ? 'has' : 'have';
    const these = `${withAnswer} of these ${counted(questions, 'question')}`;
    lines.push(`${these} ${have} a reference_answer that a person must check.`);
  }
  if (tooMany !== null && wantsWrite) {
    const share = `${whole(tooMany)} of ${whole(steps.length)} outputs changed`;
    lines.push(`${share}: is this the right data? Check three of them; --all writes them.`);
  }
  if (doubt !== null) lines.push(doubt);
  lines.push(...refusals.map(oneLine));
  if (written.length > 0) lines.push(`written: ${written.map(oneLine).join(', ')}`);
  if (changed.length > 0 && !wantsWrite && doubt === null) lines.push('--write writes the changed outputs.');
  return lines;
}

/** The report as JSON: ids by state, and all differences. */
export function refreshJson(report: RefreshReport): object {
  const { steps, skipped, written, shrunk, doubt } = report;
  const refusals = [...report.refusals, ...(doubt === null ? [] : [doubt])];
  return {
    ...(shrunk !== null && { shrunk }),
    counts: Object.fromEntries(countStates(report)),
    steps_without_query: skipped,
    outputs: steps
      .filter(({ change }) => change.state !== 'same')
      .map(({ id, template, query, place, change: { state, difference, values, why } }) => ({
        ...{ question_id: id, place, state },
        ...(state === 'failed' && { template_id: template, ...(query !== null && { query }) }),
        ...(why !== '' && { why }),
        ...values,
        ...(difference && {
          ...{ rows: difference.rows, earlier_rows: difference.earlierRows },
          ...{ added: difference.added, removed: difference.removed },
          ...{ first_added: difference.firstAdded, first_removed: difference.firstRemoved },
        }),
      })),
    written,
    refusals,
  };
}

/** Nouns for the places of findings that do not count questions. */
const NOUNS: Readonly<Record<string, string>> = { 'never-called': 'step name', 'no-questions': 'template' };

/** Renders the validation as plain text; `readingWarnings` are lines such as `corpus.yaml:3: …`. */
export function renderValidation(validation: Validation, readingWarnings: readonly string[]): string {
  const { questions, templates, errors, findings } = validation;
  const kinds = findings.filter(({ severity }) => severity === 'warning').length + (readingWarnings.length > 0 ? 1 : 0);
  const size = `${counted(questions, 'question')}, ${counted(templates, 'template')}`;
  const lines = [`${size}: ${counted(errors, 'error')}, ${counted(kinds, 'kind')} of warning`];
  for (const { severity, kind, summary, questions: places } of findings) {
    const noun = NOUNS[kind];
    lines.push(
      `${severity}: ${summary} (${noun ? counted(places.length, noun) : counted(new Set(places.map(({ id }) => id)).size, 'question')})`,
    );
    const examples = places.map(({ id, place, why }) => `${[id, place].filter(Boolean).join(' ')}: ${why}`);
    lines.push(...formatLines(examples, MAX_NAMED));
  }
  if (readingWarnings.length > 0) lines.push(`warning: in the files (${counted(readingWarnings.length, 'place')})`);
  return [...lines, ...formatLines(readingWarnings, MAX_LISTED)].join('\n');
}

function formatLines(lines: readonly string[], limit: number): string[] {
  const moreLine = lines.length > limit ? [`  … and ${whole(lines.length - limit)} more`] : [];
  return [...lines.slice(0, limit).map((line) => `  ${plainLine(line, MAX_LINE_TEXT)}`), ...moreLine];
}

/** Lines about references that several runs contradict, and counts of questions that have the same result in all runs. */
export function renderRunFindings(findings: readonly RunFinding[]): string[] {
  return findings.flatMap(({ severity, kind, summary, questions, ...rest }) => {
    if (kind !== 'runs-contradict-reference') {
      const ids = formatLines([questions.join(', ')], 1);
      return [`${severity}: ${summary} (${counted(questions.length, 'question')})`, ...ids];
    }
    const rows = [
      ...(rest.only_in_runs ?? []).map((row) => `only in the runs: ${row}`),
      ...(rest.only_in_reference ?? []).map((row) => `only in the reference: ${row}`),
    ];
    return [
      `${severity}: ${plainLine(`${questions[0]}: ${summary}`, MAX_LINE_TEXT)}`,
      ...formatLines(rows, rows.length),
    ];
  });
}
