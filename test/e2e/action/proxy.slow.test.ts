import { describe, expect, test } from 'vitest';
import { plantBaseline, recordedBaseline } from '../../support/github/baselines.js';
import { pullRequest, usualHistory } from '../../support/github/events.js';
import { ten } from '../../support/github/exam.js';
import { messages, type Ran, scenario } from '../../support/github/scenario.js';
import { sha, type World } from '../../support/github/world.js';
import { type TestProxy, withProxy } from '../../support/proxy.js';

const recorded = await recordedBaseline(ten(9));

/** GitHub under names that this machine does not know. */
const hosts = (scheme: string) => ({
  GITHUB_API_URL: `${scheme}://api.github.test`,
  GITHUB_GRAPHQL_URL: `${scheme}://api.github.test/graphql`,
  ACTIONS_RESULTS_URL: `${scheme}://results.github.test/`,
});

/** A run on a pull request whose score fell from 0.9 to 0.6, with a gate on the fall. */
function behind(
  variables: (proxy: TestProxy) => Readonly<Record<string, string>>,
  use: (run: Ran, proxy: TestProxy, world: World) => void,
  scheme = 'http',
): Promise<void> {
  return scenario(({ world, server, evaluate }) =>
    withProxy(server.url, async (proxy) => {
      const pull = usualHistory(world);
      plantBaseline(world, recorded, { sha: sha('m4') });
      const env = { ...hosts(scheme), ...variables(proxy) };
      const gates = { 'max-steps-drop': '0.02', 'drop-test': 'plain' };
      use(await evaluate(pullRequest(world, pull), ten(6), gates, { env, fast: true }), proxy, world);
    }),
  );
}

describe.concurrent('behind a proxy', () => {
  test('with a name and a password, everything works', async () => {
    const variables = ({ host }: TestProxy) => ({
      http_proxy: `http://user:pass%20word@${host}`,
      no_proxy: 'other.test',
    });
    await behind(variables, (run, proxy, world) => {
      expect(run.outputs).toMatchObject({ 'baseline-status': 'found', 'steps-score-delta': '-0.3000' });
      expect([run.code, messages(run, 'warning'), world.comments.length]).toEqual([1, [], 1]);
      const uploaded = world.artifacts.filter(({ runId, finalized }) => finalized && runId === run.record.id);
      expect(uploaded).toHaveLength(3);
      expect(new Set(proxy.asked)).toEqual(new Set(['api.github.test:80', 'results.github.test:80']));
      const basic = `Basic ${Buffer.from('user:pass word').toString('base64')}`;
      expect(new Set(proxy.credentials)).toEqual(new Set([basic]));
      expect(run.stdout + run.stderr).not.toContain('pass%20word');
    });
  });

  test('HTTPS_PROXY is asked for what is encrypted; a gate that was not checked is in the title', async () => {
    const variables = ({ host }: TestProxy) => ({ HTTPS_PROXY: host, http_proxy: 'http://127.0.0.1:9' });
    const use = (run: Ran, proxy: TestProxy) => {
      expect([run.code, run.outputs['baseline-status']]).toEqual([0, 'unavailable']);
      expect(new Set(proxy.asked)).toEqual(new Set(['api.github.test:443', 'results.github.test:443']));
      expect(run.summary).toMatch(/^## .*Steps score 0\.600.*`max-steps-drop` not checked$/m);
    };
    await behind(variables, use, 'https');
  });

  test('a variable that is no address stops the run, and is not shown', () =>
    scenario(async ({ world, evaluate }) => {
      const env = { https_proxy: 'socks5://user:hunter2@proxy.test' };
      const run = await evaluate(pullRequest(world, usualHistory(world)), ten(8), {}, { env });
      expect(run.code).toBe(1);
      expect(messages(run, 'error')).toEqual([expect.stringContaining('https_proxy: expected a proxy address')]);
      expect(run.stdout + run.stderr).not.toContain('hunter2');
    }));
});
