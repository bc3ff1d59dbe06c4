import { ARGS_NOT_RECORDED_KEY, NOT_RECORDED_KEY } from '../corpus/response.js';
import { counted } from '../text/numerals.js';
import { increment, isAbsent, isMapping, type Mapping, own, type Path } from '../text/values.js';
import type { Problem } from '../words/errors.js';
import { mappingsIn, parsed, textOf } from './events/fields.js';
import type { Trace } from './events/trace.js';

/** Place of a recording in its file. */
interface RecordPlace {
  readonly file: string;
  readonly line?: number;
  readonly path?: Path;
}

/** Counts what recordings gave and what they lack, so that nothing is lost in silence. */
export interface Census {
  readonly observe: (response: Mapping, trace: Trace, place: RecordPlace) => void;
  /** One line of counts; null without recordings. Example: `2 tool calls, 1 without output`. */
  readonly line: () => string | null;
  /** Whether arguments or outputs are lacking, or whole messages were not read. */
  readonly isLacking: () => boolean;
  /** Records without a step that hold something like a call. */
  readonly warnings: () => readonly Problem[];
}

const CALL_LACKS = ['without arguments', 'without output', 'failed'] as const;
const RESPONSE_LACKS = ['without a call', 'without an answer', 'without tokens'] as const;
type Lack = (typeof CALL_LACKS)[number] | (typeof RESPONSE_LACKS)[number];

/** Lacks that a warning is worth: a response without a call, tokens or, if it failed, an answer can be right. */
const DOUBTFUL: readonly Lack[] = ['without arguments', 'without output'];
/** Maximum number of records named in warnings. */
const MAX_NAMED = 5;
const MAX_UNREAD_TYPES = 6;

/** Makes an empty census. */
export function makeCensus(): Census {
  const lacks = new Map<Lack, number>();
  const unread = new Map<string, number>();
  const lookalikes: Problem[] = [];
  let calls = 0;
  let responses = 0;
  return {
    observe: (response, trace, place) => {
      const steps = mappingsIn(own(response, 'actual_steps'));
      calls += steps.length;
      responses++;
      for (const lack of [...steps.flatMap(lacksOfStep), ...lacksOfResponse(response, steps)]) increment(lacks, lack);
      for (const event of trace.events) if (event.kind === 'unread') increment(unread, event.type);
      const found = steps.length === 0 && lookalikes.length < MAX_NAMED ? findCallLike(trace) : null;
      if (found !== null) lookalikes.push({ ...place, message: lookalikeMessage(String(response.question_id), found) });
    },
    line: () => (responses === 0 ? null : formatLine(calls, lacks, unread)),
    isLacking: () => DOUBTFUL.some((lack) => lacks.has(lack)) || [...unread.keys()].some(isMessageType),
    warnings: () => lookalikes,
  };
}

/** Whether what was not read is a whole message or item, which may be a call; a part of one rarely is. */
function isMessageType(type: string): boolean {
  return type.endsWith(' message') || type.startsWith('item ');
}

function lacksOfStep(step: Mapping): Lack[] {
  return [
    ...(Object.hasOwn(step, ARGS_NOT_RECORDED_KEY) ? (['without arguments'] as const) : []),
    ...(Object.hasOwn(step, NOT_RECORDED_KEY) ? (['without output'] as const) : []),
    ...(step.status === 'error' ? (['failed'] as const) : []),
  ];
}

function lacksOfResponse(response: Mapping, steps: readonly Mapping[]): Lack[] {
  return [
    ...(steps.length === 0 ? (['without a call'] as const) : []),
    ...(isAbsent(response.actual_answer) ? (['without an answer'] as const) : []),
    ...(isAbsent(response.total_tokens) && isAbsent(response.input_tokens) ? (['without tokens'] as const) : []),
  ];
}

function formatLine(calls: number, lacks: ReadonlyMap<Lack, number>, unread: ReadonlyMap<string, number>): string {
  const counts = (names: readonly Lack[]) =>
    names.flatMap((lack) => {
      const count = lacks.get(lack);
      return count === undefined ? [] : [{ count, lack }];
    });
  const ofCalls = counts(CALL_LACKS).map(({ count, lack }) => `, ${count} ${lack}`);
  const ofResponses = counts(RESPONSE_LACKS).map(({ count, lack }, at) =>
    at === 0 ? `; ${counted(count, 'response')} ${lack}` : `, ${count} ${lack}`,
  );
  return [counted(calls, 'tool call'), ...ofCalls, ...ofResponses, formatUnread(unread)].join('');
}

/** The most frequent types first. */
function formatUnread(unread: ReadonlyMap<string, number>): string {
  const types = [...unread].toSorted(([, a], [, b]) => b - a);
  if (types.length === 0) return '';
  const shown = types.slice(0, MAX_UNREAD_TYPES).map(([type, count]) => `${count} ${type}`);
  return `; not read: ${shown.join(', ')}${types.length > MAX_UNREAD_TYPES ? ', …' : ''}`;
}

function lookalikeMessage(id: string, found: string): string {
  return `question ${JSON.stringify(id)}: the record holds \`${found}\`, which looks like a tool call, but no step was read`;
}

/** Keys and types that calls have in some format. */
const CALL_KEYS = ['toolUse', 'tool_use', 'tool_calls', 'toolCalls', 'tool_call', 'function_call', 'functionCall'];
const CALL_TYPES = ['tool_use', 'tool_call', 'tool-call', 'function_call', 'toolCall', 'TOOL'];
/** Values that are looked at in one record. */
const MAX_VALUES = 50_000;

/** A key or type of a call in the record of a trace; null without one. */
function findCallLike({ naming }: Trace): string | null {
  const open: unknown[] = [...naming.records, ...naming.attributes];
  for (let seen = 0; open.length > 0 && seen < MAX_VALUES; seen++) {
    const value = parsed(open.pop());
    if (Array.isArray(value)) open.push(...value.slice(0, MAX_VALUES));
    if (!isMapping(value)) continue;
    const type = textOf(own(value, 'type'));
    if (type !== null && CALL_TYPES.includes(type)) return type;
    const key = CALL_KEYS.find((name) => isFilled(own(value, name)));
    if (key !== undefined) return key;
    open.push(...Object.values(value));
  }
  return null;
}

function isFilled(value: unknown): boolean {
  const content = parsed(value);
  if (Array.isArray(content)) return content.length > 0;
  return isMapping(content) && Object.keys(content).length > 0;
}
