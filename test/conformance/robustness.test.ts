import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import { PRESET_NAMES, type PresetName } from '../../src/index.js';
import { cli, inFolder } from '../support/cli.js';
import { differences } from './close.js';
import { json, list } from './data.js';
import { type Case, corpusOf, type EvaluationEntry, run } from './run.js';

const there = list('robustness').length > 0;
const cases = <T>(file: string): T[] => (there ? json<T[]>('robustness', file) : []);

interface Correction extends Case {
  readonly title: string;
  readonly checks: string;
  readonly expected: Readonly<Record<string, unknown>>;
}

/** What a correction looks at. */
const CHECKS: Readonly<Record<string, (entries: EvaluationEntry[], aggregates: unknown) => unknown>> = {
  'steps_score of each question': (entries) => entries.map(({ steps_score }) => steps_score),
  'evaluation[0].status': (entries) => entries[0]?.status,
  'evaluation[1].reference_steps[0][0] has no matches': (entries) =>
    (entries[1]?.reference_steps as { matches?: unknown }[][] | undefined)?.[0]?.[0]?.matches ?? null,
  'macro.input_tokens.mean': (_, aggregates) =>
    (aggregates as { macro: { input_tokens: { mean: number } } }).macro.input_tokens.mean,
};

describe.runIf(there)('what the library scores wrongly is right in every preset', () => {
  const table = cases<Correction>('corrections.json').flatMap((correction) =>
    Object.keys(correction.expected).map((preset) => [correction.id, preset as PresetName, correction] as const),
  );
  test.each(table)('%s in %s', async (_, preset, correction) => {
    const { entries, aggregates } = await run(corpusOf(correction), correction.responses, preset);
    const check = CHECKS[correction.checks];
    if (!check) throw new Error(`no check for: ${correction.checks}`);
    expect(differences(check(entries, aggregates), correction.expected[preset])).toEqual([]);
  });
});

interface Hazard extends Case {
  readonly why: string;
  readonly v4?: { readonly expected_evaluation: unknown; readonly expected_aggregates: unknown };
  readonly v6?: Hazard['v4'];
}

describe.runIf(there)('traps of a port from Python give the results of the library', () => {
  const table = cases<Hazard>('hazards.json').flatMap((hazard) =>
    (['v4', 'v6'] as const).flatMap((release) => (hazard[release] ? [[hazard.id, release, hazard] as const] : [])),
  );
  test.each(table)('%s in %s', async (_, release, hazard) => {
    const preset = release === 'v4' ? 'graphrag-eval-4' : 'graphrag-eval-6';
    const { entries, aggregates } = await run(corpusOf(hazard), hazard.responses, preset);
    expect(differences(entries, hazard[release]?.expected_evaluation)).toEqual([]);
    expect(differences(aggregates, hazard[release]?.expected_aggregates)).toEqual([]);
  });
});

interface Crash extends Case {
  readonly what: string;
  readonly suggested: string;
}

/** The scores that a suggestion allows; none: it is about something else. */
function allowedScores(suggested: string): readonly number[] {
  const score = /^score ([01])/.exec(suggested)?.[1];
  if (score === undefined) return [];
  return / or /.test(suggested) ? [0, 1] : [Number(score)];
}

describe.runIf(there)('what crashes the library ends in a result or a clear error', () => {
  const table = cases<Crash>('crashes.json').flatMap((crash) =>
    PRESET_NAMES.map((preset) => [crash.id, preset, crash] as const),
  );
  test.each(table)('%s in %s', async (_, preset, crash) => {
    const files = {
      'corpus.yaml': crash.corpus_yaml ?? JSON.stringify(crash.corpus),
      // An empty JSONL file is an error of its own; an empty list is not.
      'responses.json': JSON.stringify(crash.responses),
    };
    await inFolder(files, async (folder, file) => {
      const flags = ['--scoring', preset, '--min-coverage', '0', '--quiet', '--out', folder];
      const { code, stderr } = await cli(
        ...['evaluate', '--corpus', file('corpus.yaml'), '--responses', file('responses.json'), ...flags],
      );
      expect(stderr).not.toMatch(/\n\s+at /);
      if (code === 2) {
        expect(crash.suggested).toMatch(/error/);
        expect(stderr).toContain(folder);
        return;
      }
      const entries = parseYaml(readFileSync(file('evaluation.yaml'), 'utf8'), 'evaluation.yaml') as EvaluationEntry[];
      const scores = allowedScores(crash.suggested);
      if (scores.length > 0) expect(scores).toContain(entries[0]?.steps_score);
    });
  });
});

describe.runIf(list('readme-examples').length > 0)("the files of the library's README", () => {
  const example = (name: string) => list('readme-examples').includes(name);
  test('their responses belong to another corpus, which is said', async () => {
    const { ROOT } = await import('./data.js');
    const folder = `${ROOT}/readme-examples`;
    const { code, stdout, stderr } = await cli(
      ...['evaluate', '--corpus', `${folder}/corpus.yaml`, '--responses', `${folder}/response.json`],
      `${folder}/response-error.json`,
    );
    expect(stderr).toBe('');
    expect(stdout).toContain('No response matches any question');
    expect(code).toBe(1);
  });

  test.runIf(example('evaluation.yaml'))('their evaluation can be compared with', async () => {
    const { ROOT } = await import('./data.js');
    const file = `${ROOT}/readme-examples/evaluation.yaml`;
    const { code, stdout } = await cli('compare', file, file);
    expect(code).toBe(0);
    expect(stdout).toContain('0 regressed, 0 improved');
  });
});
