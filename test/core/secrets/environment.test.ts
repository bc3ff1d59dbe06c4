import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isGuessable, secretsOf, secretVariables } from '../../../src/core/secrets/environment.js';
import { fewer } from '../../support/fewer.js';
import { expectProportional } from '../../support/growth.js';

const VALUE = 'Tr0ub4dor&3';

describe('the names of variables that hold secrets', () => {
  test.each([
    ...[
      'DB_PASSWORD',
      'PGPASSWORD',
      'MYSQL_PWD',
      'DB_PW',
      'DB_PASS',
      'GPG_PASSPHRASE',
      'OPENAI_API_KEY',
      'SECRET_KEY_BASE',
    ],
    ...['API_KEY_2', 'MY_APIKEY', 'AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN', 'HF_TOKEN', 'npm_config__authToken'],
    ...['AZURE_CLIENT_SECRET', 'REDISCLI_AUTH', 'AZURE_DEVOPS_PAT', 'GOOGLE_CREDENTIALS', 'TOKEN', 'db.password'],
    ...['DB_PASSWORDS', 'OPENAI_API_KEYS', 'PRIVATE_KEYS', 'DBPASS'],
    ...['NEO4J_PASSWORD', 'SPARQL_PASSWORD_PROD', 'INPUT_GITHUB-TOKEN'],
  ])('%s', (name) => expect(secretsOf({ [name]: VALUE })).toEqual([VALUE]));

  test.each([
    ...['PWD', 'OLDPWD', 'PATH', 'HOME', 'HOTKEY', 'MONKEY', 'TOKENIZERS_PARALLELISM', 'MAX_TOKENS', 'SORT_KEY'],
    ...['TOKEN_ENCODING', 'KEYS_TABLE', 'AUTH_MODEL', 'AUTH_SERVER', 'KEY_BUCKET'],
    ...[
      'PUBLIC_KEY',
      'PUBLIC_KEYS',
      'PARTITION_KEY',
      'SECRET_NAME',
      'TOKEN_URL',
      'PASSWORD_FILE',
      'SSH_AUTH_SOCK',
      'GIT_ASKPASS',
    ],
    ...['API_KEY_HEADER', 'AUTH_DOMAIN', 'STEPGATE_QUESTION', 'KEYBOARD', 'BYPASS', 'AWS_ACCESS_KEY_ID'],
  ])('not %s', (name) => expect(secretsOf({ [name]: VALUE })).toEqual([]));
});

test.each([
  ['apiVersion: client.io/v1\nkind: Config\npassword: Xk9!qLz27w', ['Xk9!qLz27w']],
  ['user1: vPvIWzfOkcveH8Gw\nuser2: prod-cluster-eu-1-b', ['vPvIWzfOkcveH8Gw']],
  ['NODE_ENV=production\nexport API_TOKEN="Yk9qLz27wPP"\n--------------------', ['Yk9qLz27wPP']],
  ['[remote]\ntype = s3\nsecret_access_key = Yk9qLz27wPPmmQ7', ['Yk9qLz27wPPmmQ7']],
  ['Aa1Bb2Cc3Dd4Ee5Ff6==\nhttps://b.example.com/x1\n-----BEGIN CERTIFICATE-----', ['Aa1Bb2Cc3Dd4Ee5Ff6==']],
  [
    'DB_PASSWORD=hunter22x9 # production\n  token: "tok9abc8def7" # rotate',
    ['hunter22x9 # production', 'hunter22x9', 'tok9abc8def7'],
  ],
  ['"aB3dE5gH7jK9mN1pQ3",\n- zz9YY8xx7WW6vv5UU4', ['aB3dE5gH7jK9mN1pQ3', 'zz9YY8xx7WW6vv5UU4']],
  ['keys of this week:\n0123456789abcdef0123456789abcdef\n0123456789abcdef', ['0123456789abcdef0123456789abcdef']],
  ['//registry.npmjs.org/:_authToken=abc9def8-ghi7\nalways-auth=true', ['abc9def8-ghi7']],
  ['MODEL=Claude-Sonnet-4.5-20250929\nDB_NAME=AnalyticsProd2024\nCOMMIT=0123456789abcdef0123456789abcdef01234567', []],
])('the secrets in the lines of %j', (value, found) => {
  expect(secretsOf({ APP_SECRETS: value }).filter((one) => !/\n|" #/.test(one))).toEqual(found);
});

test('the passwords in the lines of a netrc file', () => {
  const lines = [
    'machine db.example login app password Zq9xLm27Rk',
    '  machine api.example password Tt7Wv31Pb',
    'default',
  ];
  const secrets = secretsOf({ NETRC_SECRET: lines.join('\r\n') });
  expect(secrets).toEqual([lines.join('\r\n'), 'Zq9xLm27Rk', 'Tt7Wv31Pb']);
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
    ...[
      VALUE,
      'p@ssw!rd',
      'Summer2024',
      'aB3dE5gH',
      'xKcdPwQz',
      'correct horse battery staple',
      '12345678901234567890',
    ],
    ...['aB3dE5gH.json9', 'aB3+dE5gH.json', 'aB3dE5gH.Jk7'],
    ...['wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', '/K7MDENG/bPxRfiCYEXAMPLEKEYwJalrXUtnFEMI', 'a'.repeat(20)],
  ])('%j is a secret', (value) => expect(isGuessable(value)).toBe(false));

  test('of the tokens of a run and the keys of a judge are secrets, whatever they are', () => {
    expect(secretsOf({ OPENAI_API_KEY: ' not-needed ', GITHUB_TOKEN: 'abcdefgh' })).toEqual(['not-needed', 'abcdefgh']);
  });
});

