import type { ReplyForm } from '../../core/judge/judge.js';

/** The request parameters that a model accepts, as known so far. */
export interface Dialect {
  readonly limit: 'max_completion_tokens' | 'max_tokens' | null;
  readonly reasoning: boolean;
  readonly temperature: boolean;
  readonly json: 'json_schema' | 'json_object' | 'text';
}

/** The newest dialect, tried first for every model. */
export const NEWEST: Dialect = {
  limit: 'max_completion_tokens',
  reasoning: true,
  temperature: true,
  json: 'json_schema',
};

/** The error response of a server. */
export interface Refusal {
  readonly status: number;
  readonly param: string | null;
  readonly code: string | null;
  readonly message: string;
}

/** A parameter that a server may not support, with its replacement. */
interface Concession {
  readonly parameter: string;
  readonly isSent: (dialect: Dialect, form: ReplyForm) => boolean;
  readonly without: (dialect: Dialect) => Dialect;
}

const CONCESSIONS: readonly Concession[] = [
  {
    parameter: 'max_completion_tokens',
    isSent: ({ limit }) => limit === 'max_completion_tokens',
    without: (dialect) => ({ ...dialect, limit: 'max_tokens' }),
  },
  {
    parameter: 'max_tokens',
    isSent: ({ limit }) => limit === 'max_tokens',
    without: (dialect) => ({ ...dialect, limit: null }),
  },
  {
    parameter: 'reasoning_effort',
    isSent: ({ reasoning }) => reasoning,
    without: (dialect) => ({ ...dialect, reasoning: false }),
  },
  {
    parameter: 'temperature',
    isSent: ({ temperature }) => temperature,
    without: (dialect) => ({ ...dialect, temperature: false }),
  },
  {
    parameter: 'response_format',
    isSent: ({ json }, { kind }) => kind === 'json' && json !== 'text',
    without: (dialect) => ({ ...dialect, json: dialect.json === 'json_schema' ? 'json_object' : 'text' }),
  },
];

/** The next dialect to try; null if the refusal has another cause. */
export function concede(dialect: Dialect, form: ReplyForm, refusal: Refusal): Dialect | null {
  if (refusal.status !== 400 && refusal.status !== 422) return null;
  const sentConcessions = CONCESSIONS.filter(({ isSent }) => isSent(dialect, form));
  const refused = sentConcessions.find(({ parameter }) => isAbout(refusal, parameter));
  return refused ? refused.without(dialect) : null;
}

/** Message words of servers other than OpenAI's, which often name the parameter only in the text. */
const UNKNOWN =
  /unsupported|not support|unrecogni[sz]ed|unknown|unexpected|not permitted|unavailable|extra (?:inputs|fields)|invalid/i;

function isAbout({ param, code, message }: Refusal, parameter: string): boolean {
  if (param !== null) return new RegExp(`^(?:body\\.)?${parameter}\\b`).test(param);
  if (code === 'context_length_exceeded') return false;
  return UNKNOWN.test(message) && new RegExp(`\\b${parameter}\\b`).test(message);
}

/** Model limits that are sent with the messages. */
export interface Limits {
  readonly temperature: number;
  readonly maxTokens: number;
}

/** The parameters of a request in a dialect. */
export function parametersOf(dialect: Dialect, form: ReplyForm, limits: Limits): Record<string, unknown> {
  return {
    ...(dialect.limit && { [dialect.limit]: limits.maxTokens }),
    ...(dialect.reasoning && { reasoning_effort: 'none' }),
    ...(dialect.temperature && { temperature: limits.temperature }),
    ...makeResponseFormat(dialect, form),
  };
}

function makeResponseFormat({ json }: Dialect, form: ReplyForm): Record<string, unknown> {
  if (form.kind === 'text' || json === 'text') return {};
  if (json === 'json_object') return { response_format: { type: json } };
  const { name, schema } = form;
  return { response_format: { type: json, json_schema: { name, schema, strict: true } } };
}

/** The parameters as short texts for the judge's identity. Example: `temperature=0`. */
export function sentOf(dialect: Dialect, form: ReplyForm, limits: Limits): string[] {
  const { response_format, ...rest } = parametersOf(dialect, form, limits);
  return [
    ...Object.entries(rest).map(([name, value]) => `${name}=${value}`),
    ...(response_format ? [`response_format=${dialect.json}`] : []),
  ];
}
