import { ARGS_NOT_RECORDED_KEY, NOT_RECORDED_KEY } from '../corpus/response.js';
import { firstNames, MAX_LISTED } from '../shown.js';
import { counted } from '../text/numerals.js';
import { increment, isAbsent, type Mapping, own } from '../text/values.js';
import { mappingsIn, textAt } from './events/fields.js';
import type { Trace } from './events/trace.js';
import type { Span } from './spans/span.js';

/** What a call or a response can lack, in the order of the line. */
const CALL_LACKS: readonly Lack[] = [
  ['without arguments', (step) => Object.hasOwn(step, ARGS_NOT_RECORDED_KEY)],
  ['without output', (step) => Object.hasOwn(step, NOT_RECORDED_KEY)],
  ['failed', (step) => step.status === 'error'],
];
const RESPONSE_LACKS: readonly Lack[] = [
  ['without a call', (response) => mappingsIn(own(response, 'actual_steps')).length === 0],
  ['without an answer', (response) => isAbsent(response.actual_answer)],
  ['without tokens', ({ total_tokens, input_tokens }) => isAbsent(total_tokens) && isAbsent(input_tokens)],
];
type Lack = readonly [words: string, applies: (one: Mapping) => boolean];

export type Census = ReturnType<typeof makeCensus>;

/** Counts what recordings gave and what they lack, so that nothing is lost in silence. */
export function makeCensus() {
  const lacks = new Map<string, number>();
  const unread = new Map<string, number>();
  let calls = 0;
  let responses = 0;
  const count = (table: readonly Lack[], one: Mapping): void => {
    for (const [words, applies] of table) if (applies(one)) increment(lacks, words);
  };
  const counts = (table: readonly Lack[]) =>
    table.filter(([words]) => lacks.has(words)).map(([words]) => ({ count: lacks.get(words) ?? 0, words }));
  return {
    observe: (response: Mapping, trace: Trace): void => {
      const steps = mappingsIn(own(response, 'actual_steps'));
      calls += steps.length;
      responses++;
      for (const step of steps) count(CALL_LACKS, step);
      count(RESPONSE_LACKS, response);
      for (const event of trace.events) if (event.kind === 'unread') increment(unread, event.type);
    },
    /** One line of counts; null without recordings. Example: `2 tool calls, 1 without output`. */
    line: (): string | null => {
      if (responses === 0) return null;
      const ofCalls = counts(CALL_LACKS).map((one) => `, ${one.count} ${one.words}`);
      const ofResponses = counts(RESPONSE_LACKS).map((one, at) =>
        at === 0 ? `; ${counted(one.count, 'response')} ${one.words}` : `, ${one.count} ${one.words}`,
      );
      return [counted(calls, 'tool call'), ...ofCalls, ...ofResponses, formatUnread(unread)].join('');
    },
    /** Whether arguments or outputs are lacking, or what may be calls was not read; without a call or tokens, a response can be right. */
    isLacking: (): boolean =>
      lacks.has('without arguments') ||
      lacks.has('without output') ||
      [...unread.keys()].some((type) => MAY_BE_CALL.test(type)),
  };
}

/** What was not read that may be a call: a whole message or item, or a part whose name says so. */
const MAY_BE_CALL = / message$|^item |tool|function/i;

/** The most frequent types first. */
function formatUnread(unread: ReadonlyMap<string, number>): string {
  const types = [...unread].toSorted(([, a], [, b]) => b - a);
  if (types.length === 0) return '';
  const shown = types.slice(0, MAX_LISTED).map(([type, count]) => `${count} ${type}`);
  return `; not read: ${shown.join(', ')}${types.length > MAX_LISTED ? ', …' : ''}`;
}

export type UnknownSpans = ReturnType<typeof makeUnknownSpans>;

export function makeUnknownSpans() {
  const services = new Set<string>();
  const keys = new Set<string>();
  let count = 0;
  const add = (spans: readonly Span[]): void => {
    count += spans.length;
    for (const { attributes, resource } of spans) {
      const service = textAt(resource, 'service.name');
      if (service !== null && services.size < MAX_LISTED) services.add(service);
      for (const key of Object.keys(attributes)) if (keys.size <= MAX_LISTED) keys.add(key);
    }
  };
  /** Example: `3 spans of shop, no convention that is known; their attributes are span.type, tool.name`; null: none. */
  const words = (): string | null => {
    if (count === 0) return null;
    const names = [...services].map((name) => `\`${name}\``).join(', ');
    const listed = firstNames([...keys], MAX_LISTED);
    const content = listed === '' ? 'they have no attributes' : `their attributes are ${listed}`;
    return `${counted(count, 'span')}${names === '' ? '' : ` of ${names}`}, no convention that is known; ${content}`;
  };
  return { add, words };
}
