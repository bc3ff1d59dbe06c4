import type { Answer, Taken } from './answer.js';
import { descriptionOf, type Schema, schemaAt } from './openapi.js';

type Asked = Pick<Taken, 'method' | 'path'>;

/** What GitHub sends against its own description. */
const NULL_ALL_THE_SAME = ['head_repository'];

/** A right answer with all that GitHub's description requires: what a test does not speak of is made up. */
export function completed(asked: Asked, answer: Answer): Answer {
  const schema = answerSchema(asked, answer.status);
  if (!schema || typeof answer.body !== 'string') return answer;
  return { ...answer, body: JSON.stringify(filled(schema, JSON.parse(answer.body))) };
}

/** What an answer says that GitHub's description does not know, or lacks; empty when all is well. */
export function answerViolations(asked: Asked, status: number, body: unknown): string[] {
  const described = descriptionOf(asked.method, asked.path)?.responses[String(status)];
  const answer = `${asked.method} ${asked.path} → ${status}`;
  if (!described) return status < 400 ? [`${answer}: GitHub describes no such answer`] : [];
  const schema = answerSchema(asked, status);
  return schema ? wrongIn(schema, body, '').map((problem) => `${answer}: ${problem}`) : [];
}

/** What a value has against a schema of GitHub's description. */
export function schemaViolations(schema: Schema, value: unknown): string[] {
  return wrongIn(schema, value, '');
}

function answerSchema({ method, path }: Asked, status: number): Schema | null {
  const described = descriptionOf(method, path)?.responses[String(status)];
  return (described && schemaAt(described)) ?? null;
}

function wrongIn(given: Schema, value: unknown, at: string): string[] {
  const schema = schemaAt(given);
  const branches = schema.oneOf ?? schema.anyOf;
  if (value === null) {
    const isKnown = schema.nullable || branches?.some((branch) => schemaAt(branch).nullable);
    return isKnown || NULL_ALL_THE_SAME.some((name) => at.endsWith(`.${name}`)) ? [] : [`${at} is null`];
  }
  if (branches) {
    const found = branches.map((branch) => wrongIn(branch, value, at));
    return found.find((problems) => problems.length === 0) ?? (found[0] as string[]);
  }
  if (schema.enum && !schema.enum.includes(value)) return [`${at} is ${JSON.stringify(value)}`];
  if (Array.isArray(value)) {
    if (schema.type !== 'array') return [`${at} is a list, not ${schema.type}`];
    if (value.length > (schema.maxItems ?? value.length)) return [`${at} has ${value.length} items`];
    return value.flatMap((item, index) => wrongIn(schema.items ?? {}, item, `${at}[${index}]`));
  }
  if (typeof value === 'object') return wrongInObject(schema, value as Readonly<Record<string, unknown>>, at);
  return wrongScalar(schema, value, at);
}

function wrongInObject(schema: Schema, value: Readonly<Record<string, unknown>>, at: string): string[] {
  if (schema.type !== undefined && schema.type !== 'object') return [`${at} is an object, not ${schema.type}`];
  const { properties, required = [], additionalProperties } = schema;
  const missing = required.filter((name) => !Object.hasOwn(value, name)).map((name) => `${at}.${name} is missing`);
  if (!properties) return missing;
  const wrong = Object.entries(value).flatMap(([name, item]) => {
    const known = properties[name];
    if (known) return wrongIn(known, item, `${at}.${name}`);
    return additionalProperties ? [] : [`${at}.${name} is unknown`];
  });
  return [...missing, ...wrong];
}

function wrongScalar({ type, format, maxLength }: Schema, value: unknown, at: string): string[] {
  if (maxLength !== undefined && [...String(value)].length > maxLength) return [`${at} is too long`];
  const kind = type === 'integer' && Number.isInteger(value) ? 'integer' : typeof value;
  if (type !== undefined && kind !== type) return [`${at} is ${JSON.stringify(value)}, not ${type}`];
  const isTime = format === 'date-time' && typeof value === 'string';
  return isTime && !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(value) ? [`${at} is no time: ${value}`] : [];
}

function filled(given: Schema, value: unknown): unknown {
  const schema = schemaAt(given);
  const branches = schema.oneOf ?? schema.anyOf;
  if (value === null) return null;
  if (value === undefined) return madeUp(schema);
  if (branches) {
    const whole = branches.map((branch) => filled(branch, value));
    return whole.find((candidate) => wrongIn(schema, candidate, '').length === 0) ?? whole[0];
  }
  if (Array.isArray(value)) return value.map((item) => filled(schema.items ?? {}, item));
  if (typeof value !== 'object') return value;
  const given_ = value as Readonly<Record<string, unknown>>;
  const { properties = {}, required = [] } = schema;
  const names = new Set([...Object.keys(given_), ...required]);
  return Object.fromEntries([...names].map((name) => [name, filled(properties[name] ?? {}, given_[name])]));
}

const SCALARS: Readonly<Record<string, unknown>> = { integer: 1, number: 1, boolean: false };

function madeUp(schema: Schema): unknown {
  const branch = (schema.oneOf ?? schema.anyOf)?.[0];
  if (schema.nullable) return null;
  if (branch) return filled(branch, undefined);
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'array') return [];
  if (schema.type === 'string') return schema.format === 'date-time' ? '2026-11-01T00:00:00Z' : 'made up';
  return schema.type === undefined || schema.type === 'object' ? filled(schema, {}) : SCALARS[schema.type];
}
