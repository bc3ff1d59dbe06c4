import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../support/docs/blocks.js';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const SOURCES = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).map(read).join('\n');
const page = (name: string) => read(name).replace(/\s+/g, ' ');

/** What a page says of a limit, and the constant of the code. */
test.each([
  ['docs/corpus-reference.md', 'at most 64 MiB of text', 'MAX_ALIASED = 64 * MIB;'],
  ['docs/corpus-reference.md', 'at most 20,000,000 values', 'MAX_VALUES = 20_000_000;'],
  ['docs/corpus-reference.md', 'the maximum nesting depth is 1,000 levels', 'MAX_JSON_DEPTH = 1000;'],
  ['docs/corpus.md', 'Up to 20 problems are shown at once', 'MAX_LISTED = 20;'],
  ['docs/command-line.md', 'The maximum size of `baseline.yaml` is 20 MiB', 'MAX_BASELINE = 20 * MIB;'],
  ['docs/command-line.md', 'a corpus or JSON file over 480 MiB', 'MAX_FILE = 480 * MIB;'],
  ['docs/command-line.md', 'a JSONL line over 256 MiB', 'MAX_LINE = 256 * MIB;'],
  ['docs/scoring.md', 'at most 1,000 required columns', 'MAX_COLUMNS = 1000;'],
  ['docs/scoring.md', 'million + 50 × cells cell visits', 'VISITS_PER_CELL = 50;'],
  ['docs/scoring.md', 'at most 2 million + 50 × cells cell visits', 'MAX_SEARCH = 2_000_000;'],
  ['docs/scoring.md', '20 million with a tolerance', 'MAX_NEAR_SEARCH = 20_000_000;'],
  ['docs/scoring.md', 'share 100 million visits', 'MAX_LIST_SEARCH = 100_000_000;'],
  ['docs/scoring.md', 'to compare two items counts as 50', 'ITEM_VISITS = 50;'],
  ['docs/recording.md', 'absent for a text of more than 30,000 characters', 'MAX_VARIABLE = 30_000;'],
  ['docs/command-line.md', 'more than 10,000 invalid records', 'ENOUGH_PROBLEMS = 10_000;'],
  ['docs/statistics-appendix.md', '10,000 draws, fixed seed', 'DRAWS = 10_000;'],
  ['docs/statistics.md', 'All permutations are counted up to 10,000', 'DEALS = 10_000;'],
  ['docs/action.md', '30 seconds per request', 'REQUEST_MS = 30_000;'],
  ['docs/action.md', '60 seconds for the baseline search', 'WORK_MS = 60_000;'],
  ['docs/action.md', '60 seconds for the comment', 'WORK_MS = 60_000;'],
  ['docs/action.md', '180 seconds for the uploads', 'UPLOAD_MS = 180_000;'],
  ['docs/action.md', 'a separate limit of 90 seconds', 'SINGLE_MS = 90_000;'],
  ['docs/judge.md', 'action: 5; otherwise `none`', 'maxCostUsd: 5,'],
  ['docs/judge.md', '| `temperature`, `max_tokens` | 0, 4096 |', 'maxTokens ?? 4096,'],
  ['docs/judge.md', '| `answer_relevance.questions` | 3 |', 'relevance.questions ?? 3,'],
  ['docs/judge.md', '| `judge.concurrency` | 8 |', 'judge.concurrency ?? 8,'],
  ['docs/judge.md', '| `judge.timeout_sec`, `judge.max_retries` | 60, 4 |', 'judge.timeout_sec ?? 60,'],
  ['docs/judge.md', '| `judge.timeout_sec`, `judge.max_retries` | 60, 4 |', 'judge.max_retries ?? 4,'],
  ['docs/judge.md', '| `judge.deadline` | 15 |', 'judge.deadline ?? 15,'],
  ['docs/judge.md', 'sends ten unusable replies in a row', 'MAX_FAILURES = 10;'],
  ['docs/judge.md', 'about 450 tokens of instructions', 'INSTRUCTIONS = 450;'],
  ['docs/judge.md', 'about 350 tokens for correctness and 120 for', 'CORRECTNESS_REPLY = 350;'],
])('%s: %s', (name, words, constant) => {
  expect(page(name)).toContain(words);
  expect(SOURCES).toContain(constant);
});
