import { expect, test } from 'vitest';
import { cutEnd, errorInstead, failureKind, wordsOfOutput } from '../../../src/core/steps/failed-call.js';
import { asRecorded } from '../../../src/core/steps/mcp.js';

test.each<[error: string, kind: string | null]>([
  ['MALFORMED QUERY: Lexical error at line 2', 'malformed_query'],
  ['ERROR: syntax error at or near "FORM"', 'malformed_query'],
  ["Expected SelectQuery, found '/' (at char 9)", 'malformed_query'],
  ['Parse error: a literal has "timeout" in it', 'malformed_query'],
  ['HTTP 504 Gateway Timeout', 'timed_out'],
  ['context deadline exceeded', 'timed_out'],
  ['{"status": 504}', 'timed_out'],
  ['upstream request timed out', 'timed_out'],
  ['502 Bad Gateway', 'unavailable'],
  ['status code: 503', 'unavailable'],
  ['read ECONNRESET', 'unavailable'],
  ['socket hang up', 'unavailable'],
  ['414 URI Too Large', null],
  ['no such order: 504', null],
  [`${'x'.repeat(300)} timeout`, null],
])('the kind of an error: %s', (error, kind) => {
  expect(failureKind(error)).toBe(kind);
});

test.each<[text: string, end: string | null]>([
  ['a,b\n1,2\n... [3 rows omitted]', '[3 rows omitted]'],
  ['[{"a": 1}, … (truncated)', '(truncated)'],
  ['{"a": [1, 2', '…{"a": [1, 2'],
  ['{"a": "b\\"', '…{"a": "b\\"'],
  ['{"a": [1}', null],
  ['{"a": 1,}', null],
  ['{"a": "[{"}', null],
  ['The list was truncated.', null],
  ['[1] truncated in line 1\nand more', null],
  ['', null],
])('where a text is cut off: %s', (text, end) => {
  expect(cutEnd(text)).toBe(end);
});

test('a text of many brackets and quotes is read in one pass', () => {
  const text = '[{"a":"\\\\"},'.repeat(200_000);
  expect(cutEnd(text)).toMatch(/^…/);
  expect(cutEnd('["'.repeat(500_000))).toMatch(/^…/);
});

test.each<[output: unknown, reason: string, said: string | null]>([
  ['Error: no graph', 'actual output is not JSON: line 1 column 1', 'the tool returned "Error: no graph"'],
  [{ error: 'no graph' }, 'actual output is not a table', 'the tool returned "{"error":"no graph"}"'],
  ['{"a": 1,}', 'actual output is not JSON: line 1 column 9', null],
  [{ rows: 'none' }, 'actual output is not a table', null],
  ['Error', 'the reference output is not an IRI', null],
  [undefined, 'the actual step has no output', null],
])('what is said of an output that cannot be read: %j', (output, reason, said) => {
  expect(wordsOfOutput(asRecorded(output), reason)?.error ?? null).toBe(said);
});

test.each<[output: unknown, reference: unknown, kind: string | null]>([
  ['Request timed out', 'open', 'timed_out'],
  ['Request timed out', 'Request timed out after 3 s', null],
  [{ error: 'no such order' }, { id: 1 }, 'unreadable'],
  [{ error: 'no such order' }, { error: 'none' }, null],
  [{ status: 504 }, { status: 200 }, null],
  ['closed', 'open', null],
])('an error in place of a value: %j beside %j', (output, reference, kind) => {
  expect(errorInstead(asRecorded(output), reference)?.kind ?? null).toBe(kind);
});
