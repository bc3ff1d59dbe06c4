import { describe, expect, test } from 'vitest';
import { makeRedactionNote } from '../../src/run/redaction-note.js';

const secretOf = (at: number) => `${String(at).padStart(4, '0')}Zq9xLm/27+RkpW`;
const environment = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`KEY_${at}_TOKEN`, secretOf(at)]));

describe('the note of redacted responses', () => {
  test.each<[string, (secret: string) => string]>([
    ['as it is', (secret) => secret],
    ['in an address', encodeURIComponent],
    ['in Base64', (secret) => btoa(`user:${secret}:end`)],
  ])('names the variable of a secret: %s', (_, written) => {
    const value = secretOf(3);
    const note = makeRedactionNote({ ...environment(3), OTHER_TOKEN: value });
    note.add('q1', { actual_answer: `It is ${written(value)} here` });
    expect(note.text()).toEqual([
      'the response to "q1" had secrets (values of OTHER_TOKEN), which are *** in the file; its score can change',
    ]);
  });

  test('names all variables with one value, and three at most', () => {
    const note = makeRedactionNote({ A_TOKEN: secretOf(1), B_TOKEN: secretOf(1) });
    note.add('q1', { actual_answer: secretOf(1) });
    note.add('q2', { actual_answer: secretOf(1) });
    expect(note.text()[0]).toMatch(/^2 responses, first "q1", had secrets \(values of A_TOKEN, B_TOKEN\)/);
    const many = makeRedactionNote(environment(20));
    many.add('q1', { actual_answer: Array.from({ length: 20 }, (_, at) => secretOf(at)).join(' ') });
    expect(many.text()[0]).toContain('(values of KEY_0_TOKEN, KEY_1_TOKEN, KEY_2_TOKEN, 17 more)');
  });
});
