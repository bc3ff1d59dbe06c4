const wordsOf = (...lines: string[]): string[] => lines.flatMap((line) => line.split(' '));
const setOf = (...lines: string[]): ReadonlySet<string> => new Set(wordsOf(...lines));

/** Words that name a secret, whatever its value is. They count also at the end of a longer word, as in PGPASSWORD. */
const SECRETS = wordsOf('password passwd pwd passphrase passcode secret dbpass storepass keypass requirepass');
/** Words that name a secret if its value is varied: `session` and `token` also name ordinary things. */
const CREDENTIALS = wordsOf(
  'token authorization credential signature sessid sessionid apikey accesskey secretkey privatekey authkey',
);
/** The same as words of their own only: `monkey` and `author` do not name a secret. */
const SHORT = setOf('auth bearer cookie session sig pass pw pat psk creds');
/** What comes before `key` in the name of a secret. */
const KEY_OWNERS = setOf(
  'api access private secret account shared signing encryption master storage auth service client subscription app',
);
/** What comes before `key` in the names of ordinary things. */
const OTHER_KEYS = setOf(
  'public publishable sort primary partition foreign cache object dedup deduplication idempotency hash range content row',
  'index join lookup group routing item entity node message translation natural composite unique map',
);
/** The last word of the name of something that belongs to a secret. */
const OTHERS = setOf(
  'name names user username email emails id ids uri url urls host hosts origin origins port ports file files path paths dir',
  'folder endpoint endpoints domain domains scope scopes column columns field fields metric metrics date dates arn region',
  'type kind encoding bucket buckets table tables model models server servers realm schema format header prefix length size',
  'limit count max min ttl expiry expires timeout version algorithm issuer audience enabled required mode provider alias sock',
  'level policy usage budget rotation manager',
);

/** Words of tokens that lead to the next page. */
const PAGES = setOf('page next continuation sync cursor');

const endingOf = (words: readonly string[], plural = 's?') => new RegExp(`(?:${words.join('|')})${plural}$`);
const SECRET = endingOf(SECRETS);
const CREDENTIAL = new RegExp(`token$|${endingOf(CREDENTIALS.slice(1)).source}`);

/** Whether a name says that its value is a secret: any value, only a varied one, or only a long random one; null: it does not. */
export function secrecyOf(name: string): 'any' | 'varied' | 'long' | null {
  if (!NAME_PART.test(name)) return null;
  const words = wordsIn(name);
  if (OTHERS.has(words.at(-1) ?? '') || words.some((word) => PAGES.has(word))) return null;
  if (words.some((word) => SECRET.test(word)) && !/^keys?$/.test(words.at(-1) ?? '')) return 'any';
  const isKey = (word: string, at: number) => /^keys?$/.test(word) && KEY_OWNERS.has(words[at - 1] ?? '');
  if (words.some((word, at) => SECRET.test(word) || CREDENTIAL.test(word) || SHORT.has(word) || isKey(word, at))) {
    return 'varied';
  }
  // A header.
  if (/^x-.*key$/i.test(name)) return 'varied';
  return words.length > 1 && words.at(-1) === 'key' && !OTHER_KEYS.has(words.at(-2) ?? '') ? 'long' : null;
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
