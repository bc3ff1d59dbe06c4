import { runEvaluation } from '../dist/lib/index.js';
import { compareTimes } from './measure.mjs';
import { range } from './random.mjs';
import { ratioRow } from './report.mjs';

const JSON_STEP = { name: 'list', output_media_type: 'application/json' };

/** (n): a list whose order is free, with a further key in each item, against one of half the size. */
export async function unorderedAgainstHalf({ items, limit }) {
  const [whole, half] = [items, items / 2].map(makeUnordered);
  const times = await compareTimes(
    () => expectMatch(whole),
    () => expectMatch(half),
  );
  const what = `An unordered list of ${items.toLocaleString('en')} items, each with a further key`;
  return [ratioRow({ id: 'n', what, against: `${(items / 2).toLocaleString('en')} items`, times, limit })];
}

/** (n): a step with many alternatives, of which the last one matches, against that one alone. */
export async function alternativesAgainstOne({ alternatives, rows, limit }) {
  const [many, one] = [alternatives, 1].map((count) => makeAlternatives(count, rows));
  const times = await compareTimes(
    () => expectMatch(many),
    () => expectMatch(one),
  );
  const what = `\`any_of\` with ${alternatives} tables of ${rows.toLocaleString('en')} rows, the last one matching`;
  return [ratioRow({ id: 'n', what, against: 'that table alone', times, limit })];
}

function makeUnordered(count) {
  const wanted = range(count).map((id) => ({ id, name: `name ${id % 100}`, total: id / 7 }));
  const found = wanted.map((item) => ({ ...item, etag: `e${item.id}` })).reverse();
  return { step: { ...JSON_STEP, match_output: 'includes', unordered: true, output: wanted }, output: found };
}

function makeAlternatives(count, size) {
  const table = (shift) => range(size).map((id) => ({ id: id + shift, name: `name ${id}` }));
  const steps = range(count).map((at) => ({
    ...JSON_STEP,
    match_output: 'table',
    output: JSON.stringify(table((count - 1 - at) * size)),
  }));
  return { step: { any_of: steps }, output: JSON.stringify(table(0).reverse()) };
}

async function expectMatch({ step, output }) {
  const question = { id: 'q', question_text: '?', reference_steps: [[step]] };
  const response = { question_id: 'q', actual_steps: [{ name: JSON_STEP.name, status: 'success', output }] };
  const [entry] = await runEvaluation([{ template_id: 't', questions: [question] }], [response]);
  if (entry.steps_score !== 1) throw new Error(`expected a match, got ${entry.steps_score}`);
}
