import { describe, expect, test } from 'vitest';
import { secretsOf, secretVariables } from '../../../src/core/secrets/environment.js';
import { isGuessable } from '../../../src/core/text/ordinary.js';
import { expectProportional } from '../../support/growth.js';

const VALUE = 'Tr0ub4dor&3';

describe('the names of variables that hold secrets', () => {
  test.each([
    ...['DB_PASSWORD', 'PGPASSWORD', 'MYSQL_PWD', 'DB_PW', 'DB_PASS', 'GPG_PASSPHRASE', 'OPENAI_API_KEY'],
    ...['SECRET_KEY_BASE', 'API_KEY_2', 'MY_APIKEY'],
    ...['AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN', 'HF_TOKEN', 'npm_config__authToken'],
    ...['AZURE_CLIENT_SECRET', 'REDISCLI_AUTH', 'AZURE_DEVOPS_PAT', 'GOOGLE_CREDENTIALS', 'TOKEN', 'db.password'],
    ...['DB_PASSWORDS', 'OPENAI_API_KEYS', 'PRIVATE_KEYS', 'DBPASS'],
    ...['NEO4J_PASSWORD', 'SPARQL_PASSWORD_PROD', 'INPUT_GITHUB-TOKEN'],
  ])('%s', (name) => expect(secretsOf({ [name]: VALUE })).toEqual([VALUE]));

  test.each([
    ...['PWD', 'OLDPWD', 'PATH', 'HOME', 'HOTKEY', 'MONKEY', 'TOKENIZERS_PARALLELISM', 'MAX_TOKENS', 'SORT_KEY'],
    ...['TOKEN_ENCODING', 'KEYS_TABLE', 'AUTH_MODEL', 'AUTH_SERVER', 'KEY_BUCKET'],
    ...['PUBLIC_KEY', 'PUBLIC_KEYS', 'PARTITION_KEY', 'SECRET_NAME', 'TOKEN_URL', 'PASSWORD_FILE', 'SSH_AUTH_SOCK'],
    'GIT_ASKPASS',
    ...['API_KEY_HEADER', 'AUTH_DOMAIN', 'STEPGATE_QUESTION', 'KEYBOARD', 'BYPASS', 'AWS_ACCESS_KEY_ID'],
  ])('not %s', (name) => expect(secretsOf({ [name]: VALUE })).toEqual([]));
});

describe('values', () => {
  test.each([
    ...['', '1', 'true', 'secret', 'hunter2', 'postgres', 'Password', 'POSTGRES', 'changeme', 'not-needed'],
    ...['12345678', '2024-01-01', '127.0.0.1:5432', '<|endoftext|>', 'order_date', 'my-database', 'Müllerstraße'],
    ...['credentials/service-account.json', 'exports/2024/orders-7.csv', 'keys\\rsa_key1.p8', 'sa-metro-42.json'],
    ...['gtfs/metro-2024.zip', 'exports/2024/orders.csv.gz', 'maps/line7.geojson', 'reports/2024-q2.xlsx', 'kg-7.nt'],
    ...['/home/me/.ssh/id_rsa', '~/.ssh/id', './certs/server.key', 'C:\\keys\\server.key', '/run/secrets/db-password'],
  ])('%j is too short or too common', (value) => expect(isGuessable(value)).toBe(true));

  test.each([
    ...[VALUE, 'p@ssw!rd', 'Summer2024', 'aB3dE5gH', 'xKcdPwQz', 'correct horse battery staple'],
    ...['12345678901234567890', 'aB3dE5gH.json9', 'aB3+dE5gH.json', 'aB3dE5gH.Jk7'],
    ...['wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', '/K7MDENG/bPxRfiCYEXAMPLEKEYwJalrXUtnFEMI', 'a'.repeat(20)],
  ])('%j is a secret', (value) => expect(isGuessable(value)).toBe(false));
});

