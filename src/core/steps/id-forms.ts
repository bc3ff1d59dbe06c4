import { type Given, lastPart } from './given.js';

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
/** Properties that hold a UUID as a whole, and nothing else. */
const HOLDS_UUID = /(?:mrid|uuid|guid)$/i;
const HOLDS_NAME = /(?:name|label)$/i;
/** What stands where the UUID of an entity should: only a part of it, or something else. */
export type OtherForm = 'part' | 'other';

/** What a text is that is asked of a property; null: the UUID of the entity, or nothing says that the property holds whole UUIDs. */
export function otherThanUuid(property: string, text: string, iri: string): OtherForm | null {
  const [id, value] = [lastPart(iri), text.trim()].map((part) => part.toLowerCase()) as [string, string];
  if (!UUID.test(id) || !HOLDS_UUID.test(property) || value.includes(id)) return null;
  return value !== '' && id.includes(value) ? 'part' : 'other';
}

/** Characters of a UUID that are no name by chance. */
const SHORT_ID = 8;

/**
 * Whether a text is asked of a property that does not have the given entity in this form: a name or a part of the id where
 * whole UUIDs stand, an id where names stand, or a name with other blanks.
 */
export function isOtherForm(property: string, text: string, given: Given): boolean {
  const iri = given.iriOf(text);
  if (iri !== null && otherThanUuid(property, text, iri) !== null) return true;
  if (!HOLDS_NAME.test(property)) return false;
  const id = iri === null ? '' : lastPart(iri).toLowerCase();
  const value = text.trim().toLowerCase();
  if (UUID.test(id) && value.length >= SHORT_ID && id.startsWith(value)) return true;
  return given.has(text) && !given.isVerbatim(text);
}
