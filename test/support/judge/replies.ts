/** The body of a request, as far as the tests look at it. */
export interface Body {
  readonly model?: string;
  readonly messages?: readonly { readonly role: string; readonly content: string }[];
  readonly input?: readonly string[];
  readonly response_format?: { readonly type: string; readonly json_schema?: { readonly name: string } };
  readonly encoding_format?: string;
  readonly [key: string]: unknown;
}

/** The text that stands between the delimiters of a field; null where the request has none. */
export function fieldOf({ messages = [] }: Body, name: string): string | null {
  const content = messages.find(({ role }) => role === 'user')?.content ?? '';
  const [, text] = new RegExp(`^BEGIN ${name} \\w+\\n(.*)\\nEND ${name} \\w+$`, 'm').exec(content) ?? [];
  return text === undefined ? null : (JSON.parse(text) as string);
}

/** What a request is for. */
export function purposeOf({
  messages = [],
  input,
}: Body): 'claims' | 'tsv' | 'relevance' | 'embedding' | 'custom' | 'recall' | 'precision' {
  if (input) return 'embedding';
  const system = messages[0]?.content ?? '';
  if (/^Output the following values/m.test(messages[1]?.content ?? '')) return 'custom';
  if (system.includes('"statements"')) return 'recall';
  if (system.includes('"useful"')) return 'precision';
  if (system.includes('"noncommittal"')) return 'relevance';
  return system.includes('"reference_claims"') ? 'claims' : 'tsv';
}

/** A judge with simple tastes: claims are what stands between commas, and equal texts match. */
export function verdictOf(body: Body): string {
  const claims = (name: string) =>
    (fieldOf(body, name) ?? '')
      .split(',')
      .map((claim) => claim.trim())
      .filter((claim) => claim !== '');
  const [reference, actual] = [claims('reference_answer'), claims('actual_answer')];
  const matches = reference.flatMap((claim, reference_index) => {
    const actual_index = actual.indexOf(claim);
    return actual_index < 0 ? [] : [{ reference_index, actual_index }];
  });
  switch (purposeOf(body)) {
    case 'claims':
      return JSON.stringify({ reference_claims: reference, actual_claims: actual, matches, reason: 'by the commas' });
    case 'recall':
      return recallReply(body);
    case 'precision':
      return precisionReply(body);
    case 'custom':
      return customReply(body);
    case 'tsv':
      return [reference.length, actual.length, matches.length, 'by the commas'].join('\t');
    default: {
      const [, wanted] = /Write (\d+) different questions/.exec(body.messages?.[0]?.content ?? '') ?? [];
      const noncommittal = (fieldOf(body, 'actual_answer') ?? '').startsWith('I do not know');
      const questions = Array.from({ length: Number(wanted) }, (_, at) => ({
        question: `question ${at}`,
        noncommittal,
      }));
      return JSON.stringify({ questions });
    }
  }
}

/** Statements are what is between commas; one that is in the context is attributed. */
function recallReply(body: Body): string {
  const statements = (fieldOf(body, 'reference') ?? '').split(',').map((statement) => statement.trim());
  const context = fieldOf(body, 'context') ?? '';
  const verdicts = statements.map((statement) => ({
    ...{ statement, reason: 'by the text' },
    attributed: context.includes(statement) ? 1 : 0,
  }));
  return JSON.stringify({ statements: verdicts });
}

/** A context that begins with "useful" is useful. */
function precisionReply(body: Body): string {
  const verdict = (text: string) => ({ reason: 'by its beginning', useful: text.startsWith('useful') ? 1 : 0 });
  const one = fieldOf(body, 'context');
  if (one !== null) return JSON.stringify(verdict(one));
  const contexts: object[] = [];
  for (let index = 0; ; index++) {
    const text = fieldOf(body, `context_${index}`);
    if (text === null) return JSON.stringify({ contexts });
    contexts.push({ index, ...verdict(text) });
  }
}

/** The value 0.5 for each output of a custom evaluation, in the form that is asked for. */
function customReply({ messages = [] }: Body): string {
  const [, listed = ''] = /^Output the following values.*\n((?:- .*\n)+)/m.exec(messages[1]?.content ?? '') ?? [];
  const names = [...listed.matchAll(/^- (.*?): /gm)].map(([, name = '']) => name);
  const isJson = (messages[0]?.content ?? '').includes('one JSON object');
  return isJson
    ? JSON.stringify(Object.fromEntries(names.map((name) => [name, 0.5])))
    : names.map(() => '0.5').join('\t');
}

export const USAGE = { prompt_tokens: 1000, completion_tokens: 100, total_tokens: 1100 };

/** A chat completion with this text, or what the simple judge says. */
export function completion(body: Body, content: unknown = verdictOf(body), more: object = {}): object {
  const message = { role: 'assistant', content, refusal: null, ...more };
  const choices = [{ index: 0, message, finish_reason: 'stop', logprobs: null }];
  return { id: 'chatcmpl-1', object: 'chat.completion', created: 1, model: body.model, choices, usage: USAGE };
}

/** Vectors by the words of the design: the question that was asked first, then three at growing angles. */
const VECTORS = [
  [1, 0],
  [1, 0],
  [0.6, 0.8],
  [0, 1],
];

export function embeddings({ model, input = [] }: Body): object {
  const data = input.map((_, index) => ({ object: 'embedding', index, embedding: VECTORS[index % VECTORS.length] }));
  return { object: 'list', data, model, usage: { prompt_tokens: 40, total_tokens: 40 } };
}
