import { describe, expect, test } from 'vitest';
import { type Config, decodeConfig } from '../../../src/core/entries/config.js';
import {
  isJudgeOn,
  type JudgeRequest,
  judgeSettings,
  leavesNothingToJudge,
  refuseUnjudged,
} from '../../../src/core/judge/settings.js';
import { renderProblem } from '../../../src/core/words/errors.js';
import { type PresetName, scoringOf } from '../../../src/core/words/scoring-rules.js';
import { cellsOf, mappingIn } from '../../support/cells.js';

const ENV = { OPENAI_API_KEY: 'sk-one', AZURE_OPENAI_API_KEY: 'azure', OTHER: 'other', GEMINI_API_KEY: 'gemini' };

/** What nobody asks for. */
const REQUEST = { on: null, model: null, baseUrl: null, hosts: 'bound' as const, env: ENV, maxCostUsd: null };

function decoded(value: unknown): Config {
  const config = decodeConfig(value, 'c.yaml');
  if (config.kind === 'ok') return config.value;
  throw new Error(config.problems.map(renderProblem).join('\n'));
}

function settings(value: unknown = {}, request: Partial<JudgeRequest> = {}, preset: PresetName = 'standard') {
  return judgeSettings({ ...REQUEST, on: true, ...request }, scoringOf(preset), decoded(value).judge);
}

const generation = (value: object, request: Partial<JudgeRequest> = {}) =>
  settings({ llm: { generation: value } }, request).generation;

const OPENAI = { baseUrl: 'https://api.openai.com/v1', apiKey: 'sk-one' };

describe('the simple way', () => {
  test('needs a key and nothing else', () => {
    expect(settings()).toMatchObject({
      generation: { model: 'gpt-6-luna', ...OPENAI, temperature: 0, maxTokens: 4096 },
      embedding: { model: 'text-embedding-3-small', ...OPENAI },
      answers: { correctness: { protocol: 'claims', f1: 'zero' }, relevance: { questions: 3, noncommittal: 'any' } },
      ...{ concurrency: 8, timeoutMs: 60_000, maxRetries: 4, maxCostUsd: null },
    });
  });

  test.each<[PresetName, string, string, string]>([
    ['standard', 'gpt-6-luna', 'claims', 'any'],
    ['graphrag-eval-4', 'gpt-4o-mini', 'tsv', 'any'],
    ['graphrag-eval-5', 'gpt-4o-mini', 'tsv', 'any'],
    ['graphrag-eval-6', 'gpt-4o-mini', 'tsv', 'all'],
  ])('%s has the model and rules of its day', (preset, model, protocol, noncommittal) => {
    const { generation, answers } = settings({}, {}, preset);
    expect(generation).toMatchObject({ model });
    expect(answers).toMatchObject({ correctness: { protocol }, relevance: { noncommittal } });
  });

  test('is off by default, whatever the environment holds', () => {
    expect(isJudgeOn(REQUEST)).toBe(false);
    expect(isJudgeOn(REQUEST, decoded({ judge: { concurrency: 4 } }).judge)).toBe(false);
    expect(isJudgeOn(REQUEST, decoded({ llm: {} }).judge)).toBe(true);
    expect(isJudgeOn({ ...REQUEST, on: true })).toBe(true);
    expect(isJudgeOn({ ...REQUEST, on: false }, decoded({ llm: {} }).judge)).toBe(false);
  });
});

describe("the library's own configs are read as they are", () => {
  test('with the resource of Azure, by either name', () => {
    const [east, west, provider] = ['https://east.openai.azure.com', 'https://west.openai.azure.com', 'azure'];
    const writer = { provider, model: 'ours', base_url: east, temperature: 0.0, max_tokens: 8192 };
    const llm = { generation: writer, embedding: { provider, model: 'vectors', api_base: west } };
    expect(settings({ llm })).toMatchObject({
      generation: { baseUrl: `${east}/openai/v1`, apiKey: 'azure', maxTokens: 8192 },
      embedding: { baseUrl: `${west}/openai/v1`, model: 'vectors' },
    });
  });

  test('with provider and model in one name, on one level', () => {
    const llm = { name: 'openai/gpt-4o-mini', temperature: 0.0, max_tokens: 65536 };
    expect(settings({ llm }).generation).toMatchObject({ ...OPENAI, model: 'gpt-4o-mini', maxTokens: 65536 });
  });

  test('with a key, and a warning to name a variable instead', () => {
    const { warnings } = decoded({ llm: { generation: { api_key: 'in-the-file' } } });
    expect(warnings.map(renderProblem).join()).toContain('api_key_env: OPENAI_API_KEY');
    expect(warnings.map(renderProblem).join()).not.toContain('in-the-file');
    expect(generation({ api_key: 'in-the-file' }).apiKey).toBe('in-the-file');
  });
});

