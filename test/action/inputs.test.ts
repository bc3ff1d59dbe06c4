import { expect, test } from 'vitest';
import { decodeInputs } from '../../src/action/inputs.js';

const EVALUATE = { corpus: 'corpus.yaml', responses: 'responses.jsonl' };
const COMBINE = { mode: 'combine', legs: 'eval *' };

/** Decodes inputs as the runner's variables have them. */
function decode(inputs: Readonly<Record<string, string>>) {
  const variables = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  return decodeInputs(Object.fromEntries(variables));
}

test.each<[Readonly<Record<string, string>>, RegExp]>([
  [{ mode: 'evalute' }, /mode.*evaluate.*"evalute"/],
  [{ comment: 'yes' }, /comment.*true.*"yes"/],
  [{ upload: '1' }, /upload.*true.*"1"/],
  [{ 'baseline-required': 'ja' }, /baseline-required.*true.*"ja"/],
  [{ corpus: '' }, /corpus.*required/],
  [{ responses: ' ' }, /responses.*required/],
  [{ combine: 'agents' }, /combine: the input needs mode: combine/],
  [{ shard: '1/2', 'min-steps-score': '0.5' }, /min-steps-score: a shard is neither compared nor gated/],
  [{ shard: '1/2', baseline: 'old' }, /baseline: a shard is neither compared nor gated/],
  [{ shard: '1/2', gates: 'micro.steps_score.mean > 0' }, /gates: a shard is neither compared nor gated/],
  [{ ...COMBINE, 'if-no-responses': 'skip' }, /if-no-responses: skip needs mode: evaluate/],
  [{ mode: 'report', 'pull-request': '7' }, /pull-request: mode: report finds/],
  [{ 'pull-request': '#7' }, /pull-request: .*"#7"/],
  [
    { 'until-decided': 'true', 'max-steps-drop': '0.1' },
    /max-steps-drop: baseline must be a path, the same for record and evaluate/,
  ],
  [{ name: 'a\\b' }, /name: expected 1 to 60 letters/],
  [{ ...COMBINE, legs: '' }, /legs: the input is required in mode: combine/],
  [{ ...COMBINE, shard: '1/2' }, /shard: the input needs mode: evaluate/],
  [{ ...COMBINE, combine: 'legs' }, /combine: expected shards or agents, got "legs"/],
  [{ ...COMBINE, combine: 'agents', baseline: 'old' }, /baseline: combine: agents takes/],
])('the inputs %j are wrong: an error with name, value and a right example', (inputs, words) => {
  expect(() => decode({ ...EVALUATE, ...inputs })).toThrow(words);
});

test('blank inputs are not set', () => {
  const { settings, baseline, comment } = decode({ ...EVALUATE, 'min-steps-score': ' ', gates: '\n', comment: '' });
  expect([settings.gates, baseline, comment]).toEqual([decode(EVALUATE).settings.gates, { kind: 'auto' }, true]);
});
