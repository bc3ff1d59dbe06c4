import type { Mapping } from '../values.js';
import { renameTemplate } from './corpus.js';
import type { RawQuestion, RawTemplate } from './corpus-schema.js';
import type { Document } from './reading.js';

/** The templates of a corpus file that was found to be one: older keys under their names of today, ids as text. */
export function templatesOf(document: Document): Mapping[] {
  const templates = (document.value as readonly unknown[]).map(renameTemplate) as RawTemplate[];
  return templates.map((template, index) => ({
    ...template,
    template_id: writtenId(template.template_id, document, [index, 'template_id']),
    questions: (template.questions ?? []).map((question: RawQuestion, at) => ({
      ...question,
      id: writtenId(question.id, document, [index, 'questions', at, 'id']),
    })),
  }));
}

/** `017` for what YAML reads as 17. */
function writtenId(id: string | number | bigint | boolean, document: Document, path: (string | number)[]): string {
  return typeof id === 'string' ? id : (document.writtenAs(path) ?? String(id));
}
