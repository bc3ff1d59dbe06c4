import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundle } from '../../support/bundle.js';
import { testFolder } from '../../support/cli.js';
import { exampleOf } from '../../support/example.js';

const folder = testFolder();
const at = (...names: string[]) => join(folder, ...names);
/** KiB: room for all files of the example but its page. */
const ROOM = 150;

function evaluate(out: string, flags: readonly string[] = [], largestFile?: number) {
  return bundle(['evaluate', ...exampleOf('v2'), '--out', at(out), ...flags], largestFile ? { largestFile } : {});
}

const WARNING = /^warning: report\.html was not written: .*EFBIG/m;

/** What a run prints, but the last lines, which name its files. */
function withoutFiles(stdout: string): string {
  return stdout.split('\nPage: ')[0]?.split('\nWhy a question is wrong: ')[0] ?? '';
}

/** The files of a run but its page, without what names the folder. */
function filesOf(out: string): Record<string, string> {
  const names = readdirSync(at(out)).filter((name) => name !== 'report.html');
  return Object.fromEntries(names.map((name) => [name, readFileSync(at(out, name), 'utf8')]));
}

describe('a page for which the disk has no room', () => {
  test('is a warning; the result, the exit code and all other files are the same', () => {
    const usual = evaluate('whole');
    const { code, stdout, stderr } = evaluate('small', [], ROOM);
    expect([usual.code, code, withoutFiles(stdout)]).toEqual([0, 0, withoutFiles(usual.stdout)]);
    expect([usual.stdout, stdout].map((text) => text.includes(`Page: ${folder}`))).toEqual([true, false]);
    expect(stderr).toMatch(WARNING);
    expect(filesOf('small')).toEqual(filesOf('whole'));
    expect(existsSync(at('small', 'report.html'))).toBe(false);
  });

  test('a full disk is an error that names the file, and leaves no part of it', () => {
    const { code, stdout, stderr } = evaluate('full', ['--quiet', '--no-page'], 8);
    expect([code, stdout, stderr]).toEqual([
      2,
      '',
      `error: ${at('full', 'evaluation.yaml')}: cannot be written (EFBIG)\n`,
    ]);
    expect(readdirSync(at('full'))).toEqual([]);
  });
});
