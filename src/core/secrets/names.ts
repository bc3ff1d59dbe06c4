const wordsOf = (...lines: string[]): string[] => lines.flatMap((line) => line.split(' '));

/** Words that name a secret. */
const WORDS = new Set(wordsOf('key keys pass pw pat auth creds'));
/** Words that name a secret also at the end of a longer word, as in PGPASSWORD; `monkey` and `bypass` do not. */
const ENDINGS = new RegExp(
  `(?:token|(?:${[
    ...wordsOf('password passwd passphrase secret authorization credential'),
    ...wordsOf('apikey accesskey secretkey privatekey dbpass'),
  ].join('|')})s?)$`,
);
/** Words before `key` that do not name a secret. */
const OTHER_KEYS = new Set(wordsOf('public publishable sort primary partition foreign cache'));
/** The last word of the name of something that belongs to a secret. */
const OTHERS = new Set(
  wordsOf(
    'name names user username email emails id ids uri url urls host hosts origin origins port ports file files path paths dir',
    'folder endpoint endpoints domain domains scope scopes column columns field fields metric metrics date dates arn region',
    'type kind encoding bucket buckets table tables model models server servers realm schema format header prefix length size',
    'limit count max min ttl expiry expires timeout version algorithm issuer audience enabled required mode provider alias sock',
  ),
);

/** Whether a variable or setting holds a secret by its name, as DB_PASSWORD, OPENAI_API_KEY and `authToken` do. */
export function namesSecret(name: string): boolean {
  const words = (name.match(/[A-Z]*[a-z]+|[A-Z]+/g) ?? []).map((word) => word.toLowerCase());
  const last = words.at(-1) ?? '';
  // PWD alone is the working directory.
  if (last === 'pwd') return words.length > 1;
  const isOtherKey = (at: number) => /^keys?$/.test(words[at] as string) && OTHER_KEYS.has(words[at - 1] ?? '');
  return !OTHERS.has(last) && words.some((word, at) => (WORDS.has(word) && !isOtherKey(at)) || ENDINGS.test(word));
}

/** The types of files: the name of a file of keys is not a secret. */
export const FILE_TYPES: readonly string[] = wordsOf(
  'json jsonl ndjson geojson jsonld yaml yml toml ini env txt md pdf doc docx xls xlsx ppt pptx htm html csv tsv parquet avro',
  'sql db duckdb sqlite orc feather gpkg shp pbf ttl n3 nt owl rdf xml png jpg jpeg svg log py ipynb zip gz tgz tar pub gpg',
  'jks pem key crt cer p8 p12 pfx',
);
