import type { Validation } from '../../core/corpus/validate.js';
import type { RunFinding } from '../../core/refresh/contradicted.js';
import { counted, whole } from '../../core/text/numerals.js';
import { plainLine } from '../words/text.js';

/** Maximum examples per finding, and maximum warnings about the files; more of these, because each is to be fixed. */
const MAX_SHOWN = { examples: 5, warnings: 20 };

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
    lines.push(...formatLines(examples, MAX_SHOWN.examples));
  }
  if (readingWarnings.length > 0) lines.push(`warning: in the files (${counted(readingWarnings.length, 'place')})`);
  return [...lines, ...formatLines(readingWarnings, MAX_SHOWN.warnings)].join('\n');
}

function formatLines(lines: readonly string[], limit: number): string[] {
  const moreLine = lines.length > limit ? [`  … and ${whole(lines.length - limit)} more`] : [];
  return [...lines.slice(0, limit).map((line) => `  ${plainLine(line, MAX_LINE)}`), ...moreLine];
}

/** Maximum length of a line with text from a file. */
const MAX_LINE = 300;

/** Lines about references that several runs contradict, and counts of questions that never tell runs apart. */
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
    return [`${severity}: ${plainLine(`${questions[0]}: ${summary}`, MAX_LINE)}`, ...formatLines(rows, rows.length)];
  });
}