describe('a config without an embedding model', () => {
  const llm = { generation: { model: 'gpt-4o-mini' } };
  test('leaves relevance out, with a warning, as the library does', () => {
    expect(settings({ llm }).answers.relevance).toBeNull();
    expect(decoded({ llm }).warnings.map(renderProblem)).toEqual([
      'c.yaml: llm: names no embedding model, so answer relevance is not judged',
    ]);
  });

  test.each<[string, object]>([
    ['that is named', { llm: { ...llm, embedding: {} } }],
    ['of a release that had none', { llm: { name: 'openai/gpt-4o-mini' } }],
    ['and without a model at all', { llm: {} }],
  ])('judges relevance by the embedding model %s', (_, value) => {
    expect(settings(value).answers.relevance).not.toBeNull();
    expect(decoded(value).warnings).toEqual([]);
  });

  test('says nothing where relevance is disabled, and is an error where it is enabled', () => {
    expect(decoded({ llm, answer_relevance: { enabled: false } }).warnings).toEqual([]);
    const message = 'answer_relevance.enabled: needs an embedding model: add llm.embedding';
    expect(() => settings({ llm, answer_relevance: { enabled: true } })).toThrow(message);
  });
});

test.each(['answer_correctness', 'answer_relevance'])('%s that is enabled needs a judge', (name) => {
  const refuse = (enabled: boolean) => refuseUnjudged(decoded({ [name]: { enabled } }).judge);
  expect(() => refuse(true)).toThrow(`${name}.enabled: needs a language model`);
  expect(() => refuse(false)).not.toThrow();
  expect(() => refuseUnjudged()).not.toThrow();
});

