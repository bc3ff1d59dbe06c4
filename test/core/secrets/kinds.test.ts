import { describe, expect, test } from 'vitest';
import { makeRedactor } from '../../../src/core/secrets/redact.js';

const { redact } = makeRedactor([]);

/** Letters and digits that are nobody's. */
const A = 'q7Xk2mVb9LtR4wZs8Ny3Hc6Jf5Dg1PaQe0UiOyTrWq7Xk2mVb9LtR4wZs8Ny3Hc6Jf5Dg1Pa';
const of = (length: number) => A.slice(0, length);
const hex = (length: number) => '3f9a1c7e5b2d8064'.repeat(8).slice(0, length);
const UPPER = 'Q7XK2MVB9LTR4WZS8NY3HC6JF5DG1PAQE0UIOYTRWQ7XK2MVB9LTR4WZS8NY3HC6JF5DG1PA';

/** Prefixes in pieces, as tools look for whole tokens in repositories, too. Further kinds are in redact.test.ts. */
const PREFIXED: readonly (readonly [prefix: string, rest: string])[] = [
  ['sk' + '-', of(48)],
  ['SG' + '.', `${of(22)}.${of(43)}`],
  ['hvs' + '.', of(60)],
  ['dap' + 'i', hex(32)],
  ['lsv2' + '_pt_', `${hex(32)}_${hex(10)}`],
  ['tvly' + '-', of(32)],
  ['pcsk' + '_', of(50)],
  ['r8' + '_', of(37)],
  ['pplx' + '-', of(48)],
  ['sb' + '_secret_', of(31)],
  ['ntn' + '_', of(46)],
  ['lin' + '_api_', of(40)],
  ['glsa' + '_', `${of(32)}_${hex(8)}`],
  ['shp' + 'at_', hex(32)],
  ['dckr' + '_pat_', of(27)],
  ['ATA' + 'TT3xFfGF0', of(60)],
  ['NR' + 'AK-', UPPER.slice(0, 27)],
  ['pscale' + '_pw_', of(43)],
  ['key' + '-', hex(32)],
  ['AGE-SECRET' + '-KEY-1', UPPER.slice(0, 58)],
  ['squ' + '_', hex(40)],
  ['dbt' + 'u_', of(40)],
  ['LTA' + 'I5t', of(20)],
  ['AKC' + 'p8', of(60)],
  ['ABS' + 'K', of(60)],
  ['ATT' + 'A', hex(64)],
  ['sdk' + '-', '3f9a1c7e-5b2d-8064-3f9a-1c7e5b2d8064'],
  ['sha' + '256~', of(43)],
  ['3f9a1c7e5b2d80643f9a1c7e5b2d8064-us', '12'],
];

