import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Recorded } from './server.js';

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
}

/** GitHub's own OpenAPI description, cut to the operations that Stepgate calls. */
const DESCRIPTION = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../fixtures/github-openapi.json'), 'utf8'),
) as Description;

/** What a REST request has that GitHub does not describe, or lacks that it asks for; empty when all is well. */
export function violations({
  method,
  path,
  query,
  body,
}: Pick<Recorded, 'method' | 'path' | 'query' | 'body'>): string[] {
  const request = `${method} ${path}`;
  const found = operationOf(method, path);
  if (!found) return [`${request}: GitHub describes no such operation`];
  const { operation, values } = found;
  const parameters = (operation.parameters ?? []).map(resolved);
  return [
    ...parameters.flatMap((parameter) => wrongValue(parameter, parameter.in === 'path' ? values : query)),
    ...Object.keys(query)
      .filter((name) => !parameters.some((parameter) => parameter.in === 'query' && parameter.name === name))
      .map((name) => `unknown query parameter ${name}`),
    ...wrongBody(operation, body),
  ].map((problem) => `${request}: ${problem}`);
}

/** The operation of a path with the values of its placeholders; a literal path wins over a placeholder. */
function operationOf(method: string, path: string): { operation: Operation; values: Record<string, string> } | null {
  for (const [template, operations] of Object.entries(DESCRIPTION.paths)) {
    const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
    const values = new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(path);
    const operation = values && operations[method.toLowerCase()];
    if (!operation) continue;
    const pairs = names.map((name, index) => [name, decodeURIComponent(values[index + 1] ?? '')]);
    return { operation, values: Object.fromEntries(pairs) as Record<string, string> };
  }
  return null;
}

function resolved(parameter: Parameter): Parameter {
  return DESCRIPTION.components.parameters[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter;
}

function wrongValue(
  { name, in: where, required, schema }: Parameter,
  values: Readonly<Record<string, string>>,
): string[] {
  const value = values[name];
  if (value === undefined) return required ? [`${where} parameter ${name} is missing`] : [];
  return isText(schema, value) ? [] : [`${where} parameter ${name} is ${JSON.stringify(value)}`];
}

/** Whether a text of an address stands for a value of a type. */
function isText(schema: Schema, value: string): boolean {
  if (schema.oneOf) return schema.oneOf.some((one) => isText(one, value));
  if (schema.enum && !schema.enum.includes(value)) return false;
  if (schema.type === 'integer') return /^[1-9]\d*$/.test(value);
  if (schema.type === 'boolean') return /^(?:true|false)$/.test(value);
  return value !== '';
}

function wrongBody({ requestBody }: Operation, body: unknown): string[] {
  const schema = requestBody?.content['application/json']?.schema;
  if (!schema) return body === undefined ? [] : ['a body that is not described'];
  if (typeof body !== 'object' || body === null) return requestBody?.required ? ['the body is missing'] : [];
  const { properties = {}, required = [] } = schema;
  return [
    ...required.filter((key) => !Object.hasOwn(body, key)).map((key) => `the body lacks ${key}`),
    ...Object.entries(body).flatMap(([key, value]) => {
      const expected = properties[key];
      if (!expected) return [`unknown key ${key} in the body`];
      const type = Number.isInteger(value) && expected.type === 'integer' ? 'integer' : typeof value;
      return type === expected.type ? [] : [`${key} in the body is no ${expected.type}`];
    }),
  ];
}
