import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeMix } from './data.mjs';
import { withFolder, writeCorpus, writeResponses } from './files.mjs';
import { EVENT, withGithub } from './github.mjs';
import { compareFigures, compareTimes } from './measure.mjs';
import { ACTION, CLI, runNode } from './processes.mjs';
import { ratioRow } from './report.mjs';

/** (g): the action up to its first line in the log. */
export async function firstLineAgainstNode({ limit }) {
  return withJob(1, 1, 'http://127.0.0.1:1', async ({ env }) => {
    const times = await compareTimes(
      () => runNode([ACTION], { env, untilOutput: true }),
      () => runNode(['-e', '0']),
      15,
    );
    return [ratioRow({ id: 'g', what: 'The action to its first log line', against: '`node -e 0`', times, limit })];
  });
}

/** (h): a whole run on a pull request, with baseline search, uploads and comment, in processor time. */
export async function actionAgainstCommand({ questions, rows, limit }) {
  return withGithub((url) =>
    withJob(questions, rows, url, async ({ env, inputs, out }) => {
      const times = await compareFigures(
        async () => (await runNode([ACTION], { env, usage: true })).cpu,
        async () => (await runNode([CLI, 'evaluate', ...inputs, '--out', out, '--quiet'], { usage: true })).cpu,
        7,
      );
      const what = `The action on ${questions} questions, processor time`;
      return [ratioRow({ id: 'h', what, against: '`stepgate evaluate --out` on the same files', times, limit })];
    }),
  );
}

/** A job on generated data. */
function withJob(questions, rows, url, work) {
  return withFolder(async (folder) => {
    const [corpus, responses] = ['corpus.yaml', 'responses.jsonl'].map((name) => join(folder, name));
    const data = makeMix(questions, rows);
    writeCorpus(corpus, data.corpus);
    writeResponses(responses, data.responses);
    const env = jobOn(folder, url, { corpus, responses });
    return work({ env, inputs: ['--corpus', corpus, '--responses', responses], out: join(folder, 'cli') });
  });
}

/** The files of a job in a folder, and its variables, as the runner sets them. */
export function jobOn(folder, url, inputs) {
  const at = (name) => join(folder, name);
  writeFileSync(at('event.json'), JSON.stringify(EVENT));
  for (const name of ['output', 'summary', 'state']) writeFileSync(at(name), '');
  mkdirSync(at('temp'));
  const all = { 'github-token': 'none', 'output-dir': at('out'), ...inputs };
  return {
    ...Object.fromEntries(Object.entries(all).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
    ...{ GITHUB_API_URL: url, GITHUB_GRAPHQL_URL: `${url}/graphql`, ACTIONS_RESULTS_URL: `${url}/` },
    ...{ GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: at('event.json'), GITHUB_REPOSITORY: 'acme/agent' },
    ...{ GITHUB_SHA: 'c'.repeat(40), GITHUB_REF: 'refs/pull/7/merge', GITHUB_RUN_ID: '1', GITHUB_RUN_ATTEMPT: '1' },
    ...{ GITHUB_WORKFLOW_REF: 'acme/agent/.github/workflows/eval.yml@main', GITHUB_WORKSPACE: folder },
    ...{ GITHUB_OUTPUT: at('output'), GITHUB_STEP_SUMMARY: at('summary'), GITHUB_STATE: at('state') },
    ...{ RUNNER_TEMP: at('temp'), ACTIONS_RUNTIME_TOKEN: runtimeToken() },
  };
}

/** The artifact client reads from its token which run it is in. */
function runtimeToken() {
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return [part({ alg: 'none' }), part({ scp: 'Actions.Results:run:job' }), 'x'].join('.');
}
