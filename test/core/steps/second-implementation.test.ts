import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evaluateQuestion } from '../../../src/core/runs/evaluate-question.js';
import { fewer } from '../../support/fewer.js';
import { makeContext } from '../../support/make.js';
import { decodedQuestion, decodedResponse } from '../../support/run.js';

/*
 * A second implementation of `match_args`, `normalize: [nulls]`, `reuse` and `extra_calls`, written from docs/corpus.md
 * alone. It tries all assignments of calls to steps.
 */

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Args = { [key: string]: Json };

interface Step {
  readonly name: string;
  readonly args: Args;
  readonly match_args: 'exact' | 'includes' | 'within' | 'shallow' | 'ignore';
  readonly reuse: boolean;
  readonly nulls: boolean;
}

interface Call {
  readonly name: string;
  readonly args: Args;
  readonly status: 'success' | 'error';
}

type Extra = 'allow' | 'forbid' | { readonly forbid: boolean; readonly except: string[] };

const isObject = (value: Json): value is Args => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Without keys whose value is null, at any depth; items of lists stay. */
function withoutNulls(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(([, item]) => item !== null);
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutNulls(item)]));
}

function isSame(a: Json, b: Json): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, at) => isSame(item, b[at] as Json));
  }
  if (!isObject(a) || !isObject(b)) return a === b;
  return (
    Object.keys(a).length === Object.keys(b).length &&
    Object.keys(a).every((key) => key in b && isSame(a[key] as Json, b[key] as Json))
  );
}

/** Whether `more` holds all of `less`: further keys at any depth, and further items between those of a list. */
function holds(more: Json, less: Json): boolean {
  if (Array.isArray(less) && Array.isArray(more)) {
    const [first, ...rest] = less;
    if (first === undefined) return true;
    return more.some((item, at) => holds(item, first) && holds(more.slice(at + 1), rest));
  }
  if (!isObject(less) || !isObject(more)) return less === more;
  return Object.keys(less).every((key) => key in more && holds(more[key] as Json, less[key] as Json));
}

function meets(step: Step, call: Call): boolean {
  if (call.status !== 'success' || call.name !== step.name) return false;
  const [reference, actual] = [step.args, call.args].map((args) => (step.nulls ? withoutNulls(args) : args)) as [
    Args,
    Args,
  ];
  const shared = Object.keys(reference).filter((key) => key in actual);
  const ways = {
    ignore: () => true,
    exact: () => isSame(reference, actual),
    includes: () => holds(actual, reference),
    within: () => holds(reference, actual),
    shallow: () => shared.every((key) => isSame(reference[key] as Json, actual[key] as Json)),
  };
  return ways[step.match_args]();
}

/** An assignment of calls to steps: how many steps are met, and the calls that meet one. */
interface Assignment {
  readonly met: number;
  readonly used: ReadonlySet<number>;
}

/** All assignments: a step is met by one call at most, and a call meets one step, or also others with `reuse`. */
function assignments(steps: readonly Step[], calls: readonly Call[]): Assignment[] {
  const found: Assignment[] = [];
  const visit = (at: number, met: number, own: readonly number[], shared: readonly number[]): void => {
    const step = steps[at];
    if (!step) {
      found.push({ met, used: new Set([...own, ...shared]) });
      return;
    }
    visit(at + 1, met, own, shared);
    for (const [index, call] of calls.entries()) {
      if (!meets(step, call)) continue;
      if (step.reuse) visit(at + 1, met + 1, own, [...shared, index]);
      else if (!own.includes(index)) visit(at + 1, met + 1, [...own, index], shared);
    }
  };
  visit(0, 0, [], []);
  return found;
}

