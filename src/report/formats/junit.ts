import { isRight, type QuestionFigures, unaskedQuestions } from '../../core/figures/figures.js';
import type { Report } from '../../core/gates/report.js';
import { groupedBy } from '../../core/text/values.js';
import { whyOf } from '../words/cause-sentences.js';
import { oneLine, plain } from '../words/text.js';

type TestCase = ReturnType<typeof makeCase>;

/** The questions as JUnit XML, piece by piece: a suite per template; wrong is a failure, failed or missing an error. */
export function* renderJunit({ run }: Report): Generator<string> {
  const titles = run.templateTitles ?? {};
  const questions = [...run.questions, ...unaskedQuestions(run)];
  const cases = questions.map((question, at) => makeCase(question, titles, at < run.questions.length));
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  // The schema does not allow a count of skipped cases here.
  const { skipped: _, ...counts } = countOutcomes(cases);
  yield `<testsuites${attributes({ name: oneLine(run.label), ...counts })}>\n`;
  for (const suiteCases of groupedBy(cases, ({ templateId }) => templateId).values()) {
    yield `  <testsuite${attributes({ name: suiteCases[0]?.template ?? '', ...countOutcomes(suiteCases) })}>\n`;
    for (const testCase of suiteCases) yield caseXml(testCase);
    yield '  </testsuite>\n';
  }
  yield '</testsuites>\n';
}

function makeCase(question: QuestionFigures, titles: Readonly<Record<string, string>>, isAsked: boolean) {
  const { id, templateId, text, measures } = question;
  const title = Object.hasOwn(titles, templateId) ? titles[templateId] : null;
  return {
    name: oneLine(text === null ? id : `${text} (${id})`),
    templateId,
    template: oneLine(title ?? templateId),
    seconds: measures.elapsed_sec ?? 0,
    outcome: makeOutcome(question, isAsked),
  };
}

function makeOutcome(question: QuestionFigures, isAsked: boolean) {
  const { score, status, why } = question;
  if (!isAsked) return { kind: 'skipped', message: 'not asked' } as const;
  if (score === null) return { kind: 'skipped', message: 'no reference steps' } as const;
  if (isRight(question)) return { kind: 'passed' } as const;
  const message = oneLine(plain(whyOf(question)));
  const type = why?.cause.kind ?? 'unknown';
  return { kind: status === 'success' ? 'failure' : 'error', type, message } as const;
}

function countOutcomes(cases: readonly TestCase[]) {
  const count = (kind: TestCase['outcome']['kind']) => cases.filter(({ outcome }) => outcome.kind === kind).length;
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
  if (outcome.kind === 'skipped') return `${head}><skipped${attributes({ message: outcome.message })}/></testcase>\n`;
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

/** Escapes one line of text for XML and removes characters that XML 1.0 does not allow, not even as references. */
function escapeXml(text: string): string {
  return text.replace(/[\ufffe\uffff]/g, '').replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
}
