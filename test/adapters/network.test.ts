import { describe, expect, test, vi } from 'vitest';
import { networkPost, proxyFor, readProxies, refusePrivateHost, settleProxies } from '../../src/adapters/network.js';
import { withEndpoint } from '../support/endpoint.js';
import { withProxy } from '../support/proxy.js';

const PROXY = 'http://proxy.example:3128';
const proxyOf = (url: string, env: Readonly<Record<string, string>>) => proxyFor(new URL(url), readProxies(env));

describe('which proxy an address is asked through', () => {
  test.each<[string, string, Record<string, string>, string | null]>([
    ['none', 'https://api.github.com', {}, null],
    ['https', 'https://api.github.com', { https_proxy: PROXY }, PROXY],
    ['HTTPS', 'https://api.github.com', { HTTPS_PROXY: PROXY }, PROXY],
    ['http', 'http://ghes.example', { http_proxy: PROXY }, PROXY],
    ['HTTP', 'http://ghes.example', { HTTP_PROXY: PROXY }, PROXY],
    ['the lower case first', 'http://a.example', { http_proxy: PROXY, HTTP_PROXY: 'http://other' }, PROXY],
    ['an empty lower case', 'http://a.example', { http_proxy: '', HTTP_PROXY: PROXY }, PROXY],
    ['another protocol', 'https://api.github.com', { http_proxy: PROXY }, null],
    ['without a scheme', 'https://api.github.com', { https_proxy: 'proxy.example:3128' }, PROXY],
  ])('%s', (_, url, env, proxy) => expect(proxyOf(url, env)).toBe(proxy));

  test.each<[string, string, boolean]>([
    ['api.github.com', 'https://api.github.com', false],
    ['API.GitHub.com', 'https://api.github.com', false],
    ['github.com', 'https://api.github.com', false],
    ['.github.com', 'https://api.github.com', false],
    ['*.github.com', 'https://api.github.com', false],
    ['other.example, github.com', 'https://api.github.com', false],
    ['other.example github.com', 'https://api.github.com', false],
    ['github.com:443', 'https://api.github.com', false],
    ['github.com:8443', 'https://api.github.com', true],
    ['hub.com', 'https://api.github.com', true],
    ['*', 'https://api.github.com', false],
    ['', 'https://localhost:8080', false],
    ['', 'https://agent.localhost', false],
    ['', 'https://127.0.0.1:11434', false],
    ['', 'https://127.1.2.3', false],
    ['', 'https://[::1]:11434', false],
    ['', 'https://127.evil.example', true],
  ])('no_proxy=%s: %s', (value, url, isProxied) => {
    for (const name of ['no_proxy', 'NO_PROXY'])
      expect(proxyOf(url, { https_proxy: PROXY, [name]: value }) !== null).toBe(isProxied);
  });

  test.each(['socks5://proxy.example', 'http://', 'ftp://user:secret@proxy.example'])(
    '%s is not a proxy, which is said without the value',
    (value) =>
      expect(() => readProxies({ HTTPS_PROXY: value })).toThrow(/^https_proxy: .*as in http:\/\/proxy\.example:3128$/),
  );
});

describe('variables that all packages read alike', () => {
  test('both cases, a scheme, and names with and without their domain', () => {
    const env: Record<string, string> = {
      HTTPS_PROXY: 'proxy.example:3128',
      no_proxy: '*.a.example b',
      ALL_PROXY: 'x',
    };
    settleProxies(env);
    expect(env).toEqual({
      ...{ https_proxy: PROXY, HTTPS_PROXY: PROXY },
      ...Object.fromEntries(
        ['no_proxy', 'NO_PROXY'].map((name) => [
          name,
          'localhost,.localhost,127.0.0.1,.127.0.0.1,[::1],.[::1],a.example,.a.example,b,.b',
        ]),
      ),
    });
  });

  test('nothing where nothing is set, or all is excepted', () => {
    for (const env of [{}, { https_proxy: PROXY, no_proxy: '*' }] as Record<string, string>[]) {
      settleProxies(env);
      expect(env).toEqual({});
    }
  });
});

test('a query is posted through the proxy of the environment, with its password', () =>
  withEndpoint(
    (query, { headers }, response) => response.end(`${query} ${headers['content-type']}`),
    (url) =>
      withProxy(url, async ({ host, asked, credentials }) => {
        vi.stubEnv('http_proxy', `http://user:word@${host}`);
        const init = {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          ...{ body: 'query=ASK', signal: AbortSignal.timeout(10_000) },
        };
        const { status, body } = await networkPost('http://graph.test/sparql', init).finally(() => vi.unstubAllEnvs());
        const text = Buffer.concat(await body.toArray()).toString();
        expect([status, text, asked]).toEqual([200, 'ASK application/x-www-form-urlencoded', ['graph.test:80']]);
        expect(credentials).toEqual([`Basic ${Buffer.from('user:word').toString('base64')}`]);
      }),
  ));

describe('a host that is not public is refused, however it is written', () => {
  const HOSTS = [
    ...['localhost', '127.0.0.1', '127.1', '2130706433', '0x7f.0.0.1', '0177.0.0.1', '0.0.0.0', 'a.localhost'],
    ...['localhost.', '[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[0:0:0:0:0:ffff:7f00:0001]'],
    ...['10.0.0.5', '169.254.169.254', '[fe80::1]', '[fd00::1]', '[64:ff9b::a9fe:a9fe]', 'metadata', 'a.internal'],
  ];
  test.each(HOSTS)('%s', (host) =>
    expect(refusePrivateHost(`https://${host}/v1`)).rejects.toThrow('not a public host'),
  );

  test('but not a public one', () => refusePrivateHost('https://93.184.215.14/v1'));
});
