import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import { cliWith, inFolder } from '../support/cli.js';
import { type Scripted, scriptedJudge } from '../support/judge/scripted.js';
import { type JudgeServer, withJudge } from '../support/judge/server.js';
import { differences } from './close.js';
import { list, text } from './data.js';

/** A case of the judge metrics of graphrag-eval 6.4, with scripted replies. */
interface JudgeCase {
  readonly config: object;
  readonly corpus: unknown;
  readonly responses: readonly unknown[];
  readonly replies: readonly Scripted[];
  readonly expected_evaluation: readonly Entry[];
  readonly expected_aggregates: unknown;
  readonly quirks: readonly string[];
}

type Entry = Readonly<Record<string, unknown>>;

interface Ran {
  readonly code: number;
  readonly stderr: string;
  readonly entries: readonly Entry[];
  readonly aggregates: unknown;
}

/** Evaluates a case through the command line, with a server that has the replies of its script. */
async function evaluate(given: JudgeCase, server: JudgeServer): Promise<Ran> {
  const files = {
    'corpus.json': JSON.stringify(given.corpus),
    'responses.json': JSON.stringify(given.responses),
    'config.json': JSON.stringify({ ...given.config, judge: { max_cost_usd: 'none' } }),
  };
  return inFolder(files, async (_, file) => {
    const inputs = [
      '--corpus',
      file('corpus.json'),
      '--responses',
      file('responses.json'),
      '--config',
      file('config.json'),
    ];
    const flags = ['--scoring', 'graphrag-eval-6', '--details', 'none', '--min-coverage', '0', '--quiet', '--no-page'];
    const env = { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: server.url };
    const { code, stderr } = await cliWith(env, 'evaluate', ...inputs, '--out', file('out'), ...flags);
    if (code === 2) return { code, stderr, entries: [], aggregates: {} };
    const read = (name: string) => parseYaml(readFileSync(file(`out/${name}`), 'utf8'), name);
    return { code, stderr, entries: read('evaluation.yaml') as Entry[], aggregates: read('aggregates.yaml') };
  });
}

const namesOf = (suite: string) => list('golden', suite).map((name) => [name] as const);
const caseOf = (suite: string, name: string) => JSON.parse(text('golden', suite, name)) as JudgeCase;

/** Outputs that are true or false somewhere, whose aggregates differ: graphrag-eval counts true as 1. */
function booleanKeys(entries: readonly Entry[]): string[] {
  const pairs = entries.flatMap((entry) => Object.entries(entry));
  return [...new Set(pairs.flatMap(([key, value]) => (typeof value === 'boolean' ? [key] : [])))];
}

function without(value: unknown, keys: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const kept = Object.entries(value).filter(([key]) => !keys.includes(key));
  return Object.fromEntries(kept.map(([key, item]) => [key, without(item, keys)]));
}

describe('a custom evaluation gives the prompts, values and aggregates of graphrag-eval 6.4', () => {
  test.each(namesOf('judge-custom'))('%s', async (name) => {
    const given = caseOf('judge-custom', name);
    await withJudge(async (server) => {
      const unexpected: string[] = [];
      server.behaviour = scriptedJudge(given.replies, unexpected);
      const ran = await evaluate(given, server);
      if (given.quirks.includes('same-output-twice')) {
        expect(ran.code).toBe(2);
        expect(ran.stderr).toMatch(/custom_evaluations\[\d\]\.outputs\.\S+: custom_evaluations\[\d\] has an output/);
        return;
      }
      expect(unexpected).toEqual([]);
      expect(differences(ran.entries, given.expected_evaluation)).toEqual([]);
      const keys = booleanKeys(given.expected_evaluation);
      const aggregates = [ran.aggregates, given.expected_aggregates].map((value) => without(value, keys));
      expect(differences(aggregates[0], aggregates[1])).toEqual([]);
      // The keys of the evaluations follow all others, in the order of the config.
      const lastKeys = (entry: Entry) => Object.keys(entry).filter((key) => /_\d(?:_\d)?(?:_error)?$/.test(key));
      const afterOthers = ran.entries.map((entry) => Object.keys(entry).slice(-lastKeys(entry).length || Infinity));
      expect(afterOthers).toEqual(given.expected_evaluation.map(lastKeys));
    });
  });
});

interface ConfigCase {
  readonly what: string;
  readonly config: object;
  readonly valid: boolean;
}

/** Configs with another verdict than that of graphrag-eval 6.4, each with the reason. */
const OTHER_VERDICTS: Readonly<Record<string, string>> = {
  'inputs repeated': 'a repeated input is a mistake',
  'generation without provider': 'OpenAI is the default',
  'generation missing': 'the models have defaults',
  'parameters for LiteLLM': 'there is no LiteLLM that could get them',
  'unknown key in llm': 'unknown keys are errors',
  'output called answer_relevance_cost': 'the name is taken',
  'output called retrieval_answer_f1': 'the name is taken',
  'output called cost_usd': 'the name is taken',
};

const ONE_ANSWER = {
  corpus: [
    {
      template_id: 't',
      questions: [{ id: 'q', question_text: 'Which?', reference_answer: 'This.', reference_steps: [] }],
    },
  ],
  responses: [{ question_id: 'q', actual_answer: 'This.', actual_steps: [] }],
};

const CONFIGS = JSON.parse(text('golden', 'judge-config', 'cases.json')) as ConfigCase[];

describe('a config is valid as in graphrag-eval 6.4', () => {
  test.each(CONFIGS.map((given) => [given.what, given] as const))('%s', async (what, { config, valid }) => {
    await withJudge(async (server) => {
      const nothing = { replies: [], expected_evaluation: [], expected_aggregates: {}, quirks: [] };
      const ran = await evaluate({ ...ONE_ANSWER, ...nothing, config }, server);
      const isValid = ran.code !== 2;
      expect({ isValid, stderr: ran.stderr }).toMatchObject({ isValid: what in OTHER_VERDICTS ? !valid : valid });
      if (!isValid) expect(ran.stderr).toMatch(/config\.json/);
    });
  });
});