describe('where answers go', () => {
  const named = (baseUrl: string) => ({ baseUrl });

  /** What a cell asks for: the server that a user names by the option, or by its variable. */
  const requestOf = (cell?: string): Partial<JudgeRequest> => {
    const { named: baseUrl, variable, ...more } = mappingIn(cell) as Record<string, string>;
    if (variable !== undefined) return { env: { ...ENV, OPENAI_BASE_URL: variable } };
    return { ...more, ...(baseUrl !== undefined && { baseUrl }) };
  };

  // A title | the keys of the model | what the settings have | the request.

  test.each(
    cellsOf(`
an address of your own |  | baseUrl: https://llm.example.com/v1, apiKey: sk-one | named: https://llm.example.com/v1/
an address of your own, by its variable |  | baseUrl: https://llm.example.com/v1, apiKey: sk-one | variable: https://llm.example.com/v1/
an address of the config on a server that you name | base_url: https://llm.example.com/v2 | baseUrl: https://llm.example.com/v2, apiKey: sk-one | variable: https://llm.example.com/v1
your own address, whatever the config says | base_url: https://x.example/v1 | baseUrl: https://llm.example.com/v1, apiKey: sk-one | named: https://llm.example.com/v1
a variable of your own | api_key_env: OTHER | host: llm.example.com, apiKey: other | named: https://llm.example.com/v1
OpenAI's own address with its key | base_url: https://api.openai.com/v1 | apiKey: sk-one |
a known provider's own address with its key | base_url: https://generativelanguage.googleapis.com/v1beta/openai, api_key_env: GEMINI_API_KEY | apiKey: gemini |
a provider's own, whatever OpenAI's variable says | provider: gemini, model: m | host: generativelanguage.googleapis.com, apiKey: gemini | variable: https://llm.example.com/v1
Ollama on this machine | provider: ollama, model: m | baseUrl: http://localhost:11434/v1, apiKey: null |
Gemini | provider: gemini, model: m | host: generativelanguage.googleapis.com, apiKey: gemini |
this machine, which a file names, without the key | base_url: http://127.0.0.1:8000/v1 | apiKey: null |
plain http to this machine with the key, where you name it | base_url: http://127.0.0.1:8000/v1 | apiKey: sk-one | named: http://127.0.0.1:8000/v1
plain http elsewhere without a key | base_url: http://10.0.0.5:8000/v1 | apiKey: null, host: 10.0.0.5:8000 |
an address with a query, without a key where there is none | base_url: https://x.example/v1?a=1 | baseUrl: https://x.example/v1?a=1, apiKey: null | env: {}
a key that the file brings itself | base_url: https://x.example/v1, api_key: x | apiKey: x |
`),
  )('%s', (_, config, expected, request) => {
    expect(generation(mappingIn(config), requestOf(request))).toMatchObject(mappingIn(expected));
  });

  test('embeddings are on the server of the other model, unless they name one', () => {
    const base_url = 'https://x.example/v1';
    const beside = { generation: { base_url, api_key_env: 'OTHER' }, embedding: { model: 'e' } };
    const request = named(base_url);
    const together = { baseUrl: base_url, apiKey: 'other', model: 'e' };
    expect(settings({ llm: beside }, request).embedding).toMatchObject(together);
    const apart = { ...beside, embedding: { provider: 'openai' } };
    expect(settings({ llm: apart }, request).embedding).toMatchObject(OPENAI);
  });
  // A title | the keys of the model | a part of the message | the request.
  test.each(
    cellsOf(`
an unknown provider | provider: opnai | use one of openai, azure, gemini |
a provider with another protocol | provider: bedrock | llm.generation.provider: "bedrock" is unknown; use one of openai, azure, gemini |
Azure without its address | provider: azure | llm.generation.base_url is missing |
a key over plain http | api_key_env: OTHER | a key is not sent to 10.0.0.5 over plain http | named: http://10.0.0.5/v1
a key in a file over plain http | base_url: http://localhost.evil.com/v1, api_key: x | over plain http |
a name that begins like this machine | base_url: http://127.0.0.1.evil.com/v1, api_key: x | over plain http |
a variable that is not set | api_key_env: NONE | the variable NONE is not set |
another protocol | base_url: ftp://x/v1 | expected an address |
no address | base_url: api.openai.com | expected an address |
a key in the address | base_url: https://user:pw@x/v1 | without a key |
GitHub Models | base_url: https://models.github.ai/inference | GitHub Models was retired on 2026-07-30 |
a key with a line break | api_key: "a\\nb" | characters that a key cannot have |
an invalid address of yours |  | --judge-base-url: expected an address | named: llm.example.com
a variable with an invalid address |  | OPENAI_BASE_URL: expected an address | variable: x
`),
  )('%s is an error', (_, config, words, request) => {
    expect(() => generation(mappingIn(config), requestOf(request))).toThrow(words);
  });

  const EVIL = 'https://evil.example/v1';
  test.each(
    cellsOf(`
OpenAI's key | base_url: https://evil.example/v1 | the key in OPENAI_API_KEY is not sent to evil.example |
by another name | api_base: https://evil.example/v1 | the key in OPENAI_API_KEY is not sent to evil.example |
OpenAI's key by its provider | provider: openai, base_url: https://evil.example/v1 | the key in OPENAI_API_KEY is not sent to evil.example |
any variable | base_url: https://evil.example/v1, api_key_env: OTHER | the key in OTHER is not sent to evil.example |
a variable that is not set | base_url: https://evil.example/v1, api_key_env: NONE | the key in NONE is not sent to evil.example |
a known provider's key | provider: gemini, base_url: https://evil.example/v1 | the key in GEMINI_API_KEY is not sent to evil.example |
Azure's key | provider: azure, base_url: https://evil.example/v1 | the key in AZURE_OPENAI_API_KEY is not sent to evil.example |
Azure's key to what looks like Azure | provider: azure, base_url: https://x.openai.azure.com.evil.example/v1 | is not sent to x.openai.azure.com.evil.example |
any variable to this machine | base_url: http://localhost:8000/v1, api_key_env: OTHER | the key in OTHER is not sent to localhost:8000 |
any variable to a server other than the one that you name | model: m | the key in OTHER is not sent to evil.example | named: https://llm.example.com/v1
one provider's key to another provider | provider: groq, api_key_env: OPENAI_API_KEY | the key in OPENAI_API_KEY is not sent to api.groq.com |
a server with another port | base_url: https://api.openai.com:8443/v1 | is not sent to api.openai.com:8443 |
`),
  )('a file does not send %s elsewhere', (_, config, words, cell) => {
    const request = requestOf(cell);
    const embedding = request.baseUrl ? { base_url: EVIL, api_key_env: 'OTHER' } : {};
    expect(() => settings({ llm: { generation: mappingIn(config), embedding } }, request)).toThrow(words);
  });

  test.each(['generation', 'embedding'])("in the action the config's %s says neither host nor key", (part) => {
    const inAction = (model: object, request: Partial<JudgeRequest> = {}) =>
      settings({ llm: { [part]: model } }, { hosts: 'inputs', env: { OPENAI_API_KEY: 'sk-one' }, ...request });
    const host = 'only the input judge-base-url sets the host';
    const key = 'only the input openai-api-key or the variable OPENAI_API_KEY sets the key';
    expect(() => inAction({ base_url: EVIL })).toThrow(`llm.${part}.base_url: in the action ${host}`);
    expect(() => inAction({ api_base: EVIL }, named(EVIL))).toThrow(host);
    expect(() => inAction({ api_key_env: 'OTHER' })).toThrow(key);
    expect(() => inAction({ api_key: 'mine' })).toThrow(key);
    expect(() => inAction({ provider: 'groq' })).toThrow(host);
    expect(inAction({ provider: 'openai' })[part as 'generation']).toMatchObject({ host: 'api.openai.com' });
    const placed = inAction({ provider: 'groq', model: 'm' }, named('https://llm.example.com/v1'));
    const there = { host: 'llm.example.com', apiKey: 'sk-one' };
    expect(placed).toMatchObject({ generation: there, embedding: there });
    const variables = { OPENAI_API_KEY: 'sk-one', OPENAI_BASE_URL: EVIL };
    expect(inAction({}, { env: variables }).generation.host).toBe('api.openai.com');
  });

  test('no key at all is an error where one is needed', () => {
    const message = 'the judge needs a key for api.openai.com: set OPENAI_API_KEY';
    expect(() => settings({}, { env: { OPENAI_API_KEY: ' ' } })).toThrow(message);
  });
});

