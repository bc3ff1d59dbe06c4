import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isMapping, type Mapping } from '../../src/core/text/values.js';
import { cli } from '../support/cli.js';
import { describeWithData, HAS_DATA, list, ROOT, text } from './data.js';

const jsonFiles = (folder: string) => list(folder).filter((name) => name.endsWith('.json'));

/** The lines of each record that can be written as lines: a recording may end after any of them. */
const RECORDS: readonly (readonly [name: string, lines: readonly string[]])[] = HAS_DATA
  ? [
      ...jsonFiles('frameworks').flatMap((name) => linesOf(name, JSON.parse(text('frameworks', name)).record)),
      ...jsonFiles('traces').flatMap((name) => linesOf(name, JSON.parse(text('traces', name)))),
      ...list('meetings')
        .filter((name) => name !== 'README.md')
        .flatMap((name) =>
          list('meetings', name)
            .filter((file) => file.endsWith('.jsonl'))
            .map(
              (file) =>
                [
                  name,
                  readFileSync(join(ROOT, 'meetings', name, file), 'utf8')
                    .trim()
                    .split('\n'),
                ] as const,
            ),
        ),
    ]
  : [];

function linesOf(name: string, record: unknown): [string, string[]][] {
  return Array.isArray(record) ? [[name, record.map((line) => JSON.stringify(line))]] : [];
}

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stepgate-cut-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The steps that are read from lines; null where they are refused. */
async function stepsOf(lines: readonly string[]): Promise<Mapping[] | null> {
  const file = join(folder, 'record.jsonl');
  writeFileSync(file, `${lines.join('\n')}\n`);
  const { code, stdout, stderr } = await cli('import', file);
  if (code !== 0) {
    expect(code, stderr).toBe(2);
    expect(stderr).toMatch(/^error: |: /);
    return null;
  }
  const responses = stdout.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Mapping]));
  return responses.flatMap(({ actual_steps }) => (Array.isArray(actual_steps) ? actual_steps.filter(isMapping) : []));
}

const callOf = ({ name, args, output }: Mapping) => ({ name, args, output });

describeWithData('a record that is cut after a line never pairs a call with the result of another', () => {
  test.each(RECORDS.filter(([, lines]) => lines.length > 1))('%s', async (_, lines) => {
    const whole = await stepsOf(lines);
    if (whole === null) return;
    for (let length = 1; length < lines.length; length++) {
      for (const step of (await stepsOf(lines.slice(0, length))) ?? []) {
        if (step.output === undefined || step.output === null) continue;
        const isKnown = whole.some((one) => isDeepStrictEqual(callOf(one), callOf(step)));
        expect(isKnown, `${length} lines: ${JSON.stringify(step)}\n${JSON.stringify(whole)}`).toBe(true);
      }
    }
  });
});
