import { usageError } from '../errors.js';

/** A prompt with placeholders, taken apart: texts and the fields between them. */
export type Template = readonly (string | { readonly field: Field })[];

export const FIELDS = ['question', 'reference_answer', 'actual_answer'] as const;
export type Field = (typeof FIELDS)[number];

/** Names of older releases. */
const OLDER: Readonly<Record<string, Field>> = { candidate_answer: 'actual_answer' };

const PIECE = /\{\{|\}\}|\{([^{}]*)\}|[{}]/g;

/** Reads a prompt: `{question}` is a placeholder, `{{` a brace. Throws a usage error for any other placeholder. */
export function decodeTemplate(text: string, where: string): Template {
  const parts: (string | { field: Field })[] = [];
  let end = 0;
  for (const found of text.matchAll(PIECE)) {
    parts.push(text.slice(end, found.index), partOf(found[0], found[1], where));
    end = found.index + found[0].length;
  }
  return [...parts, text.slice(end)].filter((part) => part !== '');
}

function partOf(piece: string, name: string | undefined, where: string): string | { field: Field } {
  if (piece === '{{' || piece === '}}') return piece.charAt(0);
  const field =
    FIELDS.find((known) => known === name) ?? (name && Object.hasOwn(OLDER, name) ? OLDER[name] : undefined);
  if (field) return { field };
  const known = FIELDS.map((known) => `{${known}}`).join(', ');
  const found = name === undefined ? `a single ${piece}` : `the placeholder ${JSON.stringify(piece)}`;
  throw usageError(`${where}: ${found} is unknown; use ${known}, and {{ or }} for braces`);
}

/** The prompt with its fields filled in. */
export function renderTemplate(template: Template, values: Readonly<Record<Field, string>>): string {
  return template.map((part) => (typeof part === 'string' ? part : values[part.field])).join('');
}