describe('what is secret in the value of a secret variable', () => {
  test.each<[string, string[]]>([
    ['key1abcdef99,key2abcdef88', ['key1abcdef99', 'key2abcdef88']],
    ['key1abcdef99 ; key2abcdef88,', ['key1abcdef99', 'key2abcdef88']],
    ['["key1abcdef99", "key2abcdef88"]', ['key1abcdef99', 'key2abcdef88']],
    ["['key1abcdef99', 'key2abcdef88']", ['key1abcdef99', 'key2abcdef88']],
    ['# of the team\nkey1abcdef99\n- key2abcdef88 # of ops', ['key1abcdef99', 'key2abcdef88']],
    ['"Q9vL4zR8"', ['Q9vL4zR8']],
    ['neo4j/Q9vL4zR8', ['Q9vL4zR8']],
    ['ops@metro.example:Q9vL4zR8', ['Q9vL4zR8']],
    ['Authorization: ApiKey abc123def456', ['abc123def456']],
    ['{"region":"west-eu-2b","key":"Q9vL4zR8"}', ['Q9vL4zR8']],
    ['apiVersion: v1\npassword: Xk9!qLz27w', ['Xk9!qLz27w']],
    ['user1: vPvIWzfOkcveH8Gw\r\nuser2: zz9YY8xx7WW6vv5', ['vPvIWzfOkcveH8Gw', 'zz9YY8xx7WW6vv5']],
    ['NODE_ENV=production\nexport API_TOKEN="Yk9qLz27wPP" # rotate', ['Yk9qLz27wPP']],
    ['[remote]\nsecret_access_key = Yk9qLz27wPPmmQ7', ['Yk9qLz27wPPmmQ7']],
    ['machine db login app password Zq9xLm27Rk\nmachine api password Tt7Wv31Pb', ['Zq9xLm27Rk', 'Tt7Wv31Pb']],
    ['always-auth=true\n//registry.npmjs.org/:_authToken=abc9def8-ghi7', ['abc9def8-ghi7']],
  ])('%j', (value, parts) => {
    expect(secretsOf({ APP_SECRETS: value })).toEqual(expect.arrayContaining([...new Set([value, ...parts])]));
  });

  test('words in a list are not', () => {
    expect(secretsOf({ API_KEYS: 'eu-west-main,us-east-main' })).toEqual(['eu-west-main,us-east-main']);
  });
});

