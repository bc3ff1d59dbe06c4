import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseYaml } from '../../../src/adapters/files/yaml.js';
import { cliWith, inFolder, workingIn } from '../../support/cli.js';
import { formsOfSecret, hostileExam, SECRETS } from '../../support/github/hostile.js';

const KEY = SECRETS["the judge's key"];

/** What a reader could take together again: escapes, folded lines and blanks do not hide a secret. */
function joined(text: string): string {
  return text.replaceAll('`', '').replace(/[\\\s\u200b]/g, '');
}

test('the command line takes out what its environment holds, from files and from stdout', async () => {
  const exam = hostileExam([...new Set([KEY, `"${KEY}"`, ...formsOfSecret(KEY)])]);
  await inFolder({ 'c.yaml': exam.corpus, 'r.jsonl': exam.responses('wrong') }, async (cwd, file) => {
    const out = file('out');
    const stepgate = (...args: string[]) => workingIn(cwd, () => cliWith({ OPENAI_API_KEY: KEY }, ...args));
    for (const format of ['text', 'markdown', 'json']) {
      const args = ['evaluate', '--corpus', 'c.yaml', '--responses', 'r.jsonl', '--out', out, '--format', format];
      const run = await stepgate(...args);
      expect(run.code).toBe(0);
      expect(joined(run.stdout + run.stderr)).not.toContain(KEY.slice(0, 16));
      if (format === 'json') expect(JSON.parse(run.stdout)).toMatchObject({ passed: true });
    }
    for (const name of readdirSync(out)) {
      const text = readFileSync(join(out, name), 'utf8');
      expect(text, name).not.toContain(KEY.slice(0, 16));
      if (name.endsWith('.yaml')) expect(() => parseYaml(text, name)).not.toThrow();
    }
    expect((await stepgate('compare', out, out)).code).toBe(0);
  });
});
