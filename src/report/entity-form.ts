import type { CauseDetail } from '../core/cause-words.js';
import { otherThanUuid } from '../core/steps/id-forms.js';
import { code, type Text } from './text.js';

/** In what wrong form an entity was looked for, where its id alone shows it; null where it does not. */
export function formText({ entity, searched_as = '', is_found }: CauseDetail): Text | null {
  const searched = partsOf(searched_as);
  // Of an entity that another step found, the cause says it itself.
  if (entity === undefined || searched === null || is_found) return null;
  const { property, text } = searched;
  if (text === entity && /^[a-z][\w+.-]*:/i.test(entity)) return ['Its IRI is searched as a text'];
  const form = otherThanUuid(property, text, entity);
  if (form === null) return null;
  return form === 'part' ? [code(text), ' is only a part of its id'] : [code(text), ' is not its id'];
}

/** The property, or the tool, and the text in quotes that it was asked for, with which a search ends. */
function partsOf(searched: string): { readonly property: string; readonly text: string } | null {
  const quote = searched.at(-1) ?? '';
  const start = searched.lastIndexOf(quote, searched.length - 2);
  if (!['"', "'"].includes(quote) || start < 2) return null;
  const property = searched.slice(searched.lastIndexOf(' ', start - 2) + 1, start - 1);
  return { property, text: searched.slice(start + 1, -1) };
}