/** Texts around a secret whose kind a name or a place says. */
const NAMED: readonly ((secret: string) => unknown)[] = [
  (secret) => `DB_PASSWORD=${secret}`,
  (secret) => `export SERVICE_API_KEY="${secret}"`,
  (secret) => `X-Api-Key: ${secret}`,
  (secret) => `{"SessionToken": "${secret}"}`,
  (secret) => `{\\"client_secret\\": \\"${secret}\\"}`,
  (secret) => `connect(host='db', password='${secret}')`,
  (secret) => `machine db.example login app password ${secret}`,
  (secret) => `curl -u app:${secret} https://db.example/x`,
  (secret) => `psql --password ${secret} -h db`,
  (secret) => `//registry.example/:_authToken=${secret}`,
  (secret) => `Server=db;User Id=app;Password=${secret};Encrypt=true`,
  (secret) => `DefaultEndpointsProtocol=https;AccountName=a;AccountKey=${secret}==;EndpointSuffix=core`,
  (secret) => `Set-Cookie: sid=${secret}; HttpOnly`,
  (secret) => `Cookie: a=1; sid=${secret}`,
  (secret) => `https://api.example/v1?key=${secret}`,
  (secret) => `https://${secret}@git.example/x.git`,
  (secret) => `Proxy-Authorization: Digest ${secret}`,
  (secret) => `spring.datasource.password: ${secret}`,
  (secret) => `private_key: ${secret}`,
  (secret) => `os.environ["OPENAI_API_KEY"] = "${secret}"`,
  (secret) => `https://hooks.slack.com/services/T0123ABCD/B0123ABCD/${secret.slice(0, 24)}`,
  (secret) => `https://discord.com/api/webhooks/123456789012345678/${secret}${secret}`,
  (secret) => `${secret.slice(0, 14)}.atlasv1.${secret}${secret}`,
  (secret) => `a7B8Q~${secret}4xK9`,
  (secret) => `https://api.telegram.org/bot123456789:AA${secret}x1`,
  (secret) => `MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.${secret}`,
  (secret) => ({ env: { GITHUB_PERSONAL_ACCESS_TOKEN: secret } }),
  (secret) => ({ headers: { Authorization: `token ${secret}` } }),
  (secret) => `AUTH_URL=https://idp.example/t?client_secret=${secret}`,
  (secret) => `  master_password      = "${secret}"`,
  (secret) => `{"password" :\n   "${secret}"}`,
  (secret) => `password:\n  ${secret}`,
  (secret) => `const password: string = "${secret}"`,
  (secret) => `'api_key': SecretStr('${secret}')`,
  (secret) => `- name: DB_PASSWORD\n  value: ${secret}`,
  (secret) => JSON.stringify(JSON.stringify({ name: 'DB_PASSWORD', value: secret })),
  (secret) => `<ns:password>${secret}</ns:password>`,
  (secret) => `["--token", "${secret}"]`,
  (secret) => `Authorization: GDB ${secret}`,
  (secret) => `Your API key is ${secret}`,
  (secret) => `-----BEGIN RSA ${'PRIVATE'} KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES,1\n\n${secret}`,
  (secret) => ({ env: [{ name: 'DB_PASSWORD', value: secret }] }),
  (secret) => ({ args: ['serve', '--api-key', secret] }),
  (secret) => ({ password: `${secret} with blanks` }),
  (secret) => ({ config: { credentials: secret } }),
  // A name that ends with `key`, if the value is one long run.
  (secret) => ({ headers: { 'x-functions-key': secret, 'DD-APPLICATION-KEY': secret } }),
  (secret) => `APP_KEY=base64:${secret}=`,
  (secret) => `[Peer]\nPresharedKey = ${secret}=`,
  (secret) => ({ headers: [['X-Api-Key', secret]] }),
  (secret) => ({ authentication: { apiKey: { value: secret } } }),
  // Sentences, cells, lists and calls.
  (secret) => `The password for the reader account is ${secret}.`,
  (secret) => `api token (expires in May): ${secret}`,
  (secret) => `**API key**: ${secret}`,
  (secret) => `driver(url, auth=("neo4j", "${secret}"))`,
  (secret) => `username ops password 0 ${secret}`,
  (secret) => `FERNET_KEY=${secret}-_x=`,
  () => ({ headers: { 'X-Dataverse-key': '3f9a1c7e-5b2d-4064-af9a-1c7e5b2d8064' } }),
  (secret) => `The API key is \`${secret}\`.`,
  (secret) => `Key         Value\n---         -----\npassword    ${secret}`,
  (secret) => `| setting | value |\n|---|---|\n| password | ${secret} |`,
  (secret) => `secrets:\n  - ${secret}`,
  (secret) => `client.set_password("${secret}")`,
  (secret) => `sparql.setCredentials("reader", "${secret}")`,
  (secret) => `<ns:Password Type="#PasswordText">${secret}</ns:Password>`,
  (secret) => `CREATE USER 'app'@'%' IDENTIFIED BY '${secret}';`,
  // Commands and files.
  (secret) => `mysqldump -u root -p${secret} grid`,
  (secret) => `sshpass -p '${secret}' ssh ops@host`,
  (secret) => `redis-cli -h cache -a ${secret} GET x`,
  (secret) => `docker login -u ci -p ${secret} registry.example`,
  (secret) => `db.example:5432:grid:reader:${secret}\n`,
  (secret) => `sqlplus app/${secret}@//db:1521/GRID`,
  (secret) => `https://api.example/data?q=Sofia&appid=${secret}`,
  (secret) => `Cookie: PHPSESSID=${secret}`,
  // The hash of a password; a private key in Base64, as in a secret of Kubernetes.
  (secret) => `app:$6$Xk2mVb9L$${secret}:19700:0`,
  (secret) => `hash: $argon2id$v=19$m=65536,t=3,p=4$${secret}`,
  (secret) => `data: LS0tLS1CRUdJTiBQUklWQVRFIEtFWS0tLS0t${secret}`,
];

describe('a credential of a known kind is masked', () => {
  test.each(PREFIXED)('%s…', (prefix, rest) => {
    const shown = redact(`the value is "${prefix}${rest}", and so on`);
    expect(shown).toBe('the value is "***", and so on');
  });

  test.each(NAMED)('%s', (textOf) => {
    const secret = of(30);
    const shown = JSON.stringify(redact(textOf(secret)));
    expect(shown).toContain('***');
    expect(shown).not.toContain(secret.slice(0, 12));
    expect(shown).not.toContain(secret.slice(-12));
  });

  test.each(['kP9x[7Lqz2mW', 'Tr0ub4dor[3]horse!'])('a password is no code because of a bracket: %s', (password) => {
    expect(redact(JSON.stringify({ password }))).not.toContain(password);
  });

  test.each([
    'the password is Harbour_Lane48 for user analyst',
    "CREATE USER reporting WITH PASSWORD 'Harbour_Lane48';",
  ])('a password of words is masked where a sentence or a quote says what it is: %s', (text) => {
    expect(redact(text)).toBe(text.replace('Harbour_Lane48', '***'));
  });

  test.each(['hunter2', 'two words'])('a password is masked, however short it is: %s', (password) => {
    expect(redact({ password })).toEqual({ password: '***' });
    expect(redact(`{"db_password": "${password}", "port": 5432}`)).toBe('{"db_password": "***", "port": 5432}');
  });
});

const CELL = { type: 'literal', value: 'abc123def456ghi7' };

