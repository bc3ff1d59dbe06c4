import type { ActualStep } from '../model.js';
import { isEmptyResult } from '../sparql/result.js';
import { jsonText } from '../text/json-text.js';
import { isMapping } from '../values.js';
import { shownValue } from './shown.js';
import { jsonOf } from './value.js';

/** Tools of such names say in words that they found nothing. */
const SEARCH = /search|discover|retriev|lookup|find/i;
const NOTHING = /^(?:sorry, |error: )?(?:no|0|nothing|none)\b|\bnot found\b/i;
/** A longer text says more than that nothing was found. */
const SHORT = 300;

/** Whether a successful step gave an empty table or list, or no output where something was searched. */
export function foundNothing({ name, output }: ActualStep): boolean {
  const isSearch = SEARCH.test(name);
  if (output === null || output === undefined || output === '') return isSearch;
  if (isEmptyResult(output)) return true;
  if (typeof output === 'string' && output.length > SHORT) return false;
  const json = jsonOf(output);
  if (json.kind === 'value' && typeof json.value === 'object') return isEmptyList(json.value);
  return isSearch && typeof output === 'string' && NOTHING.test(output.trim());
}

/** An empty list, or a mapping with an empty list and no other. */
function isEmptyList(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (!isMapping(value)) return value === null;
  const lists = Object.values(value).filter((part) => Array.isArray(part));
  return lists.length > 0 && lists.every((list) => list.length === 0);
}

/** The output of a step as text, to look for a name in. */
export function outputText({ output }: ActualStep): string {
  return typeof output === 'string' ? output : jsonText(output);
}

/** What a step that did not succeed says of it. */
export function errorOf({ status, error, output }: ActualStep): string {
  const given = status === undefined ? 'no status' : `status ${jsonText(status)}`;
  const rule = `${given}, only steps with status "success" count`;
  return status === 'error' ? shownValue(error ?? output ?? rule) : rule;
}