const CUSTOM = { name: 'x', inputs: ['question'], instructions: '', outputs: { y: 'z' } };
/** A config; the keys of its `custom` change custom evaluations that are right. */
function configOf(cell?: string): object {
  const { custom, ...config } = mappingIn(cell);
  if (custom === undefined) return config;
  return { ...config, custom_evaluations: (custom as object[]).map((change) => ({ ...CUSTOM, ...change })) };
}

describe('what a config may say', () => {
  test.each(
    cellsOf(`
an unknown key on top | llmm: {} | llmm: unknown key; did you mean llm?
an unknown key of a model | llm: {generation: {modell: m}} | llm.generation.modell: unknown key; did you mean model?
a parameter of LiteLLM | llm: {generation: {model: m, seed: 1}} | max_tokens; set other parameters in a LiteLLM proxy (provider: litellm_proxy)
a section that is left empty | llm: null | llm: expected a mapping, got nothing
a model that is left empty | llm: {generation: null} | llm.generation: expected a mapping, got nothing
a section that is a number | judge: 5 | judge: expected a mapping, got 5
an unknown key of the judge | judge: {max_cost: 1} | judge.max_cost: unknown key
an unknown key of correctness | answer_correctness: {protocoll: tsv} | answer_correctness.protocoll: unknown key; did you mean protocol?
a protocol that does not exist | answer_correctness: {protocol: csv} | answer_correctness.protocol: expected
a temperature out of range | llm: {generation: {temperature: 2.1}} | expected a number from 0 to 2, got 2.1
no tokens | llm: {generation: {max_tokens: 0}} | expected a whole number from 1
half a request at a time | judge: {concurrency: 0.5} | judge.concurrency: expected a whole number
a budget in words | judge: {max_cost_usd: five} | judge.max_cost_usd: expected
an empty model | llm: {generation: {model: ''}} | expected text that is not empty
questions without number | answer_relevance: {questions: three} | answer_relevance.questions: expected
no output | custom: [{outputs: {}}] | custom_evaluations[0].outputs: expected at least one output
another key | custom: [{output: {}}] | custom_evaluations[0].output: unknown key; did you mean outputs?
a number as output | custom: [{outputs: {'7': x}}] | outputs.7: expected a name, got a number
a path into one | custom: [{outputs: {steps.total: x}}] | steps.total: the name is taken
a key of entries | custom: [{outputs: {answer_eval_error: x}}] | answer_eval_error: the name is taken
the error of another | custom: [{}, {name: z, outputs: {x_error: ''}}] | custom_evaluations[1].outputs.x_error: the name is taken
a name twice | custom: [{}, {outputs: {a: ''}}] | custom_evaluations[1].name: custom_evaluations[0] has the same name
an output twice | custom: [{}, {name: z}] | custom_evaluations[1].outputs.y: custom_evaluations[0] has an output with the same name
a placeholder of another input | custom: [{instructions: 'Read {actual_answer}.'}] | custom_evaluations[0].instructions: the placeholder "{actual_answer}" is unknown; use {question}
a single brace | custom: [{instructions: 'Read {.'}] | custom_evaluations[0].instructions: a single { is unknown; use {question}, and {{ or }}
steps without a name | custom: [{inputs: [actual_steps]}] | custom_evaluations[0]: expected steps_name and steps_keys
`),
  )('%s is a problem at its path', (_, config, words) => {
    expect(() => decoded(configOf(config))).toThrow(words);
  });

  test.each([
    ...['GITHUB_TOKEN', 'actions_runtime_token', 'Input_Github-Token', 'RUNNER_X', 'AWS_SECRET_ACCESS_KEY'],
    ...['AZURE_CLIENT_SECRET', 'GOOGLE_APPLICATION_CREDENTIALS'],
  ])('the variable %s does not hold a key of a judge', (api_key_env) => {
    const message = "llm.embedding.api_key_env: expected a variable that holds the judge's key";
    expect(() => decoded({ llm: { embedding: { api_key_env } } })).toThrow(message);
  });

  test('the judge overrides the rules of the preset', () => {
    const value = { answer_correctness: { protocol: 'tsv' }, answer_relevance: { noncommittal: 'all', questions: 5 } };
    const { answer_correctness: correctness, answer_relevance: relevance } = value;
    expect(settings(value).answers).toMatchObject({ correctness, relevance });
  });

  test('a budget of the config wins over that of the door', () => {
    expect(settings({ judge: { max_cost_usd: 2.5 } }, { maxCostUsd: 5 }).maxCostUsd).toBe(2.5);
    expect(settings({ judge: { max_cost_usd: 'none' } }, { maxCostUsd: 5 }).maxCostUsd).toBeNull();
    expect(settings({}, { maxCostUsd: 5 }).maxCostUsd).toBe(5);
  });

  const off = { answer_correctness: { enabled: false }, answer_relevance: { enabled: false } };
  test('both metrics disabled leave nothing to do', () => {
    expect(() => settings(off)).toThrow('nothing to judge');
  });

  test.each<[string, boolean, boolean | null, PresetName, object]>([
    ['preset 6, which judges retrieval steps', false, null, 'graphrag-eval-6', off],
    ['preset 6 without retrieval', true, null, 'graphrag-eval-6', { ...off, judge: { retrieval: 'off' } }],
    ['standard with retrieval', false, null, 'standard', { ...off, judge: { retrieval: true } }],
    ['a config that enables the judge and disables both metrics', true, null, 'standard', off],
    ['a caller who enables it with such a config', false, true, 'standard', off],
    ['one metric left', false, null, 'standard', { answer_relevance: { enabled: false } }],
    ['custom evaluations alone', false, null, 'standard', { ...off, custom_evaluations: [CUSTOM] }],
    ['a caller with custom evaluations alone', false, true, 'standard', { ...off, custom_evaluations: [CUSTOM] }],
  ])('%s: nothing to judge: %s', (_, expected, on, preset, value) => {
    const { judge } = decoded({ llm: {}, ...value });
    expect(leavesNothingToJudge({ ...REQUEST, on }, scoringOf(preset), judge)).toBe(expected);
  });
});
