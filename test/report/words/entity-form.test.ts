import { describe, expect, test } from 'vitest';
import type { CauseDetail } from '../../../src/core/words/causes.js';
import { formText } from '../../../src/report/words/differences.js';
import { plain } from '../../../src/report/words/text.js';

const UUID = 'b52df43a-d617-11e5-9a54-c8f73334bf7e';
const ENTITY = `urn:uuid:${UUID}`;

/** Ways to look for the entity, with what its id alone shows of them; null: another reason is possible. */
const FORMS: readonly (readonly [searched: string, shown: string | null])[] = [
  ['cim:IdentifiedObject.mRID "b52df43a"', 'b52df43a is only a part of its id'],
  ["cim:IdentifiedObject.mRID 'D617-11E5'", 'D617-11E5 is only a part of its id'],
  ['a cim:Fuse; cim:IdentifiedObject.mRID "OULU    420"', 'OULU␣␣␣␣420 is not its id'],
  [`cim:IdentifiedObject.mRID "${ENTITY}"`, `in quotes, its IRI is only a text; the entity is <${ENTITY}>`],
  [`?p '${ENTITY}'`, `in quotes, its IRI is only a text; the entity is <${ENTITY}>`],
  // The type may be wrong, or the entity has no such property.
  [`a cim:VoltageLevel; cim:IdentifiedObject.mRID "${UUID}"`, `the reference query names it by its IRI, <${ENTITY}>`],
  // This property holds parts of ids, and names are found by names.
  ['cimr:mridSignificantPart "b52df43a"', null],
  ['cimr:mridSignificantPart "OULU420"', 'OULU420 is no part of its id'],
  ['rdfs:label "OULU 420"', null],
  ['autocomplete_search "b52df43a"', null],
  ['<urn:uuid:b52df43a>', null],
  ['"b52df43a"', null],
  ['', null],
];

describe('the form in which an entity was looked for', () => {
  const textOf = (detail: CauseDetail) => {
    const text = formText(detail);
    return text && plain(text);
  };

  test.each(FORMS)('%s', (searched_as, shown) => expect(textOf({ entity: ENTITY, searched_as })).toBe(shown));

  test('is told by the cause itself where another step found the entity', () =>
    expect(textOf({ entity: ENTITY, searched_as: `:line "${ENTITY}"`, is_found: true })).toBeNull());

  test('is not its IRI where the class is another one', () =>
    expect(textOf({ entity: ENTITY, searched_as: `:mRID "${UUID}"`, entity_class: 'cim:Fuse' })).toBeNull());

  test('is unknown of an entity without a UUID, or without any entity', () => {
    expect(textOf({ entity: 'urn:line:12', searched_as: ':mRID "1"' })).toBeNull();
    expect(textOf({ entity: 'Line 1', searched_as: ':name "Line 1"' })).toBeNull();
    expect(textOf({ searched_as: ':mRID "12"' })).toBeNull();
  });
});
