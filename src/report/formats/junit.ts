import { isRight, type QuestionFigures } from '../../core/runs/figures.js';
import type { Report } from '../../core/runs/report.js';
import type { Redact } from '../../core/secrets/redact.js';
import { listAt } from '../../core/text/values.js';
import { oneLine, plain } from '../words/text.js';
import { whyOf } from '../words/why.js';

/** A question as JUnit has it. */
interface TestCase {
  readonly name: string;
  readonly template: string;
  readonly seconds: number;
  readonly outcome: Outcome;
}

type Outcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'skipped' }
  | { readonly kind: 'failure' | 'error'; readonly type: string; readonly message: string };

/**
 * The questions of a run as JUnit XML, piece by piece: a suite per template, a case per question. A wrong answer is a
 * failure, one that failed or is missing an error, a question without reference steps is skipped.
 */
export function* renderJunit({ run }: Report, redact: Redact): Generator<string> {
  const cases = run.questions.map((question) => caseOf(question, run.templateTitles ?? {}, redact));
  const suites = new Map<string, TestCase[]>();
  for (const [at, { templateId }] of run.questions.entries()) listAt(suites, templateId).push(cases[at] as TestCase);
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  // The schema knows no count of skipped cases here.
  const { skipped: _, ...counts } = countsOf(cases);
  yield `<testsuites${attributes({ name: redact(oneLine(run.label)), ...counts })}>\n`;
  for (const own of suites.values()) {
    yield `  <testsuite${attributes({ name: own[0]?.template ?? '', ...countsOf(own) })}>\n`;
    for (const one of own) yield caseXml(one);
    yield '  </testsuite>\n';
  }
  yield '</testsuites>\n';
}

function caseOf(question: QuestionFigures, titles: Readonly<Record<string, string>>, redact: Redact): TestCase {
  const { id, templateId, text, measures } = question;
  const title = Object.hasOwn(titles, templateId) ? titles[templateId] : null;
  return {
    name: redact(oneLine(text === null ? id : `${text} (${id})`)),
    template: redact(oneLine(title ?? templateId)),
    seconds: measures.elapsed_sec ?? 0,
    outcome: outcomeOf(question, redact),
  };
}

function outcomeOf(question: QuestionFigures, redact: Redact): Outcome {
  const { score, status, why } = question;
  if (score === null) return { kind: 'skipped' };
  if (isRight(question)) return { kind: 'passed' };
  const message = redact(oneLine(plain(whyOf(question))));
  const type = why?.cause.kind ?? 'unknown';
  return { kind: status === 'success' ? 'failure' : 'error', type, message };
}

function countsOf(cases: readonly TestCase[]) {
  const count = (wanted: Outcome['kind']) => cases.filter(({ outcome }) => outcome.kind === wanted).length;
  return {
    tests: cases.length,
    failures: count('failure'),
    errors: count('error'),
    skipped: count('skipped'),
    time: secondsText(cases.reduce((sum, { seconds }) => sum + seconds, 0)),
  };
}

function caseXml({ name, template, seconds, outcome }: TestCase): string {
  const head = `    <testcase${attributes({ name, classname: template, time: secondsText(seconds) })}`;
  if (outcome.kind === 'passed') return `${head}/>\n`;
  if (outcome.kind === 'skipped') return `${head}><skipped message="no reference steps"/></testcase>\n`;
  const { kind, type, message } = outcome;
  return `${head}><${kind}${attributes({ type, message })}>${escapeXml(message)}</${kind}></testcase>\n`;
}

function secondsText(seconds: number): string {
  return seconds.toFixed(3);
}

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** One line of text as XML: the characters that XML 1.0 cannot have are taken out, even as references. */
function escapeXml(text: string): string {
  return text.replace(/[\ufffe\uffff]/g, '').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
