import { FORK } from './world.js';

/** Texts that a stranger may write, by what they are after. */
export const HOSTILE = {
  'commands to the runner': [
    '\n::add-mask::pwned\n',
    '\r\n::stop-commands::pwned\r\n',
    '::warning::pwned',
    '\u2028::error file=a::pwned\u2029',
    '%0A::notice::pwned',
    '##[error]pwned',
  ],
  'links and images': [
    '[pwned](https://evil.example/a)',
    'https://evil.example/c',
    'www.evil.example',
    'pwned@evil.example',
    '[pwned][1]',
    '_www.evil.example *www.evil.example ~www.evil.example (www.evil.example',
    'pwned@-evil.example xmpp:pwned@evil.example/x HTTP://evil.example',
  ],
  'mentions and references': [
    '@octocat and (@acme/team) and\u200b@octocat',
    '@\u200boctocat @\u00adoctocat \u2066@octocat',
    'a1'.repeat(20),
    `${FORK.owner}/agent@${'b2'.repeat(20)}`,
    `a1b2c3d ${'a1'.repeat(6)} octocat@a1b2c3d ${FORK.owner}@${'b2'.repeat(5)}`,
    ':smile: :+1: :white_check_mark:',
  ],
  'HTML and hidden lines': [
    '<script>alert(1)</script>',
    '</details></sub><h1>pwned</h1>',
    '<!-- stepgate v1 0123456789abcdef -->',
    '-->\n<!-- run=99999999999 attempt=9 sha=abc -->',
  ],
  'structure of Markdown': [
    '| a | b |\n|--|--|',
    '`code` ``code`` ```` fence',
    '```\nfence\n```',
    '> quote\n> [!WARNING]',
    '[^1]\n\n[^1]: note',
    'a\\|b\\\\|c',
    'a|b`c``d',
  ],
  'hidden and turning characters': [
    '\u202egnp.exe',
    'a\u00adb\u200dc\u2060d',
    'a\ufe0fb\u{e0100}c\u034fd\u2065e\ufff0f\u2800g\u17b4h\u180bi\u{e0041}j',
    '\u0007\u001b[2J',
  ],
  'patterns of String.replace': ["$& $1 $$ $` $'", '{{0}} %s %d'],
  'names of objects': ['__proto__', 'constructor', 'toString'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const j = JSON.stringify;

interface Exam {
  readonly corpus: string;
  readonly responses: (answer: 'right' | 'wrong' | 'error') => string;
}

/** An exam that has each text at every place that can hold one. */
export function hostileExam(texts: readonly string[]): Exam {
  const templates = texts.map(
    (text, index) => `- template_id: ${j(text)}
  name: ${j(text)}
  description: ${j(text)}
  ${j(text)}: ${j(text)}
  questions:
  - id: ${j(text)}
    question_text: ${j(text)}
    tags: [${j(text)}]
    requierd_columns: ${j(text)}
    reference_steps:
    - - {name: ${j(text)}, args: {${j(text)}: ${j(text)}}, output: ${j(`gold ${text}`)}}
  - id: ${j(`table ${index} ${text}`)}
    question_text: ${j(text)}
    reference_steps:
    - - {name: ${j(text)}, output_media_type: application/sparql-results+json, required_columns: [${j(text)}], output: ${j(tableOf(text, 'gold'))}}
`,
  );
  const responses = (answer: 'right' | 'wrong' | 'error') =>
    texts.flatMap((text, index) => [
      recordOf(text, text, answer, answer === 'right' ? `gold ${text}` : text),
      recordOf(`table ${index} ${text}`, text, answer, tableOf(text, answer === 'right' ? 'gold' : 'other')),
      j({ question_id: `nobody asks ${text}`, actual_steps: [] }),
    ]);
  return { corpus: templates.join(''), responses: (answer) => `${responses(answer).join('\n')}\n` };
}

function recordOf(id: string, text: string, answer: string, output: string): string {
  if (answer === 'error') return j({ question_id: id, error: text, status: 'error' });
  const step = { id: text, name: text, args: { [text]: text }, status: 'success', output };
  return j({ question_id: id, actual_answer: text, model: text, input_tokens: 5, actual_steps: [step] });
}

function tableOf(column: string, value: string): string {
  return j({
    head: { vars: [column] },
    results: { bindings: [Object.fromEntries([[column, { type: 'literal', value }]])] },
  });
}

/** Lines that the runner would take for a command of the stranger's. */
export function foreignCommands(stdout: string): string[] {
  const lines = stdout.split(/\r\n|\r|\n/);
  return lines.filter((line) => /^\s*::[^:]*::\s*pwned/.test(line) || /##\[[\w-]+\]/.test(line));
}

const body = 'a1B2'.repeat(10);
const jwt = `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.${'a1B2c'.repeat(6)}`;
/** A block of a private key; written in pieces, as tools look for them in repositories, too. */
const pem = (kind: string) =>
  [`-----BEGIN ${kind}`, `KEY-----\nMIIE${body}\n${body}==\n-----END ${kind}`, 'KEY-----'].join(' ');

/** Secrets and shapes of secrets. */
export const SECRETS = {
  "the judge's key": `judge-key-${'Zz9'.repeat(8)}`,
  'a personal token': `ghp_${'a1B2'.repeat(9)}`,
  'a fine-grained token': `github_pat_${'a1B2_'.repeat(12)}`,
  'a token of an installation that holds a web token': `ghs_${jwt}`,
  'a key of a model': `sk-proj-${'a1B2'.repeat(8)}`,
  'a key of Anthropic': ['sk-ant', `api03-${body}`].join('-'),
  'a key of Groq': `gsk_${body}`,
  'a key of xAI': `xai-${body}`,
  'a token of Hugging Face': `hf_${'aBcD'.repeat(9)}`,
  'a token of npm': `npm_${'a1B2'.repeat(9)}`,
  'a token of PyPI': ['pypi', `AgEIcHlwaS5vcmc${body}`].join('-'),
  'a token of GitLab': ['glpat', 'a1B2c3D4e5F6g7H8i9J0'].join('-'),
  'a key of Stripe': ['sk', 'live', 'a1B2c3D4e5F6g7H8i9J0k1L2'].join('_'),
  'a restricted key of Stripe': ['rk', 'live', 'a1B2c3D4e5F6g7H8i9J0k1L2'].join('_'),
  'a secret of a webhook': ['whsec', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4'].join('_'),
  'a token of Google': ['ya29', `a0${body}`].join('.'),
  'a cloud key': 'AKIAIOSFODNN7EXAMPLE',
  'a cloud key of a session': 'ASIAIOSFODNN7EXAMPLE',
  'a chat token': ['xoxb', '123456789012', 'abcdefghijkl'].join('-'),
  'a chat token of an app': ['xapp', '1', 'A0123456789', '1234567890123', body].join('-'),
  'a maps key': `AIza${'a1B2c'.repeat(7)}`,
  'a web token': jwt,
  'a private key': pem('RSA PRIVATE'),
  'a private key of OpenSSH': pem('OPENSSH PRIVATE'),
} as const;

/** Texts that say what a secret is, with the secret. */
export const LABELLED_SECRETS: readonly [text: string, secret: string][] = [
  [`Authorization: Bearer ${body}`, body],
  [`"authorization": "bearer ${body}"`, body],
  [`AUTHORIZATION: basic ${body}`, body],
  [`https://x.blob.core.windows.net/a?sv=2026-01-01&sig=${body}%3D&se=2027`, body],
  [`aws_secret_access_key = wJalr${body}`, `wJalr${body}`],
  [`{\\"SecretAccessKey\\": \\"wJalr${body}\\"}`, `wJalr${body}`],
  ['postgres://app:hunter2.secret-of-app@db.internal/orders', 'hunter2.secret-of-app'],
  [`https://x.s3.amazonaws.com/a?X-Amz-Signature=${'a1b2'.repeat(16)}`, 'a1b2'.repeat(16)],
];

/** What a secret looks like in Base64 and in addresses, beside other text. */
export function formsOfSecret(secret: string): string[] {
  const before = ['', 'a', 'ab', 'abc', 'x-access-token:', 'user:'];
  const base64 = before.flatMap((text) => ['', ':', '\nb'].map((after) => Buffer.from(`${text}${secret}${after}`)));
  return [
    ...base64.flatMap((bytes) => [bytes.toString('base64'), bytes.toString('base64url')]),
    ...base64.map((bytes) => encodeURIComponent(bytes.toString('base64'))),
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
  ];
}
