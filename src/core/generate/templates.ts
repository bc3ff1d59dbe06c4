import * as v from 'valibot';
import { mistypedKeys } from '../corpus/keys.js';
import { idText, kindInWords, problemsOf } from '../corpus/shape.js';
import { isMapping, type Mapping } from '../text/values.js';
import { type Decoded, invalid, ok, type Problem, usageError } from '../words/errors.js';

/** A kind of question: texts with places for values, where the values come from, and the query of the answer. */
export interface QuestionTemplate {
  readonly template_id: string;
  readonly name?: string;
  readonly ask: readonly string[];
  readonly bindings: string;
  readonly query: string;
  /** Keys of the reference step. */
  readonly step: Mapping;
  readonly tags: readonly string[];
}

const text = v.pipe(v.string(), v.nonEmpty('expected a text that is not empty'));
const names = v.array(text, 'expected a list of names');
const ASK = 'expected a text or a list of texts';

const STEP_ENTRIES = {
  required_columns: v.optional(names),
  ordered: v.optional(v.boolean()),
  ignore_duplicates: v.optional(v.boolean()),
};
const ENTRIES = {
  template_id: v.pipe(idText, v.nonEmpty('expected an id, got an empty text')),
  name: v.optional(text),
  ask: v.union([text, v.pipe(v.array(text, ASK), v.minLength(1, 'expected at least one text'))], ASK),
  bindings: text,
  query: text,
  ...STEP_ENTRIES,
  tags: v.optional(names),
};
const SCHEMA = v.array(v.looseObject(ENTRIES), 'expected a list of templates, as in `- template_id: …`');
const KEYS = Object.keys(ENTRIES);

/** Reads a file of templates; an unknown key is a problem. */
export function decodeTemplates(value: unknown, file: string): Decoded<readonly QuestionTemplate[]> {
  const unknown = Array.isArray(value) ? value.flatMap((item: unknown, at) => unknownKeys(item, at, file)) : [];
  const parsed = v.safeParse(SCHEMA, value);
  if (!parsed.success) return invalid([...unknown, ...problemsOf(file, value, parsed.issues)]);
  if (unknown.length > 0) return invalid(unknown);
  if (parsed.output.length === 0) return invalid([{ file, message: 'expected at least one template' }]);
  const repeated = parsed.output.findIndex((one, at) =>
    parsed.output.slice(0, at).some(({ template_id }) => template_id === one.template_id),
  );
  if (repeated >= 0)
    return invalid([{ file, path: [repeated, 'template_id'], message: 'occurs twice; ids must be unique' }]);
  return ok(
    parsed.output.map(({ template_id, name, ask, bindings, query, tags = [], ...rest }) => ({
      ...{ template_id, ask: [ask].flat(), bindings, query, tags },
      ...(name !== undefined && { name }),
      step: Object.fromEntries(Object.keys(STEP_ENTRIES).flatMap((key) => (key in rest ? [[key, rest[key]]] : []))),
    })),
  );
}

function unknownKeys(item: unknown, at: number, file: string): Problem[] {
  if (!isMapping(item)) return [];
  const near = new Map(mistypedKeys(item, KEYS));
  return Object.keys(item)
    .filter((key) => !KEYS.includes(key))
    .map((key) => {
      const meant = near.get(key);
      const message = `unknown key; ${meant === undefined ? `known keys: ${KEYS.join(', ')}` : `did you mean ${meant}?`}`;
      return { file, path: [at, key], message };
    });
}

/** A share of the templates that gets a tag. */
export interface Split {
  readonly tag: string;
  readonly share: number;
}

/** Reads splits such as `test=0.1`; together they are at most 1. */
export function decodeSplits(texts: readonly string[]): Split[] {
  const splits = texts.map((written): Split => {
    const [, tag = '', share = ''] = /^\s*([^\s=]+)\s*=\s*(0?\.\d+|[01](?:\.0*)?)\s*$/.exec(written) ?? [];
    if (tag === '')
      throw usageError(`--split: expected a tag and a share, as in test=0.1, got ${kindInWords(written)}`);
    return { tag, share: Number(share) };
  });
  const sum = splits.reduce((total, { share }) => total + share, 0);
  if (sum > 1 + 1e-9) throw usageError(`--split: the shares are ${sum} together, which exceeds 1`);
  return splits;
}

/** The tag of a template: the one in whose part a number from 0 to 1 lies. */
export function splitTag(splits: readonly Split[], position: number): string | null {
  let end = 0;
  for (const { tag, share } of splits) {
    end += share;
    if (position < end) return tag;
  }
  return null;
}