const ORDINARY: readonly unknown[] = [
  ...[`\${DB_PASSWORD}`, '<your password>', '***', '{{ token }}', '%s'].map((mark) => `password: ${mark}`),
  { token_count: 'a1b2c3d4e5f6g7', input_tokens: 1200, secret_level: 'top9secret9level' },
  { password: null, secret: true, token: 5, tokens: ['Hello7World7Again'] },
  '{"usage": {"prompt_tokens": 12345678901234, "completion_tokens": 7}}',
  'author: Mary Shelley 1818 edition7x, sessions: 2024-autumn-term-7b',
  'The session begins at 9. The key is under the mat; the secret of success is work, and the token gesture was kind.',
  'p-value (sig): sig = 0.000123456789',
  `sha256:${hex(64)}`,
  'f1769de8-9aeb-11e5-91da-b8763fd99c5f',
  'urn:uuid:f1769de8-9aeb-11e5-91da-b8763fd99c5f',
  'urn://grid.example/substation:Vk220a17@volt',
  'sip://alice7:x@example.org',
  'http://example.org/token/f1769de8-9aeb-11e5-91da-b8763fd99c5f',
  'http://example.org/sk-bratislava-old-town-district-7',
  'urn:session:f1769de8-9aeb-11e5-91da-b8763fd99c5f',
  'SELECT ?token ?secret WHERE { ?s ex:token ?token ; ex:secret ?secret }',
  'SELECT token, password FROM sessions WHERE id = 7',
  'id,token,password\n1,abc123def456ghi7,hunter2hunter2',
  '| token | password |\n|---|---|\n| abc123def456ghi7 | hunter2hunter2 |',
  { head: { vars: ['password', 'token'] }, results: { bindings: [{ password: CELL }, { token: CELL }] } },
  [7, 8].map((row) => ({ token: `abc123def456ghi${row}`, password: `hunter${row}hunter${row}` })),
  'the bearer of 2024-annual-report-7 is asked to sign',
  'primary key: order_7f3a9c1e5b2d, foreign key: customer_7f3a9c1e5b2d',
  'git commit 3f9a1c7e5b2d80643f9a1c7e5b2d80643f9a1c7e',
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk',
  '2026-11-28T09:00:00.000Z/2026-11-28T10:00:00.000Z',
  'POINT(24.3421 42.1354), EPSG:4326, MGRS 35TLG1234567890',
  'https://example.org/search?q=key&code=en&page=7',
  'Q42, P31, wd:Q1234567890, cim:ACLineSegment.r0',
  'sessionStart: 2026-11-28T09:00:00Z',
  'auth: https://login.example.org/realms/grid7',
  'SELECT * { ?s ex:of ?session FILTER(?session = "2026-S1-Harbour-42abc") }',
  { next_page_token: 'CAEQAA1234567890ab', nextToken: 'eyJwYWdlIjoyfQ1234' },
  { auth: 'oauth2-pkce-2026', session: 'Summer2026-Harbour', token: 'Harbour-Line-T3-North' },
  'at Object.token (/srv/app/node_modules/lib/auth-1.2.3/token.js:12:34)',
  'SyntaxError: Unexpected token: identifier_12345',
  'token = tokenizer.decode(ids[0:12]), password = getpass.getpass()',
  're_2026_01_harbour_line_stop_0042 and pa-Philadelphia-30th-Street-Station-Amtrak-2026',
  { partitionKey: 'Region7East42Grid9Main', cache_key: hex(64), objectKey: of(30), key: of(30) },
  { inchi_key: 'RYYVLZVUVIJVGH-UHFFFAOYSA-N', stationKey: 'f1769de8-9aeb-11e5-91da-b8763fd99c5f' },
  { vars: ['password', 'token'], headers: [['Accept'], ['token', 'count']] },
  'Passwords must be rotated every 90 days; the token (a word) is short; the key for the room is on the desk.',
  'mysql -u root -p grid\nssh -p 2222 ops@host\ndocker run -p 8080:80 postgres\ngit log -p 3f9a1c7e5b2d8064',
  '2026-11-28T10:30:00:1234:x, grid-api-7d9f8b6c5d-x2k4q:8080:tcp',
  'LS0tLS1CRUdJTiBDRVJUSUZJQ0FURS0tLS0tCk1JSUMrakNDQWVLZ0F3SUJBZ0lCQURBTkJna3Foa2lHOXcw',
  'password = os.environ["DB_PASSWORD"]; verify_token("user 42"), t("password.reset.2")',
  'OPENAI_API_KEY=\nNEO4J_PASSWORD=$NEO4J_PASSWORD\nDB_PASSWORD=\nDB_HOST=grid-db-01.example.org\nADMIN_PASSWORD=changeme',
  'password = getpass.getpass("Password: ")',
  'signature: def run_sparql(query: str, limit: int = 100) -> list[dict]',
  'NullPointerException at Session.java:217 in com.example.auth.TokenFilter$1',
];

test('of ordinary values, none is masked', () => {
  expect(ORDINARY.filter((value) => redact(value) !== value)).toEqual([]);
});
