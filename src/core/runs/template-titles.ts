import type { Corpus } from '../model.js';

/** What a reader calls the templates, by id. */
export function titlesOf(templates: Corpus['templates']): Record<string, string> {
  return Object.fromEntries(templates.map(({ id, title }) => [id, title]));
}
