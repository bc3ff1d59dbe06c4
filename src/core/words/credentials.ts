const wordsOf = (...lines: string[]): string[] => lines.flatMap((line) => line.split(' '));

/** Words that name a secret, whatever its value is. They count also at the end of a longer word, as in PGPASSWORD. */
const SECRETS = wordsOf('password passwd pwd passphrase secret dbpass');
/** Words that name a secret if its value is varied: `session` and `token` also name ordinary things. */
const CREDENTIALS = wordsOf('token authorization credential signature apikey accesskey secretkey privatekey');
/** The same as words of their own only: `monkey` and `author` do not name a secret. */
const SHORT = new Set(wordsOf('auth bearer cookie session sig pass pw pat creds'));
/** What comes before `key` in the name of a secret. */
const KEY_OWNERS = new Set(
  wordsOf(
    'api access private secret account shared signing encryption master storage auth service client subscription',
  ),
);
/** What comes before `key` in other names. */
const OTHER_KEYS = new Set(wordsOf('public publishable sort primary partition foreign cache'));
/** The last word of the name of something that belongs to a secret. */
const OTHERS = new Set(
  wordsOf(
    'name names user username email emails id ids uri url urls host hosts origin origins port ports file files path paths dir',
    'folder endpoint endpoints domain domains scope scopes column columns field fields metric metrics date dates arn region',
    'type kind encoding bucket buckets table tables model models server servers realm schema format header prefix length size',
    'limit count max min ttl expiry expires timeout version algorithm issuer audience enabled required mode provider alias sock',
    'level policy usage budget rotation manager',
  ),
);

/** Words of tokens that lead to the next page. */
const PAGES = new Set(wordsOf('page next continuation sync cursor'));

const endingOf = (words: readonly string[], plural = 's?') => new RegExp(`(?:${words.join('|')})${plural}$`);
const SECRET = endingOf(SECRETS);
const CREDENTIAL = new RegExp(`token$|${endingOf(CREDENTIALS.slice(1)).source}`);

/** Whether a name says that its value is a secret: any value, or only a varied one; null: it does not. */
export function secrecyOf(name: string): 'any' | 'varied' | null {
  if (!NAME_PART.test(name)) return null;
  const words = wordsIn(name);
  if (OTHERS.has(words.at(-1) ?? '') || words.some((word) => PAGES.has(word))) return null;
  if (words.some((word) => SECRET.test(word)) && !/^keys?$/.test(words.at(-1) ?? '')) return 'any';
  const isKey = (word: string, at: number) => /^keys?$/.test(word) && KEY_OWNERS.has(words[at - 1] ?? '');
  return words.some((word, at) => SECRET.test(word) || CREDENTIAL.test(word) || SHORT.has(word) || isKey(word, at))
    ? 'varied'
    : null;
}

/** Whether a variable or setting holds a secret by its name, as DB_PASSWORD, OPENAI_API_KEY and `authToken` do. */
export function namesSecret(name: string): boolean {
  const words = wordsIn(name);
  // PWD alone is the working directory.
  if (/^(?:OLD)?PWD$/.test(name)) return false;
  const isKey = (word: string, at: number) => /^keys?$/.test(word) && !OTHER_KEYS.has(words[at - 1] ?? '');
  return secrecyOf(name) !== null || (!OTHERS.has(words.at(-1) ?? '') && words.some(isKey));
}

function wordsIn(name: string): string[] {
  return (name.match(/[A-Z]*[a-z]+|[A-Z]+/g) ?? []).map((word) => word.toLowerCase());
}

/** What the name of a secret has in it: a quick search for such names. */
export const NAME_PART = new RegExp(
  [...SECRETS, ...CREDENTIALS, ...SHORT, '(?:api|access|secret|private) key', 'key'].join('|'),
  'i',
);

/** How well-known tokens begin, by the characters that follow and how many there are at least. */
export const TOKENS: readonly (readonly [characters: string, least: number, prefixes: string])[] = [
  [
    '[\\w-]',
    20,
    '(?:api_org|vercel_blob_rw|napi|pnu|e2b|bb_live|wandb_v1|ddp|tfp)_ (?:HRKU|pul|fc|tskey-auth|tskey-api|sk-helicone)- 1\\/\\/0',
  ],
  ['[A-Za-z\\d]', 30, 'EAAA oy2 pat[A-Za-z\\d]{14}\\.'],
  // Web tokens: two parts of JSON in Base64, of which the first is bounded, and a signature.
  ['[\\w-]', 10, 'eyJ[\\w-]{10,1000}\\.eyJ xox[a-z](?:\\.xox[a-z])?- xapp-'],
  ['[\\w-]', 16, 'sk-(?:proj|svcacct|admin|ant|or|lf)- AT(?:ATT|CTT|BB) NR(?:AK|II|JS|RA)-'],
  [
    '[\\w-]',
    20,
    'gh[pousr]_ github_pat_ gl(?:pat|ptt|dt|rt|cbt|ft|oas|soat|agent)- dckr_(?:pat|oat)_ hv[sbr]\\. sq0(?:atp|csp)-',
  ],
  [
    '[\\w-]',
    20,
    '(?:xai|pplx|nvapi|csk|tvly|pa)- AIza ya29\\. GOCSPX- (?:gsk|hf|r8|fw|jina|pcsk|tgp_v1|ph[cx]|ls_?v2_[ps][tk])_',
  ],
  ['[\\w-]', 27, '(?:pypi|PMAK|CFPAT)- (?:npm|nfp|rnd|figd|sbp|pul|do[opr]_v1|rubygems)_'],
  ['[\\w-]', 30, 'SG\\.[\\w-]{16,24}\\. xkeysib- api\\/webhooks\\/\\d{15,22}\\/'],
  ['[\\w/-]', 32, 'webhookb2\\/[\\w@-]{36,90}\\/IncomingWebhook\\/'],
  ['[A-Za-z\\d+/]', 16, '[rs]k_(?:live|test)_ whsec_'],
  ['[A-Za-z\\d]', 20, 'sk- T[A-Z\\d]{8,12}\\/B[A-Z\\d]{8,12}\\/'],
  ['[A-Z\\d]', 16, 'A[KS]IA AGE-SECRET-KEY-1'],
  ['[a-f\\d]', 32, 'dapi key- SK shp(?:at|ss|ca|pa)_'],
  [
    '[\\w.+/=,-]',
    24,
    'pscale_(?:pw|tkn|oauth)_ dp\\.[a-z]{2,5}\\. ops_eyJ (?:sb_secret|ntn|secret|re|lin_(?:api|oauth)|gl(?:sa|c)|sntry[su])_',
  ],
];
