import { expect, test } from 'vitest';
import { loadPatterns } from '../../../src/adapters/patterns.js';
import { decodeCorpus } from '../../../src/core/corpus/corpus.js';
import { pullRequest, push, usualHistory } from '../../support/github/events.js';
import { type Ran, scenario } from '../../support/github/scenario.js';
import { sha, type World } from '../../support/github/world.js';
import { casesFor } from '../../support/secrets/exam.js';

/** Random letters, so that no piece of 12 characters is in an output by chance. */
const random = (seed: number, length: number) =>
  Array.from(
    { length },
    (_, at) => 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'[(seed * (at + 7) ** 3) % 56],
  ).join('');

const PASSPHRASE = `${random(3, 16)} horse\n${random(5, 15)} staple 7`;
const PEM = [
  `-----BEGIN PRIVATE`,
  `KEY-----\nMIIE${random(31, 44)}\n${random(37, 44)}==\n-----END PRIVATE`,
  'KEY-----',
].join(' ');

/** The texts that hold a secret, with the secret. */
const SECRETS: readonly (readonly [name: string, text: string, secret: string])[] = [
  ['a private key', PEM, PEM.split('-----')[2] as string],
  ['two lines of the environment', PASSPHRASE, PASSPHRASE],
];
const ENV = { MY_PASSPHRASE: PASSPHRASE };
const PIECE = 12;

/** What a reader could take together again: escapes, signs for blanks and folded lines do not hide a secret. */
function readable(text: string): string {
  return text
    .replace(/\\+u\{?0*([\da-f]{1,4})\}?/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replace(/\\+[nrt]|[\s\\`\u200b␊␣␉]/g, '');
}

function piecesOf(secret: string): string[] {
  const text = readable(secret);
  return Array.from({ length: text.length - PIECE + 1 }, (_, at) => text.slice(at, at + PIECE));
}

/** Every place that shows something of a run, by name. */
function sinks({ stdout, stderr, summary, files, outputs }: Ran, world: World): [name: string, text: string][] {
  return [
    ...Object.entries({ stdout, stderr, summary, ...files, outputs: JSON.stringify(outputs) }),
    ['comments', JSON.stringify(world.comments)],
    ['checks', JSON.stringify(world.checks)],
    ...world.artifacts.map(({ name, bytes }): [string, string] => [name, bytes.toString('latin1')]),
  ];
}

function leaks(secret: string, run: Ran, world: World): [sink: string, around: string][] {
  const pieces = piecesOf(secret);
  return sinks(run, world).flatMap(([name, text]): [string, string][] => {
    const seen = readable(text);
    const piece = pieces.find((one) => seen.includes(one));
    const at = piece === undefined ? 0 : seen.indexOf(piece);
    return piece === undefined ? [] : [[name, seen.slice(Math.max(0, at - 200), at + 60)]];
  });
}

const compile = await loadPatterns();
const isRead = (template: unknown) =>
  decodeCorpus([{ file: 'c', value: [template], writtenAs: () => null }], compile).kind === 'ok';

test.each(SECRETS)('no sink shows a piece of %s, wherever it stands', async (_, text, secret) => {
  const cases = [...casesFor(text, 'a'), ...casesFor(`${'x '.repeat(70)}${text}`, 'b', 'one')];
  const read = cases.filter(({ template }) => isRead(template));
  const refused = cases.filter((one) => !read.includes(one));
  expect(read.length).toBeGreaterThan(refused.length);
  const filesOf = (some: typeof cases) => ({
    'corpus.json': JSON.stringify(some.map(({ template }) => template)),
    'responses.jsonl': some.map(({ response }) => JSON.stringify(response)).join('\n'),
  });
  const inputs = { corpus: 'corpus.json', responses: 'responses.jsonl', page: 'true', check: 'true' };
  await scenario(async ({ world, run }) => {
    const pull = usualHistory(world);
    const right = read.map((one) => ({ ...one, response: one.right }));
    const base = await run({ event: push(world, sha('m4')), files: filesOf(right), inputs, env: ENV });
    const head = await run({ event: pullRequest(world, pull), files: filesOf(read), inputs, env: ENV });
    expect(head.outputs).toMatchObject({ 'baseline-status': 'found', 'steps-score': expect.any(String) });
    expect([...leaks(secret, base, world), ...leaks(secret, head, world)]).toEqual([]);
    // A corpus that is refused is named with its values, too.
    const stopped = await run({ event: pullRequest(world, pull), files: filesOf(refused), inputs, env: ENV });
    expect(stopped.code).not.toBe(0);
    expect(leaks(secret, stopped, world)).toEqual([]);
  });
});
