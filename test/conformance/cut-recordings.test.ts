import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { isMapping, type Mapping, own } from '../../src/core/text/values.js';
import { decodeTraces } from '../../src/core/traces/documents.js';
import { textOfContent, UNKNOWN_ERROR } from '../../src/core/traces/events/fields.js';
import { detectFormat, firstRecordOf } from '../../src/core/traces/formats.js';
import { responseOf } from '../../src/core/traces/response.js';
import { describeWithData, HAS_DATA, json, list, records } from './data.js';

/** Its spans are not in the order in which they ended: without the failure, nothing says that others only inherited it. */
const UNORDERED = 'b-36.json';
const FRAMEWORKS = HAS_DATA ? list('frameworks').filter((name) => name.endsWith('.json') && name !== UNORDERED) : [];
const MEETINGS = HAS_DATA
  ? list('meetings').filter((name) => name !== 'README.md' && list('meetings', name).includes('trace.jsonl'))
  : [];
const TRACES = HAS_DATA ? list('traces').filter((name) => name.endsWith('.json') && name !== 'expected.json') : [];

const RECORDINGS: readonly (readonly [string, () => unknown])[] = [
  ...FRAMEWORKS.map((name) => [name, () => json<Mapping>('frameworks', name).record] as const),
  ...MEETINGS.map((name) => [name, () => records('meetings', name, 'trace.jsonl')] as const),
  ...TRACES.map((name) => [name, () => json<unknown>('traces', name)] as const),
];

/** Cuts of longer lists are tried at this many places. */
const PLACES = 40;

/** Keys of lists of records: a shorter list below another key, such as that of a result, is another value. */
const LISTS = /^(?:spans|messages|history|contents|steps|items|observations|data|events|\d*)$/;

/** A value with each of its lists of records cut after each of its records. */
function* cutsOf(value: unknown, key = ''): Generator<unknown> {
  if (Array.isArray(value) && value.every(isMapping) && LISTS.test(key)) {
    const every = Math.ceil(value.length / PLACES);
    for (let length = 1; length < value.length; length += every) yield value.slice(0, length);
  }
  const holder: Readonly<Record<string, unknown>> = Object(typeof value === 'string' ? null : value);
  for (const inner of Object.keys(holder).slice(0, PLACES)) {
    for (const cut of cutsOf(holder[inner], inner)) {
      yield Array.isArray(value) ? value.with(Number(inner), cut) : { ...holder, [inner]: cut };
    }
  }
}

/** The steps that a recording gives; none if it is refused with a reason. */
function stepsOf(recording: unknown): readonly Mapping[] {
  const lines = Array.isArray(recording) ? recording : [];
  const formats = [firstRecordOf(recording), ...lines].map((record) => detectFormat(record, ''));
  const found = formats.find((one) => one.kind === 'format');
  if (found?.kind !== 'format') {
    expect(formats[0]).toMatchObject({ message: expect.stringMatching(/\w/) });
    return [];
  }
  if (found.format === 'responses') return [];
  return decodeTraces(found.format, recording).flatMap((trace) => {
    if (trace === null || typeof trace.refusal === 'string') return [];
    return responseOf(trace, 'q').actual_steps as Mapping[];
  });
}

/** What a step says of its call. */
const callOf = (step: Mapping) => [step.name, own(step, 'id') ?? null, own(step, 'args') ?? null];
/** What a step says of its result; the content of an MCP result is its text. */
function resultOf(step: Mapping): string {
  const output = own(step, 'error') ?? own(step, 'output') ?? null;
  const text = isMapping(output) ? textOfContent(own(output, 'content')) : null;
  return JSON.stringify(text ?? output);
}

/** Whether two results are of one call: where the record that has the clean text is cut off, a frame stays around it. */
function isSameResult(whole: Mapping, cut: Mapping): boolean {
  const [text, framed] = [resultOf(whole), resultOf(cut)];
  const isFramed = framed.includes(text.slice(1, -1)) || framed.replaceAll('\\\\', '\\').includes(text.slice(1, -1));
  return whole.status === cut.status && (isFramed || own(cut, 'error') === UNKNOWN_ERROR);
}

/** What the programs of the examples and other packages wrote: the first records of each file. */
const FIXTURES = ['agents', 'recorded'].flatMap((folder) => {
  const path = join(import.meta.dirname, '../fixtures', folder);
  const files = readdirSync(path).filter((name) => name.endsWith('.jsonl') && name !== 'coding-agents.jsonl');
  return files.flatMap((name) => {
    const lines = readFileSync(join(path, name), 'utf8').trim().split('\n').slice(0, 4);
    return lines.map((line, at) => [`${name}, record ${at + 1}`, () => JSON.parse(line) as unknown] as const);
  });
});

test.each(FIXTURES)('a recording of the examples cut at any place: %s', (_, read) => expectSamePairs(read()));

describeWithData('a recording cut at any place never pairs a call with the result of another', () => {
  test.each(RECORDINGS)('%s', (_, read) => expectSamePairs(read()));
});

function expectSamePairs(recording: unknown): void {
  const whole = stepsOf(recording);
  const wrong: unknown[] = [];
  for (const cut of cutsOf(recording)) {
    for (const step of stepsOf(cut)) {
      const isOpen = step.output_not_recorded !== undefined;
      const same = whole.filter((one) => isDeepStrictEqual(callOf(one), callOf(step)));
      if (same.length === 0 || isOpen) continue;
      if (!same.some((one) => isSameResult(one, step))) wrong.push(step);
    }
  }
  expect(wrong).toEqual([]);
}