describe('credentials within a value', () => {
  test.each<[string, readonly string[]]>([
    ['postgres://app:hunter2secret@db.internal:5432/x', ['hunter2secret']],
    ['amqps://u:a%2Fb%40c1234@h/v', ['a%2Fb%40c1234', 'a/b@c1234']],
    ['redis://:Tr0ub4dor&3@cache:6379', [VALUE]],
    ['https://abcDEF12345678@sentry.example/1', ['abcDEF12345678']],
    ['https://abcdef1234567890@sentry.example/1', ['abcdef1234567890']],
    ['https://contoso2024@dev.azure.com/x', []],
    ['https://MetroBerlin1@dev.azure.com/x', []],
    ['https://m7xK2pQ9vL4z:api_token@api.example.com', ['m7xK2pQ9vL4z']],
    ['https://m7xK2pQ9vL4z:X@api.example.com', ['m7xK2pQ9vL4z']],
    ['{"Authorization":"Bearer m7xK2pQ9vL4z"}', ['m7xK2pQ9vL4z']],
    ['Authorization=Bearer%20eu01xx%2B1234567890', ['eu01xx%2B1234567890', 'eu01xx+1234567890']],
    ['api-key=eu01xx1234567890,x=y', ['eu01xx1234567890,x=y', 'eu01xx1234567890']],
    ['Authorization=Basic%20dXNlcjpwYXNzMTIzNDU2,x=y', ['dXNlcjpwYXNzMTIzNDU2']],
    ["-H 'Authorization: Bearer m7xK2pQ9vL4z' -s", ['m7xK2pQ9vL4z']],
    ['Add basic rate-limit2 to api', []],
    ['Metro Basic 2024/2025-A', []],
    ['Basic 10GB-monthly', []],
    ['Basic rate1limit2-monthly', []],
    ['free,basic 10GB-monthly,pro', []],
    ['https://0123456789abcdef0123:@example.org', ['0123456789abcdef0123']],
    ['https://0123456789abcdef0123:x-oauth-basic@example.org', ['0123456789abcdef0123']],
    ['wss://0123456789abcdef0123@example.org', ['0123456789abcdef0123']],
    ['postgres://readonly2@localhost/metro', []],
    ['postgres://readonly2024replica@localhost/metro', []],
    ['mongodb://a:pass-of-a-1@h1,h2/x mongodb://b:pass-of-b-2@h', ['pass-of-a-1', 'pass-of-b-2']],
    ['https://u:p@ss:w0rd1@h', ['p@ss:w0rd1']],
    ['Server=db;User Id=sa;Password=Tr0ub4dor&3;Encrypt=true', [VALUE, 'Tr0ub4dor']],
    ['Driver={ODBC Driver 18};Uid=sa;Pwd={p4ss;W0rd9};Encrypt=yes', ['p4ss;W0rd9']],
    ['Pwd={p4ss}}W0rd9;x};Encrypt=yes', ['p4ss}W0rd9;x', 'p4ss}}W0rd9;x']],
    ['Pwd={p4;ss{w0rdXyz9};Encrypt=yes', ['p4;ss{w0rdXyz9']],
    ['https://api.example/v1?api_key={WEATHER_SERVICE_API_KEY}&q={city}', []],
    ['Call it with token={conversation_access_token}.', []],
    ['m.redis.example:6380,password=Q9vL4zR8tWk2=,ssl=True', ['Q9vL4zR8tWk2=,ssl=True', 'Q9vL4zR8tWk2=']],
    ['username=a,password=Q9vL4zR8,tWk2', ['Q9vL4zR8,tWk2']],
    ['Endpoint=https://m.example;AccessKey=Q9vL4zR8tWk2abcDEF=;Version=1.0;', ['Q9vL4zR8tWk2abcDEF=']],
    ['x-tenant=metro,x-api-key=Q9vL4zR8tWk2', ['Q9vL4zR8tWk2']],
    ['x-api-key=Q9vL4zR8tWk2, x-project=metro', ['Q9vL4zR8tWk2,', 'Q9vL4zR8tWk2']],
    ['dd-api-key=Q9vL4zR8tWk2', ['Q9vL4zR8tWk2']],
    ['Authorization=pylf_v1_us_Q9vL4zR8', ['pylf_v1_us_Q9vL4zR8']],
    ['https://mcp.example/mcp?tavilyApiKey=tvly-Q9vL4zR8', ['tvly-Q9vL4zR8']],
    ['sasl.username=u,sasl.password=Q9vL4zR8', ['Q9vL4zR8']],
    ['https://h/?api_key=Q9vL4zR8#top', ['Q9vL4zR8#top', 'Q9vL4zR8']],
    ['app:Q9vL4zR8@tcp(127.0.0.1:3306)/db', ['Q9vL4zR8']],
    ['elastic:Q9vL4zR8@es1:9200,elastic:x7Kq2mNp@es2:9200', ['Q9vL4zR8', 'x7Kq2mNp']],
    ['mailto:team2024x@example.org', []],
    ...['{{API_KEY}}', '{{ api_key }}', '{API_KEY_2}', '$\u007bAPI_KEY}', '$DB_PASSWORD', '%(password)s'].map(
      (inserted): [string, string[]] => [`Server=h;Password=${inserted};x=1`, []],
    ),
    ['Server=h;Password=$Summer2024', ['$Summer2024']],
    ['Server=h;Password=$ecretPass2024', ['$ecretPass2024']],
    ['https://h/?api_key=$\u007bAPI_KEY}&x=1', []],
    ['Server=h;Password=$ecret&Xy9Z12', ['$ecret&Xy9Z12']],
    ['mssql:///?odbc_connect=DRIVER%3DODBC%3BPWD%3Dp4ssw0rdXyz9%3BEncrypt%3Dyes', ['p4ssw0rdXyz9']],
    ['Pwd={p4ssW0rd9;Encrypt=yes', ['{p4ssW0rd9']],
    ['jdbc:x://h/db?user=a&password=Tr0ub4dor&ssl=true', ['Tr0ub4dor&ssl=true', 'Tr0ub4dor']],
    ["host=db user=app password='it is 1 secret' port=5432", ['it is 1 secret']],
    ['AccountName=x;AccountKey=abc+/DEF123==;EndpointSuffix=core', ['abc+/DEF123==']],
    ['postgres://postgres:postgres@localhost:5432/postgres', []],
    ['https://example.org/a?b=c@d', []],
    ['https://example.org:8080/path-1@x', []],
    ['postgres://app:Xy/9k#Qw7LmP2@db/x', ['Xy/9k#Qw7LmP2']],
    ['https://example.org/a?api_key=Tr0ub4dor-3', ['Tr0ub4dor-3']],
    ['{"clientId": "id-0123456789", "clientSecret": "abC9~xyz.123"}', ['abC9~xyz.123']],
    [
      '{"auths": {"r.example": {"auth": "dXNlcjpwYXNzLTEy"}}, "keys": ["tok-12345678"]}',
      ['dXNlcjpwYXNzLTEy', 'tok-12345678'],
    ],
    ['{"clientSecret": "abC9~xyz.123"', []],
  ])('%s', (value, secrets) => {
    expect(new Set(secretsOf({ SOME_SETTING: value }))).toEqual(new Set(secrets));
  });

  test.each([
    '{"exa":{"url":"https://h/mcp?api_key=Q9vL4zR8"},"db":["Server=h;Password=x7Kq2mNp"]}',
    "{'url': 'https://h/mcp?api_key=Q9vL4zR8', 'x': 'https://h/mcp?token=x7Kq2mNp'}",
    'https://h/s?api_key=Q9vL4zR8&client_secret=x7Kq2mNp',
    'x-api-key=Q9vL4zR8,signoz-access-token=x7Kq2mNp',
    'https://h/s?token=$SESSION_TOKEN&api_key=Q9vL4zR8|password=x7Kq2mNp',
    'https://b?api_key=Q9vL4zR8,https://c?api_key=x7Kq2mNp',
    'Search (https://h/s?api_key=Q9vL4zR8). Log in with `password=x7Kq2mNp`.',
    'Use **api_key=Q9vL4zR8**: it works. Or token=x7Kq2mNp!',
    'root:Q9vL4zR8@tcp(h:3306)/m app:x7Kq2mNp@/m',
    'root:Q9vL4zR8@(h:3306)/m app:x7Kq2mNp@cloudsql-mysql(p:eu:i)/m',
    'root:Q9vL4zR8@tcp6([::1]:3306)/m;app:x7Kq2mNp@udp(h:1)/m',
    'root:Q9vL4zR8@tcp(h:3306)/m,app:x7Kq2mNp@tcp(h2:3306)/m?parseTime=true',
    'required username=\\"app\\" password=\\"Q9vL4zR8\\"; truststore_password=\\\'x7Kq2mNp\\\';',
    'jdbc:mysql://(host=h,password=Q9vL4zR8)/db, address=(host=h)(password=x7Kq2mNp)',
    '"{\\"url\\":\\"https://h/s?token=Q9vL4zR8\\"}"\\npassword=x7Kq2mNp\\n',
  ])('both are found in %s', (value) => {
    expect(secretsOf({ SOME_SETTING: value })).toEqual(expect.arrayContaining(['Q9vL4zR8', 'x7Kq2mNp']));
  });

  test.each([
    ['x-api-key=Zm9v#Ymfy9x,x-tenant=metro', 'Zm9v#Ymfy9x'],
    ['root:Tr4m@harb/9x@tcp(h:3306)/m', 'Tr4m@harb/9x'],
    ['[{"token":"$x7Kq2mNp"}]', '$x7Kq2mNp'],
    ['"Server=h;Password=x7Kq2mNp"', 'x7Kq2mNp'],
    ['{"Authorization":"lin_api_Q9vL4zR8"}', 'lin_api_Q9vL4zR8'],
    ['https://h/s?subscription-key=Q9vL4zR8', 'Q9vL4zR8'],
    ['host=smtp.example;pass=Q9vL4zR8;tls=1', 'Q9vL4zR8'],
    ['host=db password=Tr4m;harb9x dbname=x', 'Tr4m;harb9x'],
    ['A=1\nDB_PASS=Tr4m;harb9x\nB=2', 'Tr4m;harb9x'],
    ['A=1\r\nexport API_KEY_2="Q9vL4zR8"\r\n', 'Q9vL4zR8'],
    ['A=1\nGH_PAT=Q9vL4zR8', 'Q9vL4zR8'],
    ['A=1\nENCRYPTION_KEY=Q9vL4zR8 # rotate yearly\nB=2', 'Q9vL4zR8'],
    ['A=1\nSTRIPE_KEY = "Q9vL4zR8" # test', 'Q9vL4zR8'],
    ['A=1\nAPI_KEYS=x7Kq2mNp,Q9vL4zR8', 'Q9vL4zR8'],
    ['A=1\nNEO4J_AUTH=neo4j/Q9vL4zR8', 'Q9vL4zR8'],
    ['A=1\nAPI_KEYS="x7Kq2mNp", "Q9vL4zR8" # both', 'Q9vL4zR8'],
    ['A=1\nAPI_KEYS=["x7Kq2mNp","Q9vL4zR8"]', 'Q9vL4zR8'],
    ['A=1\nSTRIPE_KEY="Q9v\\$L4\\\\zR8"', 'Q9v$L4\\zR8'],
    ['A=1\nDB_PASS="Q9vL\\"4zR8" # mail', 'Q9vL"4zR8'],
    ['- A=1\n- STRIPE_KEY=Q9vL4zR8', 'Q9vL4zR8'],
    ['{"AZURE_CREDENTIALS":"{\\"clientSecret\\":\\"Q9vL4zR8\\"}"}', 'Q9vL4zR8'],
    ['{"OPENAI_API_KEYS":"x7Kq2mNp,Q9vL4zR8"}', 'Q9vL4zR8'],
    ['{"NEO4J_AUTH":"neo4j/Q9vL4zR8","n":1}', 'Q9vL4zR8'],
    ['{"env":["A=1\\nGH_PAT=Q9vL4zR8"]}', 'Q9vL4zR8'],
    ['FROM node\nENV GH_PAT=Q9vL4zR8', 'Q9vL4zR8'],
    [`A=1\nAZURE_CREDENTIALS='{"clientId":"a","clientSecret":"Q9vL4zR8"}'`, 'Q9vL4zR8'],
    [`Server=h;Password=${'aB3#'.repeat(500)};x=1`, 'aB3#'.repeat(500)],
    ['password=correct.horse.battery.staple', 'correct.horse.battery.staple'],
  ])('in %s', (value, secret) => expect(secretsOf({ SOME_SETTING: value })).toContain(secret));

  test.each([
    ...[
      '{NEO4J_PASSWORD}',
      '$\u007bK8S_TOKEN}',
      '$OAUTH2_TOKEN',
      '%(neo4j_password)s',
      '{tavilyApiKey}',
      '{API_KEY_2024}',
    ].map((name) => `Log in with password=${name}&x=1`.replace(/&x=1$/, name.startsWith('$O') ? '' : '&x=1')),
    '{"env":{"TAVILY_API_KEY":"$\u007benv:TAVILY_API_KEY}"}}',
    'postgres://app:$\u007bDB_PASSWORD}@db/x',
    'client = Client(api_key=os.environ["OPENAI_API_KEY"], token=process.env.OPENAI_API_KEY)',
    'python:3.12-slim-bookworm@sha256:0a1b2c3d',
    'metric:http_2xx_total@offset:5m',
    'password=$\u007bPOSTGRES_PASSWORD:-postgres}, password=%DB_PASSWORD%, api_key=$(API_KEY)',
    'mailto:team2024x@example.org:25',
    'A=1\nAPI_KEY= # optional in tests\nB=2',
    'bypass=line-T3-harbour, SORT_KEY=customer_id2\nSORT_KEY=customer_id2',
    'curl "https://h/s?api_key=$NEO4J_API_KEY"',
  ])('there is none in %s', (value) => expect(secretsOf({ SOME_SETTING: value })).toEqual([]));

  test.each<[string, string[]]>([
    ['key1abcdef99,key2abcdef88', ['key1abcdef99', 'key2abcdef88']],
    ['key1abcdef99, key2abcdef88', ['key1abcdef99', 'key2abcdef88']],
    ['Bearer abc123def456ghi', ['abc123def456ghi']],
    ['basic dXNlcjpwYXNzLTEy', ['dXNlcjpwYXNzLTEy']],
    ['acme-live-9f8e7d6c5b\nacme-live-1a2b3c4d5e', ['acme-live-9f8e7d6c5b', 'acme-live-1a2b3c4d5e']],
    ['YWJjZGVmZw==,aGlqa2xtbm8=', ['YWJjZGVmZw==', 'aGlqa2xtbm8=']],
    ['Authorization: ApiKey abc123def456', ['abc123def456']],
    ['key1abcdef99 ; key2abcdef88,', ['key1abcdef99', 'key2abcdef88']],
    ["'key1abcdef99', 'key2abcdef88'", ['key1abcdef99', 'key2abcdef88']],
    ['["key1abcdef99", "key2abcdef88"]', ['key1abcdef99', 'key2abcdef88']],
    ['# of the team\nkey1abcdef99\nkey2abcdef88 # of ops', ['key1abcdef99', 'key2abcdef88']],
    ['- key1abcdef99\n- "key2abcdef88"', ['key1abcdef99', 'key2abcdef88']],
    ['#key1abcdef,key2abcdef88', ['#key1abcdef', 'key2abcdef88']],
    ['key1#abcdef,#key2abcdef', ['key1#abcdef', '#key2abcdef']],
    ['key1abcdef99 # Berlin, paid by ops\n# users anna, ben\nkey2abcdef88', ['key1abcdef99', 'key2abcdef88']],
    ["['key1abcdef99', 'key2abcdef88']", ['key1abcdef99', 'key2abcdef88']],
    ['[key1abcdef99, key2abcdef88]', ['key1abcdef99', 'key2abcdef88']],
    ['key1abcdef99 # prod,METRO-4712', ['key1abcdef99']],
    ["['key1abcdef99']", ['key1abcdef99']],
    ['it is, my secret1', []],
    ['{"region":"west-eu-2b","key":"Q9vL4zR8"}', ['Q9vL4zR8']],
    ['eu-west-main,us-east-main', []],
  ])('in the value of a secret variable: %s', (value, parts) => {
    expect(new Set(secretsOf({ API_KEYS: value }))).toEqual(new Set([value, ...parts]));
  });

  test.each([
    'DB_PASSWORDS',
    'API_KEYS_PROD',
    'GEMINI_API_KEY_LIST',
    'ACCESS_TOKEN_2',
    'CLIENT_SECRETS_EU_WEST',
    'OPENAI_API_KEY_PRODUCTION',
    'TEST_PASSWORD_LIST',
  ])('the items of a list are found in %s', (name) => {
    const items = ['key1abcdef99', 'key2abcdef88'];
    expect(secretsOf({ [name]: items.join(',') })).toEqual([items.join(','), ...items]);
  });

  test('parts of the keys of judges are found, too', () => {
    expect(secretsOf({ OPENAI_API_KEY: 'localkey1abc,localkey2def' })).toEqual([
      'localkey1abc,localkey2def',
      'localkey1abc',
      'localkey2def',
    ]);
    expect(secretsOf({ OPENAI_API_KEY: 'short' })).toEqual(['short']);
  });

  test('a password of any signs is found in each kind of setting', () => {
    const letters = [...'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'];
    const sign = fc.constantFrom(...'!@#$%^&*()-_=+[]{}:,.?~');
    const unit = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...letters) }, { weight: 1, arbitrary: sign });
    const settings = (word: string) => [
      `Server=tcp:db,1433;User Id=app;Password=${word};Encrypt=true`,
      `Server=db;Uid=app;Pwd="${word}"`,
      `host=db user=app password=${word} sslmode=require`,
      `host=db password='${word}' user=app`,
      JSON.stringify({ dsn: `Server=db;Password=${word};` }),
      `Module required username=\\"a\\" password=\\"${word}\\";`,
      `app:${word}@tcp(db:3306)/x`,
    ];
    fc.assert(
      fc.property(fc.string({ unit, minLength: 16, maxLength: 16 }), (word) => {
        fc.pre(!isGuessable(word));
        // Braces around it can be those of ODBC.
        const inner = word.replace(/^\{(.*)\}$/, '$1');
        const isFound = (value: string) =>
          secretsOf({ SOME_SETTING: value }).some((one) => one === word || one === inner);
        expect(settings(word).filter((value) => !isFound(value))).toEqual([]);
      }),
      { numRuns: fewer(5000), seed: 27 },
    );
  });

  test('quotes around a value are not part of it', () => {
    expect(secretsOf({ DB_PASSWORD: '"Q9vL4zR8"' })).toEqual(['"Q9vL4zR8"', 'Q9vL4zR8']);
    expect(secretsOf({ GITHUB_TOKEN: "'Q9vL4zR8'" })).toEqual(["'Q9vL4zR8'", 'Q9vL4zR8']);
    for (const value of [
      '"Q9vL4zR8,x7Kq2mNp"',
      `'["Q9vL4zR8","x7Kq2mNp"]'`,
      `'{"key":"Q9vL4zR8","token":"x7Kq2mNp"}'`,
    ]) {
      expect(secretsOf({ API_KEYS: value })).toEqual(expect.arrayContaining([value, 'Q9vL4zR8', 'x7Kq2mNp']));
    }
    expect(secretsOf({ NEO4J_AUTH: '"neo4j/Q9vL4zR8"' })).toContain('Q9vL4zR8');
  });

  test.each([
    'OpenAI(api_key=st.secrets["openai_key"])',
    'Db(api_key=userdata.get("KEY")), dbutils(api_key=dbutils.secrets.get(scope="ml", key="openai"))',
    'token = response["next_token"] until null',
    'token = response.json()["access_token"]',
    'access_token = json.loads(body)["access_token"]',
    'ChatOpenAI(api_key=SecretStr(os.environ["OPENAI_API_KEY"]))',
    'const token = req.headers.authorization, Client(api_key=settings.openai_api_key)',
    'f(token=args[1].token, token=auth.get_token())',
    'password=$\u007b{secrets.DB_PASSWORD}}',
  ])('code after a name is not a secret: %s', (value) => expect(secretsOf({ PROMPT: value })).toEqual([]));

  test.each([
    'Q9vL4zR8(',
    'kT7#mWq2[',
    'Xk2(pQ9vL4zR8',
    'Metro24!',
    '{-)_Hr9GGjTE)dVu',
    "a'b2cd9(",
    'x["y9abcd',
    'Px()qGgg9',
    '{#}.,DkT3-9',
  ])('all of %s is found', (word) => {
    const values = [
      `Server=db;Password=${word};Encrypt=true`,
      `{"dsn":${JSON.stringify(`Server=db;Password=${word};x`)}}`,
      `?password=${word}`,
      ...(/["']/.test(word) ? [] : [`password="${word}";`, `password='${word}' x`, `password=\\"${word}\\";`]),
    ];
    for (const value of values)
      expect([value, secretsOf({ SOME_SETTING: value })]).toEqual([value, expect.arrayContaining([word])]);
  });

  test('a scheme marks a token under any name, and names of other things do not', () => {
    expect(secretsOf({ AUTH_HEADER: 'Bearer abc123def456' })).toEqual(['abc123def456']);
    expect(secretsOf({ NEO4J_AUTH: 'neo4j/Q9vL4zR8' })).toEqual(['neo4j/Q9vL4zR8', 'Q9vL4zR8']);
    expect(secretsOf({ JIRA_CREDS: 'ops+bot:Q9vL4zR8' })).toContain('Q9vL4zR8');
    expect(secretsOf({ JIRA_AUTH: 'ops@metro.example:Q9vL4zR8' })).toContain('Q9vL4zR8');
    const others = { AUTH_ALLOWED_HOSTS: 'api1.example.com,api2.example.com', KEY_COLUMNS: 'order_id1,customer_id2' };
    expect(secretsOf({ AUTH_METHODS: 'oauth2-pkce1,saml2-post1' })).toEqual(['oauth2-pkce1,saml2-post1']);
    const names = {
      KEY_REGIONS: 'eu-central-1,us-east-1',
      API_KEY_REGIONS: 'eu-west-2,us-west-2',
      TOKEN_ADDRESSES: '0xA0b86991c6,0xdAC17F958D',
    };
    expect(secretsOf(names)).toEqual(Object.values(names));
    expect(secretsOf({ ...others, NOTE: 'a bearer of news', KEY_METRICS: 'p95_latency' })).toEqual([]);
  });

  test('are named by their variable', () => {
    const env = { A_URL: 'x://u:hunter2secret@h', B: 'b', C_TOKEN: VALUE };
    expect(secretVariables(env).map(({ name }) => name)).toEqual(['A_URL', 'C_TOKEN']);
  });

  test.each(['a', 'a://', '://', ';password=', 'a:', "password='", '@/', '"a:'])(
    'are found in time in proportion to the length, in %j repeated',
    (piece) => {
      const repeated = (length: number) => piece.repeat(length / piece.length);
      expectProportional(repeated, (value) => secretsOf({ SOME_SETTING: value }), 8_000);
    },
  );
});