describe('credentials within a value', () => {
  test.each([
    ['postgres://app:hunter2secret@db.internal:5432/x', 'hunter2secret'],
    ['postgres://app:Xy/9k#Qw7LmP2@db/x', 'Xy/9k#Qw7LmP2'],
    ['amqps://u:a%2Fb%40c1234@h/v', 'a%2Fb%40c1234'],
    ['amqps://u:a%2Fb%40c1234@h/v', 'a/b@c1234'],
    ['redis://:Tr0ub4dor&3@cache:6379', VALUE],
    ['mongodb://a:pass-of-a-1@h1,h2/x mongodb://b:pass-of-b-2@h', 'pass-of-b-2'],
    ['https://u:p@ss:w0rd1@h', 'p@ss:w0rd1'],
    ['https://abcdef1234567890@sentry.example/1', 'abcdef1234567890'],
    ['https://0123456789abcdef0123:x-oauth-basic@example.org', '0123456789abcdef0123'],
    ['app:Q9vL4zR8@tcp(127.0.0.1:3306)/db', 'Q9vL4zR8'],
    ['Bearer m7xK2pQ9vL4z', 'm7xK2pQ9vL4z'],
    ['{"Authorization":"Bearer m7xK2pQ9vL4z"}', 'm7xK2pQ9vL4z'],
    ["-H 'Authorization: Bearer m7xK2pQ9vL4z' -s", 'm7xK2pQ9vL4z'],
    ['Authorization=Bearer%20eu01xx%2B1234567890', 'eu01xx+1234567890'],
    ['Authorization=Basic%20dXNlcjpwYXNzMTIzNDU2,x=y', 'dXNlcjpwYXNzMTIzNDU2'],
    ['x-api-key=Q9vL4zR8tWk2, x-project=metro', 'Q9vL4zR8tWk2'],
    ['https://mcp.example/mcp?tavilyApiKey=tvly-Q9vL4zR8', 'tvly-Q9vL4zR8'],
    ['https://h/?api_key=Q9vL4zR8#top', 'Q9vL4zR8'],
    ['https://h/s?api_key=Q9vL4zR8&client_secret=x7Kq2mNp', 'x7Kq2mNp'],
    ['sasl.username=u,sasl.password=Q9vL4zR8', 'Q9vL4zR8'],
    ['m.redis.example:6380,password=Q9vL4zR8tWk2=,ssl=True', 'Q9vL4zR8tWk2='],
    ['Server=db;User Id=sa;Password=Tr0ub4dor&3;Encrypt=true', VALUE],
    ['Driver={ODBC Driver 18};Uid=sa;Pwd={p4ss;W0rd9};Encrypt=yes', 'p4ss;W0rd9'],
    ['mssql:///?odbc_connect=DRIVER%3DODBC%3BPWD%3Dp4ssw0rdXyz9%3BEncrypt%3Dyes', 'p4ssw0rdXyz9'],
    ['AccountName=x;AccountKey=abc+/DEF123==;EndpointSuffix=core', 'abc+/DEF123=='],
    ["host=db user=app password='it is 1 secret' port=5432", 'it is 1 secret'],
    ['Search (https://h/s?api_key=Q9vL4zR8). Log in with `password=x7Kq2mNp`.', 'x7Kq2mNp'],
    ['A=1\nGH_PAT=Q9vL4zR8 # rotate yearly\nB=2', 'Q9vL4zR8'],
    ['A=1\r\nexport STRIPE_KEY = "Q9vL4zR8"\r\n', 'Q9vL4zR8'],
    ['{"clientId": "id-0123456789", "clientSecret": "abC9~xyz.123"}', 'abC9~xyz.123'],
    ['{"auths": {"r.example": {"auth": "dXNlcjpwYXNzLTEy"}}, "keys": 7}', 'dXNlcjpwYXNzLTEy'],
    ['{"db":["Server=h;Password=x7Kq2mNp"]}', 'x7Kq2mNp'],
    [`Server=h;Password=${'aB3#'.repeat(400)};x=1`, 'aB3#'.repeat(400)],
  ])('%s', (value, secret) => expect(secretsOf({ SOME_SETTING: value })).toContain(secret));

  test.each([
    ...['https://contoso2024@dev.azure.com/x', 'postgres://readonly2024replica@localhost/metro'],
    ...['mailto:team2024x@example.org', 'https://example.org/a?b=c@d', 'https://example.org:8080/path-1@x'],
    ...['postgres://postgres:postgres@localhost:5432/postgres', 'python:3.12-slim@sha256:0a1b2c3d'],
    ...['Add basic rate-limit2 to api', 'a bearer of news', 'bypass=line-T3-harbour, SORT_KEY=customer_id2'],
  ])('there is none in %s', (value) => {
    expect(secretsOf({ SOME_SETTING: value })).toEqual([]);
  });

  test('are named by their variable', () => {
    const env = { A_URL: 'x://u:hunter2secret@h', B: 'b', C_TOKEN: VALUE };
    expect(secretVariables(env).map(({ name }) => name)).toEqual(['A_URL', 'C_TOKEN']);
  });

  const PIECES = ['a', 'a://', '://', ';password=', 'a:', "password='", '@/'];
  test.each(PIECES)('are found in time in proportion to the length, in %j repeated', (piece) => {
    const repeated = (length: number) => piece.repeat(length / piece.length);
    expectProportional(repeated, (value) => secretsOf({ SOME_SETTING: value }), 8_000);
  });
});