/** The score of a way: the share of the steps of its last group that are met, 0 with a call in addition to the steps. */
function scoreOfWay(groups: readonly (readonly Step[])[], calls: readonly Call[], extra: Extra): number {
  const last = groups.at(-1) as readonly Step[];
  const score = Math.max(...assignments(last, calls).map(({ met }) => met)) / last.length;
  if (extra === 'allow' || (typeof extra === 'object' && !extra.forbid)) return score;
  const except = typeof extra === 'object' ? extra.except : [];
  const isExcept = ({ name }: Call) =>
    except.some((pattern) => new RegExp(`^${pattern.replace('*', '.*')}$`).test(name));
  const all = assignments(groups.flat(), calls);
  // Every step that can be met is met.
  const most = Math.max(...all.map(({ met }) => met));
  const isWithoutExtra = ({ met, used }: Assignment) =>
    met === most && calls.every((call, at) => used.has(at) || isExcept(call));
  return all.some(isWithoutExtra) ? score : 0;
}

const leaf = fc.constantFrom<Json>(null, 0, 1, 'a', true);
const value = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    leaf,
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('x', 'y'), tie('value'), { maxKeys: 2 }),
  ),
})).value;
const args = fc.oneof(
  { weight: 2, arbitrary: fc.dictionary(fc.constantFrom('a', 'b'), leaf, { maxKeys: 2 }) },
  fc.dictionary(fc.constantFrom('a', 'b', 'c'), value, { maxKeys: 3 }),
);
const name = fc.constantFrom('f', 'f', 'g');
const step: fc.Arbitrary<Step> = fc.record({
  name,
  args,
  match_args: fc.constantFrom('exact', 'includes', 'within', 'shallow', 'ignore'),
  reuse: fc.boolean(),
  nulls: fc.boolean(),
});
const otherCall: fc.Arbitrary<Call> = fc.record({
  name: fc.oneof(name, fc.constant('look_up')),
  args,
  status: fc.constantFrom('success', 'success', 'success', 'error'),
});
const groups = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 2 });
const extra = fc.constantFrom<Extra>(
  'allow',
  'forbid',
  'forbid',
  { forbid: true, except: ['look_*'] },
  { forbid: false, except: [] },
);

/** Groups, and calls of which many were made after them. */
const example = groups.chain((made) => {
  const copies = made.flat().map((one): Call => ({ name: one.name, args: one.args, status: 'success' }));
  const call = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...copies) }, otherCall);
  const calls = fc.oneof(fc.constant(copies), fc.subarray(copies), fc.array(call, { maxLength: 4 }));
  return fc.tuple(fc.constant(made), calls);
});

function written({ nulls, ...one }: Step): object {
  return { ...one, match_output: 'ignore', ...(nulls && { normalize: ['nulls'] }) };
}

function scoreOf(question: object[][], more: object, calls: readonly Call[]): number {
  const response = decodedResponse({ question_id: 'q', actual_steps: calls.map((call) => ({ ...call, output: '' })) });
  const { entry } = evaluateQuestion(decodedQuestion(question, more), response, { ...makeContext(), details: 'none' });
  return Number(entry.steps_score);
}

describe('random steps and calls score as by a second implementation', () => {
  test('shallow, nulls, reuse and extra calls', () => {
    const counts = new Map<number, number>();
    fc.assert(
      fc.property(example, extra, ([made, calls], rule) => {
        const expected = scoreOfWay(made, calls, rule);
        counts.set(expected, (counts.get(expected) ?? 0) + 1);
        const actual = scoreOf(
          made.map((group) => group.map(written)),
          { extra_calls: rule },
          calls,
        );
        expect(actual).toBeCloseTo(expected, 10);
      }),
      { numRuns: fewer(20_000), seed: 20_261_125 },
    );
    // No answer is so frequent that the others are not tried.
    for (const score of [0, 0.5, 1]) expect(counts.get(score) ?? 0).toBeGreaterThan(fewer(20_000) / 50);
  });

  test('the best alternative', () => {
    fc.assert(
      fc.property(example, groups, extra, ([made, calls], other, rule) => {
        const ways = [other, made].map((way) => way.map((group) => group.map(written)));
        const expected = Math.max(scoreOfWay(other, calls, rule), scoreOfWay(made, calls, rule));
        const more = { extra_calls: rule, reference_steps_any_of: [ways[1]] };
        expect(scoreOf(ways[0] as object[][], more, calls)).toBeCloseTo(expected, 10);
      }),
      { numRuns: fewer(5_000), seed: 20_261_126 },
    );
  });
});
