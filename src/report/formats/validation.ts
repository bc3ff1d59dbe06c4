import type { Validation } from '../../core/corpus/validate.js';
import { counted, whole } from '../../core/text/numerals.js';
import { plainLine } from '../words/text.js';

/** So many examples of a finding are shown; the files' own warnings are there to be worked off, so more of them. */
const SHOWN = { examples: 5, warnings: 20 };

/** What a finding counts, where that is not questions. */
const NOUNS: Readonly<Record<string, string>> = { 'never-called': 'step name', 'no-questions': 'template' };

/** The validation as plain text; `readingWarnings` are lines such as `corpus.yaml:3: …`. */
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
    lines.push(...shortened(examples, SHOWN.examples));
  }
  if (readingWarnings.length > 0) lines.push(`warning: in the files (${counted(readingWarnings.length, 'place')})`);
  return [...lines, ...shortened(readingWarnings, SHOWN.warnings)].join('\n');
}

function shortened(lines: readonly string[], limit: number): string[] {
  const more = lines.length > limit ? [`  … and ${whole(lines.length - limit)} more`] : [];
  return [...lines.slice(0, limit).map((line) => `  ${plainLine(line, MAX_LINE)}`), ...more];
}

/** Characters of a line that come from a file. */
const MAX_LINE = 300;
