import { completion, fieldOf } from './replies.js';
import type { Behaviour, JudgeRequest, Reply } from './server.js';

/** One reply of a script: a text, the status of a failing server, or a text that was cut off. */
type ScriptedReply =
  | string
  | { readonly status: number }
  | { readonly content: string; readonly finish_reason: string };

/** The replies to one request of graphrag-eval, in the form of the conformance data. */
export interface Scripted {
  readonly match: {
    readonly kind: 'custom' | 'recall' | 'precision';
    readonly prompt?: string;
    readonly question?: string;
    readonly context?: string;
    readonly answer?: string;
  };
  readonly replies: readonly ScriptedReply[];
  /** The zeros and ones of the accepted reply. */
  readonly verdicts?: readonly number[];
  /** No reply is accepted. */
  readonly fails?: boolean;
}

/** The user's message with its enclosed texts as they are: for a custom evaluation the prompt of graphrag-eval. */
export function plainPrompt({ body: { messages = [] } }: JudgeRequest): string {
  const content = messages.find(({ role }) => role === 'user')?.content ?? '';
  return content.replace(
    /^BEGIN (\w+) (\w+)\n(.*)\nEND \1 \2$/gm,
    (_, __, ___, text: string) => JSON.parse(text) as string,
  );
}

/** The lines of a prompt without the order of the keys of its steps, which is random in graphrag-eval. */
function unordered(prompt: string): string {
  const lines = prompt.split('\n').map((line) => line.replace(/,$/, ''));
  return lines.sort().join('\n');
}

/** A server that gives the replies of a script; `unexpected` collects the prompts that it does not have. */
export function scriptedJudge(script: readonly Scripted[], unexpected: string[]): Behaviour {
  const used = new Map<Scripted, number>();
  return (request) => {
    const prompt = plainPrompt(request);
    const entry = script.find(({ match }) => isMatch(match, request, prompt));
    if (!entry) {
      unexpected.push(prompt);
      return { status: 400, body: { error: { message: 'not in the script' } } };
    }
    const count = used.get(entry) ?? 0;
    used.set(entry, count + 1);
    // Stepgate asks once more after a reply that cannot be read, graphrag-eval twice.
    const isLast = entry.match.kind === 'custom' ? count >= entry.replies.length - 1 : isAccepted(entry, count);
    if (isLast && entry.verdicts) return replyOf(request, verdictText(entry.match.kind, entry.verdicts));
    return replyOf(request, entry.replies[Math.min(count, entry.replies.length - 1)] ?? '');
  };
}

function isMatch(match: Scripted['match'], { body }: JudgeRequest, prompt: string): boolean {
  if (match.kind === 'custom') return unordered(match.prompt ?? '') === unordered(prompt);
  const isRecall = (body.messages?.[0]?.content ?? '').includes('"statements"');
  const fields = { question: match.question, context: match.context, reference: match.answer };
  const isSame = Object.entries(fields).every(([name, text]) => fieldOf(body, name) === text);
  return isSame && isRecall === (match.kind === 'recall');
}

/** Whether it is time for the accepted reply: after at most one that cannot be read. */
function isAccepted({ replies }: Scripted, count: number): boolean {
  const unreadable = replies.slice(0, count).filter((reply) => typeof reply === 'string' || 'content' in reply);
  return count >= replies.length - 1 || unreadable.length > 0;
}

/** A reply of a judge of retrieval steps with these verdicts. */
function verdictText(kind: Scripted['match']['kind'], verdicts: readonly number[]): string {
  if (kind === 'precision') return JSON.stringify({ reason: 'r', useful: verdicts[0] });
  return JSON.stringify({ statements: verdicts.map((attributed) => ({ statement: 's', reason: 'r', attributed })) });
}

function replyOf({ body }: JudgeRequest, reply: ScriptedReply): Reply {
  if (typeof reply === 'string') return { status: 200, body: completion(body, reply) };
  if ('status' in reply) return { status: reply.status, body: { error: { message: 'scripted' } } };
  const whole = completion(body, reply.content) as { choices: object[] };
  return {
    status: 200,
    body: { ...whole, choices: whole.choices.map((choice) => ({ ...choice, finish_reason: reply.finish_reason })) },
  };
}
