import { expect, test } from 'vitest';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import { isMapping } from '../../src/core/text/values.js';
import { cliWith, inFolder } from '../support/cli.js';
import { textOf } from '../support/evaluated.js';
import { PROVES } from '../support/fewer.js';
import { completion, purposeOf } from '../support/judge/replies.js';
import { plainPrompt, type Scripted, scriptedJudge } from '../support/judge/scripted.js';
import { type JudgeRequest, type JudgeServer, withJudge } from '../support/judge/server.js';
import { differences } from './close.js';
import { describeWithData, list, text } from './data.js';
import type { Entry } from './doors.js';

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

interface Ran {
  readonly code: number;
  readonly stderr: string;
  readonly entries: readonly Entry[];
  readonly aggregates: unknown;
}

function filesOf({ corpus, responses, config }: JudgeCase): Record<string, string> {
  return {
    'corpus.json': JSON.stringify(corpus),
    'responses.json': JSON.stringify(responses),
    'config.json': JSON.stringify({ ...config, judge: { max_cost_usd: 'none', max_retries: 2 } }),
  };
}

/** Evaluates a case through the command line, with a server that has the replies of its script. */
async function evaluate(given: JudgeCase, server: JudgeServer): Promise<Ran> {
  return inFolder(filesOf(given), async (_, file) => {
    const inputs = ['corpus', 'responses', 'config'].flatMap((name) => [`--${name}`, file(`${name}.json`)]);
    const flags = ['--scoring', 'graphrag-eval-6', '--details', 'none', '--min-coverage', '0', '--quiet', '--no-page'];
    const env = { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: server.url };
    const { code, stderr } = await cliWith(env, 'evaluate', ...inputs, '--out', file('out'), ...flags);
    if (code === 2) return { code, stderr, entries: [], aggregates: {} };
    const read = (name: string) => parseYaml(textOf(file(`out/${name}`)), name);
    return { code, stderr, entries: read('evaluation.yaml') as Entry[], aggregates: read('aggregates.yaml') };
  });
}

/** One case of three; `npm run prove` takes all. */
const namesOf = (suite: string) =>
  list('golden', suite)
    .filter((_, at) => PROVES || at % 3 === 0)
    .map((name) => [name] as const);
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

test.each(namesOf('judge-custom'))(
  'a custom evaluation gives the prompts, values and aggregates of graphrag-eval 6.4: %s',
  checkCustom,
);

async function checkCustom(name: string): Promise<void> {
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
}

/** Our values where the expected ones are "any text". */
function withAnyTexts(ours: unknown, expected: unknown): unknown {
  if (typeof ours === 'string' && isMapping(expected) && expected.$text === 'any') return expected;
  if (Array.isArray(ours) && Array.isArray(expected)) return ours.map((item, at) => withAnyTexts(item, expected[at]));
  if (!isMapping(ours) || !isMapping(expected)) return ours;
  return Object.fromEntries(Object.entries(ours).map(([key, item]) => [key, withAnyTexts(item, expected[key])]));
}

type Step = Readonly<Record<string, unknown>>;
const stepsOf = ({ actual_steps = [] }: Entry) => actual_steps as readonly Step[];

/** The expected step, where Stepgate wants another result on purpose. */
function wantedStep(expected: Step, ours: Step | undefined, quirks: readonly string[]): Step {
  if (expected.status === 'error') {
    return Object.fromEntries(Object.entries(expected).filter(([key]) => !key.startsWith('retrieval_')));
  }
  const isOdd = quirks.includes('nan') || quirks.includes('verdict-range');
  const failed = ['answer', 'context'].flatMap((kind) =>
    ['recall', 'precision']
      .map((figure) => `retrieval_${kind}_${figure}`)
      .filter((figure) => isOdd && figure in expected && ours && `${figure}_error` in ours),
  );
  const pairs = Object.entries(expected).flatMap(([key, value]): [string, unknown][] => {
    if (failed.includes(key)) return [[`${key}_error`, ours?.[`${key}_error`]]];
    return failed.some((figure) => key === figure.replace(/(?:recall|precision)$/, 'f1')) ? [] : [[key, value]];
  });
  return Object.fromEntries(pairs);
}

for (const suite of ['judge-retrieval-answer', 'judge-retrieval-context'])
  describeWithData(`${suite}: figures, errors and aggregates`, () => {
    test.each(namesOf(suite))('%s', (name) => checkRetrieval(suite, name));
  });

async function checkRetrieval(suite: string, name: string): Promise<void> {
  const given = caseOf(suite, name);
  await withJudge(async (server) => {
    const unexpected: string[] = [];
    server.behaviour = scriptedJudge(given.replies, unexpected);
    const ran = await evaluate(given, server);
    // graphrag-eval asks for no further context after a failed one.
    const failing = given.replies.filter(({ match, fails }) => fails && match.kind === 'precision');
    const isAfterFailure = (prompt: string) =>
      failing.some(({ match }) => prompt.startsWith(match.question ?? '') && prompt.endsWith(match.answer ?? ''));
    expect(unexpected.filter((prompt) => !isAfterFailure(prompt))).toEqual([]);
    const wanted = given.expected_evaluation.map((entry, at) => {
      if (!('actual_steps' in entry)) return entry;
      const ours = stepsOf(ran.entries[at] ?? {});
      return { ...entry, actual_steps: stepsOf(entry).map((step, i) => wantedStep(step, ours[i], given.quirks)) };
    });
    expect(differences(withAnyTexts(ran.entries, wanted), wanted)).toEqual([]);
    expect(ran.entries.map(stepsOf).map((steps) => steps.map(Object.keys))).toEqual(
      wanted.map(stepsOf).map((steps) => steps.map(Object.keys)),
    );
    const isAsExpected = !given.quirks.some((quirk) => ['nan', 'verdict-range', 'failed-step-judged'].includes(quirk));
    const hasFailedStep = given.expected_evaluation.flatMap(stepsOf).some(({ status }) => status === 'error');
    if (isAsExpected && !hasFailedStep) expect(differences(ran.aggregates, given.expected_aggregates)).toEqual([]);
    // Each text is asked once, in 6.4 for each step again.
    const bodies = server.chats().map(({ body }) => JSON.stringify(body));
    const plain = given.replies.every(({ replies }) => replies.length === 1 && typeof replies[0] === 'string');
    if (plain && given.quirks.length === 0) expect(new Set(bodies).size).toBe(bodies.length);
  });
}

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

