import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import { cli, inFolder } from '../support/cli.js';

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../docs/graphrag-eval/differences.md'), 'utf8');
const SECTION = DOCUMENT.slice(DOCUMENT.indexOf('## What Stepgate adds to the files'));

/** The keys of the library's entries that an answer without a judge has. */
const LIBRARY_KEYS = ['template_id', 'question_id', 'question_text', 'reference_steps', 'status', 'actual_steps'];

type Mapping = Readonly<Record<string, unknown>>;

/** The text of the page's block for a file. */
function blockOf(file: string): string {
  return SECTION.split(/^```/m)
    .find((block) => block.split('\n', 1)[0]?.endsWith(` ${file}`))
    ?.replace(/^.*\n/, '') as string;
}

function rows(): { file: string; key: string }[] {
  return [...SECTION.matchAll(/^\| `([\w.]+)` \| (?:`([\w.]+)` )?\|/gm)].map(([, file = '', key = '']) => ({
    file,
    key,
  }));
}

/** Evaluates the page's files, or fewer responses, into the folder of the call. */
function evaluated<T>(lines: number, flags: readonly string[], use: (file: (name: string) => string) => T): Promise<T> {
  const responses = blockOf('responses.jsonl').split('\n').slice(0, lines).join('\n');
  const files = { 'corpus.yaml': blockOf('corpus.yaml'), 'responses.jsonl': responses };
  return inFolder(files, async (folder, file) => {
    const inputs = ['--corpus', file('corpus.yaml'), '--responses', file('responses.jsonl')];
    const { stderr } = await cli('evaluate', ...inputs, '--select', 'tag:smoke', '--out', folder, '--quiet', ...flags);
    expect(stderr).toBe('');
    return use(file);
  });
}

function valueAt(file: string, key: string): unknown {
  const at = (value: unknown, part: string) => (value as Mapping | undefined)?.[part];
  return key.split('.').reduce(at, parseYaml(readFileSync(file, 'utf8'), file));
}

describe('docs/graphrag-eval/differences.md: what Stepgate adds to the files', () => {
  test('each row is written', () =>
    evaluated(2, ['--trials', 'all'], (path) => {
      expect(rows()).toHaveLength(9);
      for (const { file, key } of rows()) {
        expect(existsSync(path(file)), file).toBe(true);
        if (key !== '') expect(valueAt(path(file), key), key).toBeDefined();
      }
    }));

  test("the library's keys only, with `--details none` and without `--trials all`", () =>
    evaluated(1, ['--details', 'none'], (path) => {
      const entries = parseYaml(readFileSync(path('evaluation.yaml'), 'utf8'), 'evaluation.yaml') as Mapping[];
      expect(entries.map((entry) => Object.keys(entry))).toEqual([[...LIBRARY_KEYS, 'steps_score']]);
    }));
});
