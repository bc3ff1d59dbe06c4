import { isGuessable } from './environment.js';

type Mask = () => string;

/** How well-known tokens begin, the characters that follow, and how many there are at least. */
const TOKENS: readonly (readonly [prefix: string, characters: string, least: number])[] = [
  // GitHub, GitLab, packages.
  ['gh[pousr]_', '[\\w-]', 20],
  ['github_pat_', '\\w', 22],
  ['gl(?:pat|ptt|dt|rt|cbt|ft|oas|soat|agent)-', '[\\w-]', 20],
  ['npm_', '[A-Za-z\\d]', 30],
  ['pypi-', '[\\w-]', 30],
  // Models: OpenAI, Anthropic and many more, xAI, Groq, Hugging Face, Google.
  ['(?:sk|xai)-', '[\\w-]', 20],
  ['(?:gsk|hf)_', '[A-Za-z\\d]', 20],
  ['AIza', '[\\w-]', 35],
  ['ya29\\.', '[\\w-]', 20],
  // Clouds, chats, payments, mail.
  ['A[KS]IA', '[A-Z\\d]', 16],
  ['do[opr]_v1_', '[a-f\\d]', 64],
  ['xox[a-z](?:\\.xox[a-z])?-', '[A-Za-z\\d-]', 10],
  ['xapp-', '[A-Za-z\\d-]', 10],
  ['T[A-Z\\d]{8,12}\\/B[A-Z\\d]{8,12}\\/', '[A-Za-z\\d]', 24],
  ['[rs]k_(?:live|test)_', '[A-Za-z\\d]', 16],
  ['whsec_', '[A-Za-z\\d+/]', 20],
  ['SG\\.[\\w-]{16,24}\\.', '[\\w-]', 40],
  // Web tokens: two parts of JSON in Base64, of which the first is bounded, and a signature.
  ['eyJ[\\w-]{10,1000}\\.eyJ', '[\\w-]', 10],
];

/** What comes before a secret, and stays. */
const LABELS: readonly string[] = [
  'bearer\\s{1,4}',
  'authorization["\']?\\s?[:=]\\s?["\']?(?:basic|token)\\s{1,4}',
  'secret_?access_?key["\'\\\\]{0,4}\\s?[:=]\\s?["\'\\\\]{0,4}',
  '(?:sig|X-Amz-Signature|X-Amz-Security-Token|X-Goog-Signature|AccountKey|SharedAccessKey)=',
];

/** No letter or digit before, except that of an escaped line end. */
const APART = '(?:(?<![A-Za-z\\d])|(?<=\\\\[nrt]))';
/** A digit or a capital: names such as hf_hub_download and places such as sk-bratislava begin alike. */
const MIXED = '(?=[a-z_-]{0,60}[A-Z\\d])';
const ROWS = TOKENS.map(([prefix, characters, least]) => `${prefix}${MIXED}${characters}{${least}}${characters}*`);
/** A token, with the parts of a web token that it can hold. */
const TOKEN = new RegExp(`${APART}(?:${ROWS.join('|')})(?:\\.[\\w-]{10}[\\w-]*){0,2}={0,2}`, 'g');

const VALUE = '[\\w.~+/%-]';
const LABELLED = new RegExp(
  `(?<![A-Za-z\\d])(${LABELS.join('|')})(?=[a-z.~+/%_-]{0,60}\\d)${VALUE}{16}${VALUE}*={0,2}`,
  'gi',
);

/** The password in an address. */
const PASSWORD = /(:\/\/[^\s/?#@:"'<>\\]{0,128}:)([^\s/?#@"'<>\\{}]{8,256})(?=@)/g;

/** A text without anything that looks like a well-known token or key, in time that grows with its length only. */
export function withoutTokens(text: string, mask: Mask): string {
  return withoutPrivateKeys(text, mask)
    .replace(LABELLED, (_, label: string) => `${label}${mask()}`)
    .replace(TOKEN, mask)
    .replace(PASSWORD, (all, before: string, value: string) => (isGuessable(value) ? all : `${before}${mask()}`));
}

const KEY_BEGIN = /-----BEGIN [A-Z\d ]{0,40}PRIVATE KEY[A-Z ]{0,20}-----/;
/** A key to its END line, or the characters of one without it; its line ends can be escaped. */
const KEY_REST = /^(?:.*?-----END .*?(?:-----|$)|[A-Za-z\d+/=\s…\\]*)/s;

/** Without private keys, the whole block of each. */
function withoutPrivateKeys(text: string, mask: Mask): string {
  if (!text.includes('-----BEGIN ')) return text;
  const [before = '', ...keys] = text.split(KEY_BEGIN);
  return keys.reduce((clean, key) => `${clean}${mask()}${key.replace(KEY_REST, '')}`, before);
}
