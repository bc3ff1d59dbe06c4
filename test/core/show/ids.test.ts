import { describe, expect, test } from 'vitest';
import { findId, shortIds } from '../../../src/core/show/ids.js';
import { MAX_NAME } from '../../../src/core/shown.js';
import { cutMiddle } from '../../../src/report/words/text.js';

const HASH = '8c1a835f2d3e44725a8203236e3e9671';
const LIKE = '8c1a835f2d3f44725a8203236e3e9671';
const UUID = 'f1769a12-9aeb-11e5-91da-b8763fd99c5f';

describe('the short form of ids', () => {
  test.each<[string, string[], string[]]>([
    ['the first characters of a hash', [HASH], ['8c1a835f']],
    ['of one behind a word', [`question_${HASH}`], ['8c1a835f']],
    ['of a UUID', [UUID, `urn:uuid:${UUID.replace('f', 'e')}`], ['f1769a12', 'e1769a12']],
    ['as many as distinguish it from others', [HASH, LIKE], ['8c1a835f2d3e', '8c1a835f2d3f']],
    ['a hash with another word is shown with it', [`a_${HASH}`, `b_${HASH}`], [`a_${HASH}`, `b_${HASH}`]],
    ['an id that is not a hash', ['q17-lines', '12345678', 'deadbeef'], ['q17-lines', '12345678', 'deadbeef']],
    ['an id that begins as a hash does', [HASH, '8c1a835f'], ['8c1a835f2', '8c1a835f']],
    ['names of the language', ['__proto__', 'constructor'], ['__proto__', 'constructor']],
  ])('%s', (_, ids, shown) => {
    expect([...shortIds(ids)]).toEqual(ids.map((id, at) => [id, shown[at]]));
  });

  test('each one finds its question, also where letters are in another case', () => {
    const ids = [HASH, LIKE, `question_${UUID}`, HASH.toUpperCase(), 'q17', '__proto__'];
    for (const [id, short] of shortIds(ids)) expect(findId(ids, short)).toEqual({ kind: 'found', id });
  });

  test('many ids that begin alike are not a problem', () => {
    const ids = Array.from({ length: 50_000 }, (_, at) => `deadbeef${String(at).padStart(24, '0')}`);
    expect(shortIds(ids).get(ids[7] as string)).toBe(ids[7]);
  });
});

describe('an id that a reader asks for', () => {
  const IDS = ['q1', 'q17-lines', 'q18-stops', `question_${HASH}`, '__proto__'];

  test.each<[string, string]>([
    ['q1', 'q1'],
    ['q17', 'q17-lines'],
    ['q18-st…', 'q18-stops'],
    ['q18-st...', 'q18-stops'],
    ['question_8c', `question_${HASH}`],
    ['8c1a', `question_${HASH}`],
    ['__pr', '__proto__'],
  ])('%s', (asked, id) => {
    expect(findId(IDS, asked)).toEqual({ kind: 'found', id });
  });

  test.each<[string, string]>([
    ['trail␣', 'trail '],
    ['a␉b', 'a\tb'],
    ['MO␣␣T1', 'MO  T1'],
    ['MO␣␣T1 a…b␣␣c', 'MO  T1 a long b  c'],
  ])('%s, as an id with such blanks is shown', (asked, id) => {
    expect(findId([id, 'trail', 'a b', 'MO T1'], asked)).toEqual({ kind: 'found', id });
  });

  test('a long id that is shown without its middle', () => {
    const ids = ['/case-001', '/case-002'].map(
      (end) => `customer-support/refunds/escalation/with-partial-payment${end}`,
    );
    for (const id of ids) expect(findId(ids, cutMiddle(id, MAX_NAME))).toEqual({ kind: 'found', id });
    expect(cutMiddle(ids[0] as string, MAX_NAME)).toBe('customer-support/refunds/escalation…partial-payment/case-001');
    expect(findId(ids, 'customer…payment').kind).toBe('none');
    expect(findId(ids, 'customer…').kind).toBe('several');
  });

  test('an id that has the signs itself comes before one that is shown with them', () => {
    expect(findId(['trail ', 'trail␣'], 'trail␣')).toEqual({ kind: 'found', id: 'trail␣' });
  });

  test.each<[string, ReturnType<typeof findId>]>([
    ['q', { kind: 'several', near: ['q1', 'q17-lines', 'q18-stops'] }],
    ['q71-lines', { kind: 'none', near: ['q17-lines'] }],
    ['lines', { kind: 'none', near: ['q17-lines'] }],
    ['something else', { kind: 'none', near: [] }],
    ['toString', { kind: 'none', near: [] }],
  ])('%s is none', (asked, found) => {
    expect(findId(IDS, asked)).toEqual(found);
  });
});