test.each(CONFIGS.map((given) => [given.what, given] as const))(
  'a config is valid as in graphrag-eval 6.4: %s',
  (what, { config, valid }) =>
    withJudge(async (server) => {
      const nothing = { replies: [], expected_evaluation: [], expected_aggregates: {}, quirks: [] };
      const ran = await evaluate({ ...ONE_ANSWER, ...nothing, config }, server);
      const isValid = ran.code !== 2;
      expect({ isValid, stderr: ran.stderr }).toMatchObject({ isValid: what in OTHER_VERDICTS ? !valid : valid });
      if (!isValid) expect(ran.stderr).toMatch(/config\.json/);
    }),
);

interface Crash extends JudgeCase {
  readonly what: string;
}

const CRASHES = JSON.parse(text('robustness', 'judge-crashes.json')) as Crash[];

/** What is wanted of the first step, or of the entry of the first question; a text: the message of an error at start. */
const WANTED: Readonly<Record<string, string | { readonly step?: object; readonly entry?: object }>> = {
  'a failed retrieval step whose output is a message': { step: {} },
  'contexts without text, only ids (recall@k needs no text)': { step: bothErrors('answer', 'contexts have no text') },
  'an object instead of a list of contexts': { step: bothErrors('answer', 'the output is not a list of contexts') },
  'output is a list, not JSON text': {
    step: {
      retrieval_answer_recall: 1,
      retrieval_answer_precision: 1 / (1 + 1e-10),
      retrieval_answer_f1: 1 / (1 + 0.5e-10),
    },
  },
  'a context whose text is null': { step: bothErrors('answer', 'contexts have no text') },
  'no contexts retrieved': { step: bothErrors('answer', 'retrieved_contexts cannot be empty') },
  'reference contexts without text, matched': { step: bothErrors('context', 'reference: contexts have no text') },
  'a step without name': { step: {} },
  'the judge is down for a custom evaluation': {
    entry: { score: null, why: null, mine_error: 'the judge answers 500' },
  },
  'instructions with a placeholder that is not an input': '{reference_answer}',
  'instructions with a lone brace': '{{',
  'a step of the agent without name, custom evaluation of steps': { entry: { score: 0.5, why: 'w' } },
  'actual_answer null for a custom evaluation': {
    entry: { score: null, why: null, mine_error: "Actual output missing key 'actual_answer'" },
  },
  'output is a huge integer': { entry: { score: expect.stringMatching(/^9{3999}…$/) } },
  'an output that is called as a step metric': 'retrieval_answer_recall: the name is taken',
  "an output that is called as another evaluation's error key": 'mine_error: the name is taken',
  'an output number_of_error_samples': 'number_of_error_samples: the name is taken',
};

function bothErrors(kind: string, message: string): object {
  return { [`retrieval_${kind}_recall_error`]: message, [`retrieval_${kind}_precision_error`]: message };
}

test.each(CRASHES.map((crash) => [crash.what, crash] as const))(
  'what ends a run of graphrag-eval 6.4: %s',
  (what, crash) =>
    withJudge(async (server) => {
      const unexpected: string[] = [];
      const scripted = scriptedJudge(crash.replies, unexpected);
      server.behaviour = (request) => {
        const isCustom = purposeOf(request.body) === 'custom';
        // What the script lacks gets a good reply.
        const isScripted = crash.replies.some(({ match }) => match.prompt === plainPrompt(request));
        if (isScripted) return scripted(request);
        const content =
          purposeOf(request.body) === 'recall'
            ? '{"statements": [{"statement": "s", "reason": "r", "attributed": 1}]}'
            : '{"reason": "r", "useful": 1}';
        return { status: 200, body: completion(request.body, isCustom ? customLine(request) : content) };
      };
      const ran = await evaluate(crash, server);
      const wanted = WANTED[what];
      if (typeof wanted === 'string') {
        expect(ran.stderr).toContain(wanted);
        expect(ran.stderr).toContain('config.json');
        expect({ code: ran.code, requests: server.requests.length }).toEqual({ code: 2, requests: 0 });
        return;
      }
      expect(ran.stderr).not.toMatch(/\n\s+at /);
      expect(ran.code).toBe(0);
      const [first, second] = ran.entries as [Entry, Entry];
      const { step, entry } = wanted ?? {};
      if (step) {
        const recorded = crash.responses as { actual_steps: Step[] }[];
        expect(differences(stepsOf(first)[0], { ...recorded[0]?.actual_steps[0], ...step })).toEqual([]);
      }
      if (entry) {
        expect(first).toMatchObject(entry);
        expect(second).toHaveProperty('score', 0.5);
      }
    }),
);

/** A line with 0.5 for the first output and a text for the others. */
function customLine(request: JudgeRequest): string {
  const [, listed = ''] = /^Output the following values.*\n((?:- .*\n)+)/m.exec(plainPrompt(request)) ?? [];
  return listed
    .trim()
    .split('\n')
    .map((_, at) => (at === 0 ? '0.5' : 'w'))
    .join('\t');
}
