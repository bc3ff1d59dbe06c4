import { readBoundedJson } from '../text/json.js';
import { type Environment, isMapping } from '../text/values.js';

/** A variable whose value must not get out, or a part of it. */
export interface SecretVariable {
  readonly name: string;
  readonly secrets: readonly string[];
}

/** The tokens of a run and the keys of a judge: their values are secrets whatever they look like. */
const ALWAYS_SECRET = new Set([
  'INPUT_GITHUB-TOKEN',
  'INPUT_OPENAI-API-KEY',
  'OPENAI_API_KEY',
  'GITHUB_TOKEN',
  'GH_TOKEN',
  'ACTIONS_RUNTIME_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
  'AZURE_OPENAI_API_KEY',
  'GEMINI_API_KEY',
  'MISTRAL_API_KEY',
  'GROQ_API_KEY',
  'DEEPSEEK_API_KEY',
  'OPENROUTER_API_KEY',
  'TOGETHER_API_KEY',
  'XAI_API_KEY',
  'ANTHROPIC_API_KEY',
]);

/** The secrets of the environment. */
export function secretsOf(env: Environment): string[] {
  return secretVariables(env).flatMap(({ secrets }) => secrets);
}

/** The same with the names of the variables. */
export function secretVariables(env: Environment): SecretVariable[] {
  return Object.entries(env).flatMap(([name, text = '']) => {
    const secrets = secretsOfVariable(name, text.trim());
    return secrets.length > 0 ? [{ name, secrets }] : [];
  });
}

function secretsOfVariable(name: string, value: string): string[] {
  const isAlways = ALWAYS_SECRET.has(name);
  const isSecret = isAlways || namesSecret(name);
  // Some tools keep the quotes of a file of variables.
  const inner = QUOTED.test(value) ? value.slice(1, -1).trim() : value;
  const found = [...(isSecret ? [value, ...withItems(name, inner)] : []), ...partsOf(name, inner)]
    .flatMap(withLines)
    .filter((secret) => !isGuessable(secret));
  return [...new Set(isAlways ? [value, ...found] : found)];
}

/** The secrets within a value: tokens, credentials, and those of the texts of JSON and of lines, which are read as variables. */
function partsOf(name: string, value: string): string[] {
  const texts = textsInJson(name, value).flatMap((one) => secretsOfVariable(one.name, one.text));
  const lines = value.includes('\n') ? value.split('\n').flatMap(variableInLine) : [];
  // In a header, only the token is secret, not the scheme before it.
  return [...texts, ...tokensIn(value), ...credentialsIn(value), ...lines].filter(
    (text) => !/^(?:bearer|basic|apikey)(?:\s|%20)/i.test(text) && !isInserted(text),
  );
}

/** The secrets of a line such as DB_PASS=…, in a file of variables. */
function variableInLine(line: string): string[] {
  const [, name = '', written = ''] =
    /^(?:(?:-|export|ENV)\s+)?([A-Z][A-Z\d_]*)\s?=\s?([^\s#].*)$/.exec(line.trim()) ?? [];
  const values = namesSecret(name) ? withoutComment(written).map(withoutQuotes) : [];
  // A shell reads \$ as $.
  const unescaped = values.map((value) => value.replace(/\\([$`\\"'#!&])/g, '$1'));
  return [...new Set([...values, ...unescaped])].flatMap((value) => secretsOfVariable(name, value));
}

/** Names that say that there can be several; API_KEY_REGIONS has no keys. */
const LIST_NAME =
  /(?:(?:KEY|TOKEN|SECRET|PASSWORD)(?:S(?:_[A-Z\d]{1,16}){0,2}|_(?:LIST|POOL|ALL|PROD|PRODUCTION|LIVE|STAGE|STAGING|DEV|TEST|QA|PRIMARY|BACKUP|V?\d{1,3}))|(?<=.)KEY|TOKEN|SECRET)$/i;

/** A secret, the items of a list where the name says that there can be several, and the password of NEO4J_AUTH=neo4j/… */
function withItems(name: string, value: string): string[] {
  const items = itemsOf(value);
  const isList = LIST_NAME.test(name) && !/^\{/.test(value) && items.every((item) => !/\s|[=:][^=]/.test(item));
  const isPair = /(?:auth|credentials|creds)$/i.test(name);
  const [, ...passwords] = (isPair && /^[\w.@+-]+[:/](.+)$/.exec(value)) || [];
  return [value, ...(isList ? items : []), ...passwords];
}

/** The items of a list in one line or several, without comments, brackets, dashes and quotes. */
function itemsOf(value: string): string[] {
  const hasLines = value.includes('\n');
  const lines = value.replace(/^\[(.*)\]$/s, '$1').split('\n');
  return lines
    .filter((line) => !(hasLines && /^\s*#/.test(line)))
    .flatMap((line) => (line.split(/\s#/, 1)[0] as string).split(/[,;]/))
    .map((item) => withoutQuotes(item.trim().replace(/^-\s+/, '')));
}

/** Where a header can begin; before a word of a sentence, "basic" is not a scheme. */
const BEFORE_SCHEME = '(?:^|["\'=]|authorization\\W{1,4})';
/** A token in a header: Bearer abc123 as the value, `"Bearer abc123"`, Authorization=Basic%20YWJj… */
const HEADER_TOKEN = new RegExp(
  `${BEFORE_SCHEME}(?:(?:bearer|apikey)(?:\\s+|%20)([\\w+/=.~%-]{8}[\\w+/=.~%-]*)|basic(?:\\s+|%20)([A-Za-z\\d+/]{8}[A-Za-z\\d+/]*={0,2})(?![\\w-]))`,
  'gi',
);

/** The tokens of headers, whatever the name of the variable. */
function tokensIn(value: string): string[] {
  const tokens = [...value.matchAll(HEADER_TOKEN)].map(([, token, basic = '']) => token ?? basic);
  return [...new Set(tokens.flatMap((token) => [token, decoded(token)]))];
}

/** A secret and, if it has more than one line, the secrets in its lines: programs and agents may show a single line. */
function withLines(secret: string): string[] {
  return secret.includes('\n') ? [secret, ...secret.split('\n').flatMap(secretsInLine)] : [secret];
}

/** `password: …`, `export API_TOKEN="…"` */
const NAMED_LINE = /^(?:-\s+|export\s+)?["']?([\w.-]+)["']?\s*[:=]\s*(\S.*)$/;
/** As in a netrc file. */
const PASSWORD_WORD = /\b(?:password|passwd|token|secret)\s+(\S+)/gi;
/** A line that is one long code, as in a list of keys. */
function isCodeLine(text: string): boolean {
  if (text.length >= 32 && /^[a-f\d]+$/.test(text)) return true;
  return (
    text.length >= 16 && /^[\w+/~.-]+={0,2}$/.test(text) && [/\d/, /[a-z]/, /[A-Z]/].every((kind) => kind.test(text))
  );
}

/** A value under any name that is one: no name of a model, a host or a database, and no hash of a commit. */
function isCodeValue(text: string): boolean {
  return isCodeLine(text) && /^[A-Za-z\d+/]+={0,2}$/.test(text) && /[A-Z]/.test(text) && /\d[A-Za-z]/.test(text);
}

function secretsInLine(line: string): string[] {
  const trimmed = line.trim();
  // In an npmrc, a registry comes before the name.
  const text = trimmed.startsWith('//') ? trimmed.slice(trimmed.indexOf('/:') + 2) : trimmed;
  const [, name = '', written = ''] = NAMED_LINE.exec(text) ?? [];
  const values = withoutComment(written).map(withoutQuotes);
  const words = [...text.matchAll(PASSWORD_WORD)].map(([, word = '']) => withoutQuotes(word));
  const codes = [withoutQuotes(text.replace(/^-\s+/, ''))].filter(isCodeLine);
  const named = namesSecret(name) ? values : values.filter(isCodeValue);
  return [...new Set([...named, ...words, ...codes])];
}

/** A value and, where a comment can be behind it, what is before the comment. */
function withoutComment(written: string): string[] {
  const comment = written.search(/\s#/);
  return [written, ...(comment < 0 ? [] : [written.slice(0, comment).trimEnd()])];
}

/** A single quoted text, not a list of them. */
const QUOTED = /^(?:"(?:[^"]|(?<=\\)")*"|'[^']*')$/;

/** Without quotes around it, and signs behind them. */
function withoutQuotes(text: string): string {
  const value = text.trimEnd().replace(/[,;]$/, '');
  return QUOTED.test(value) ? value.slice(1, -1) : value;
}

/** Words that mark the name of a secret, alone and at the end of a longer word, as in PGPASSWORD. */
const SECRET_WORD =
  /^(?:keys?|pass|(?:db|pg|sql|mysql|redis|smtp|ftp|mail|user|root|admin)pass|pw|pat|auth)$|(?:apikeys?|accesskeys?|secretkeys?|privatekeys?|passwords?|passwd|passphrases?|secrets?|token|authorization|credentials?|creds)$/;
/** The last word of the name of something that belongs to a secret. */
const OTHER_WORD =
  /^(?:names?|user|username|emails?|ids?|ur[il]s?|hosts?|origins?|ports?|files?|paths?|dir|folder|endpoints?|domains?|scopes?|columns?|fields?|metrics?|dates?|arn|region|type|kind|encoding|buckets?|tables?|models?|servers?|realm|schema|format|header|prefix|length|size|limit|count|max|min|ttl|expiry|expires|timeout|version|algorithm|issuer|audience|enabled|required|mode|provider|alias|sock)$/;
/** Words with `key` that do not name a secret. */
const OTHER_KEY = /^(?:public|publishable|sort|primary|partition|foreign|cache)$/;

/** Whether a variable holds a secret by its name, as DB_PASSWORD, OPENAI_API_KEY and `authToken` do. */
function namesSecret(name: string): boolean {
  const words = name
    .split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/)
    .map((word) => word.toLowerCase())
    .filter(Boolean);
  if (OTHER_WORD.test(words.at(-1) ?? '')) return false;
  // PWD alone is the working directory.
  if (words.length > 1 && words.at(-1) === 'pwd') return true;
  return words.some(
    (word, at) => SECRET_WORD.test(word) && !(/^keys?$/.test(word) && OTHER_KEY.test(words[at - 1] ?? '')),
  );
}

const USER_INFO = /(https?|wss?)?:\/\/([^\s/?#]*)@/gi;
/** An address of a database; its password may have characters that an address of the web would encode. */
const DATABASE = /(?<!https?|wss?):\/\//gi;
const USER_PASSWORD = /^[^\s/?#:@]{0,128}:[^\s@/][^\s@]{0,127}$/;
/** A user and a password before an @. */
const MAX_USER_INFO = 258;
/** What is behind a user and a password of a server, without the name of a protocol: app:…@tcp(db:3306)/x, user:…@proxy:3128; no image: python:3@sha256:1a… */
const SERVER = /@(?:([\w+-]{0,32}\()|(?!sha\d{3}:)[\w.-]{1,64}:\d{2,5}(?!\w)|\/)/g;
const SERVER_USER = /(?:^|[,;("'=])(?!(?:mailto|xmpp|sip):)[\w.-]{1,64}:(?!\/\/)/g;

/** The name of a setting that ends with such a word: password=…, `sasl.password = …`, tavilyApiKey=…, x-api-key=… */
const SETTING =
  /(?<![\w.-])[\w.-]{0,64}?(?:password|passwd|passphrase|pwd|(?<![A-Za-z])pass|token|secret|authorization|(?:api|account|access|secret|subscription|ingestion|license)[_-]?key)\s?=\s?/gi;
const SETTING_VALUE =
  /^(?:"[^"]*"|'[^']*'|\{[^}]*(?:\}\}[^}]*)*\}(?=[;\s"']|$)|[^;\s]+(?:;(?![\w.-]{0,40}(?: [A-Z][\w.-]{0,40}){0,2}=|\s|$)[^;\s]*)*)/;
const MAX_SETTING = 2048;
/** What can end a setting: another one, the next item, the end of a text or an address around it. */
const ENDS = [/&/, /;/, /,(?=$|\s?[\w .$-]{1,40}[=:])/, /\\{0,3}["'<>`]|\\[nrt]/, /[#|]/, /[)\]}]/];
/** Signs of the sentence, or brackets of the text around it. */
const LAST_SIGNS = /(?<![)\]}.,:!?*\\])[)\]}.,:!?*\\]+$/;

/** What is behind the name of each setting; other settings can be in it. */
function settingsIn(text: string): string[] {
  return [...text.matchAll(SETTING)].map(({ 0: name, index }) => {
    const behind = text.slice(index + name.length, index + name.length + MAX_SETTING);
    // In a text that is quoted itself, quotes are escaped.
    const [value = ''] = SETTING_VALUE.exec(behind.replace(/^\\{1,3}(?=["'])/, '')) ?? [];
    return value.replace(/^(["'].*)\\{1,3}(?=["']$)/s, '$1');
  });
}

/** The values that a setting can have. */
function valuesOf(setting: string): string[] {
  const whole = setting.replace(/^(["'])(.*)\1$/s, '$2');
  if (isInserted(whole)) return [];
  // ODBC doubles a brace in the braces around a value.
  const braced = /^\{([^}]*(?:\}\}[^}]*)*)\}$/.exec(whole)?.[1];
  if (braced !== undefined) return [braced, braced.replaceAll('}}', '}')];
  const parts = [whole, ...ENDS.flatMap((end) => whole.split(end, 1))];
  return parts.flatMap((part) => [part, part.replace(LAST_SIGNS, '')]);
}

/** What a template or a shell inserts: {ACCESS_TOKEN}, {{ token }}, %(token)s, ${env:TOKEN}, ${TOKEN:-none}, $(TOKEN) */
const IN_BRACES = /^(?:\$?\{{1,2}|[$%]\()\s?(?:env:)?([\w.-]*\w)(?::[-?+=][^})]*)?\s?(?:\}{1,2}|\)s?)(?=$|[^\w#@^~=+])/;
/** $TOKEN, %TOKEN% */
const BEHIND_SIGN = /^[$%]([A-Z\d_]+|[a-z\d_]+)%?(?=$|[^\w#@^~=+-])/;

/** Whether a text begins with the name of what is inserted in place of it, or with code that reads it. */
function isInserted(text: string): boolean {
  const inBraces = IN_BRACES.exec(text)?.[1];
  if (inBraces?.split(/[_.-]/).every((word) => WORD.test(word))) return true;
  const name = inBraces ?? BEHIND_SIGN.exec(text)?.[1];
  return (name !== undefined && namesSecret(name)) || isCode(text);
}

/** secrets["name"], userdata.get("name"), get_token(), SecretStr(os.environ…, import.meta.env.NAME */
const CODE =
  /^[A-Za-z_][\w.]*(?:[[(](?:\w+=)?["'][\w .-]+["'][\]),]|(?:\(\)|\[\d+\])(?=[).,[\s]|$)|\([a-z_][a-z_]+\.[a-z_][a-z_]+)|^(?:process|import\.meta)\.env\./;
/** response.json, settings.api_key */
const CODE_PATH = /^[a-z_][a-z_]+(?:\.[a-z_][a-z_]+)+/;

/** Whether a text begins with code that reads a secret or makes one. */
function isCode(text: string): boolean {
  const path = CODE_PATH.exec(text)?.[0] ?? '';
  const behind = text.slice(path.length);
  return CODE.test(text) || (path !== '' && (behind.startsWith('(') || (namesSecret(path) && /^\W*$/.test(behind))));
}

/** The password before an @, and what may be a token in place of a user, without a password or with a word: https://TOKEN:x@host. */
function usersIn(info: string, isWeb: boolean): string[] {
  const [user = '', password] = info.split(':', 2);
  const isToken = isWeb && mayBeToken(user) && /^[a-z_-]*\d?$/i.test(password ?? '');
  return [...(isToken ? [user] : []), ...(password === undefined ? [] : [info])];
}

/** Whether a user name may be a token. Names such as `anna.berg` or `MetroBerlin1` are not. */
function mayBeToken(user: string): boolean {
  const words = user.replace(/\d{1,4}$/, '').split(/[._%-]|(?<=[a-z])(?=[A-Z])/);
  if (words.every((word) => WORD.test(word))) return false;
  return user.length >= 16 || [/\d/, /[a-z]/, /[A-Z]/].every((kind) => kind.test(user));
}

/** The passwords in addresses and in settings such as `Host=db;Password=…`, as written and decoded. */
function credentialsIn(value: string): string[] {
  const infos = [...value.matchAll(USER_INFO)].flatMap(([, isWeb, info = '']) => usersIn(info, isWeb !== undefined));
  const users = [...infos, ...databaseUsersIn(value)].map((info) => info.slice(info.indexOf(':') + 1));
  const passwords = serverPasswordsIn(value);
  const written = /%3d/i.test(value) ? [value, decoded(value)] : [value];
  const settings = written.flatMap(settingsIn).flatMap(valuesOf);
  return [...users.flatMap((text) => [text, decoded(text)]), ...passwords, ...settings];
}

function serverPasswordsIn(value: string): string[] {
  return [...value.matchAll(SERVER)].flatMap(({ 1: driver, index }) => {
    const [word = ''] = value
      .slice(Math.max(0, index - MAX_USER_INFO), index)
      .split(/\s/)
      .slice(-1);
    const password = driver === undefined ? /^[^@/:,"']{1,64}$/ : /^.{1,64}$/;
    const behindNames = [...word.matchAll(SERVER_USER)].map(({ 0: name, index: at }) => word.slice(at + name.length));
    return behindNames.filter((text) => password.test(text));
  });
}

/** `user:password` of each address. */
function databaseUsersIn(value: string): string[] {
  return [...value.matchAll(DATABASE)].flatMap(({ 0: sign, index }) => {
    const after = value.slice(index + sign.length, index + sign.length + MAX_USER_INFO);
    const info = after.slice(0, Math.max(0, after.indexOf('@')));
    return USER_PASSWORD.test(info) ? [info] : [];
  });
}

/** A text in JSON, with its key, or the name of the variable. */
interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** The texts in a value that is JSON, as the `clientSecret` of AZURE_CREDENTIALS. */
function textsInJson(name: string, value: string): NamedText[] {
  if (!/^[[{]/.test(value)) return [];
  const json = readBoundedJson(value);
  return json.kind === 'value' ? namedTexts(name, json.value) : [];
}

function namedTexts(name: string, value: unknown): NamedText[] {
  if (typeof value === 'string') return [{ name, text: value.trim() }];
  if (Array.isArray(value)) return value.flatMap((item) => namedTexts(name, item));
  return isMapping(value) ? Object.entries(value).flatMap(([key, child]) => namedTexts(key, child)) : [];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Fewer characters may as well be a word. */
export const MIN_SECRET_LENGTH = 8;
/** Minimum length of a text that is not in another one by chance. */
const LONG = 20;

const PATH = /^(?:~|\.{1,2})[\\/]|^[A-Za-z]:[\\/]|^\/[^\s]*[._-]/;
/** credentials/service-account.json, exports\2024\orders.csv */
const FILE =
  /^[\w./\\-]+\.(?:(?:geo|nd)?jsonl?|jsonld|ya?ml|toml|ini|env|txt|md|pdf|docx?|xlsx?|pptx?|html?|csv|tsv|parquet|avro|sql|db|duckdb|sqlite|orc|feather|gpkg|shp|pbf|ttl|n3|nt|owl|rdf|xml|png|jpe?g|svg|log|py|ipynb|zip|t?gz|tar|pub|gpg|jks|pem|key|crt|cer|p8|p12|pfx)$/;
const NUMBERS = /^[\d\s.,:;/+-]*$/;
/** The characters between words. */
const GAP = /[\s_.:/<>|-]+/;
/** A word of one case, with a capital or not. */
export const WORD = /^(?:\p{Lu}?[\p{Ll}\p{Lo}]*|\p{Lu}+)$/u;

/**
 * Whether a value is too short or too common to be looked for: to replace each "postgres" or "2024-01-01" would spoil
 * answers, and a reader of such an answer learns no secret.
 */
export function isGuessable(value: string): boolean {
  if (value.length < MIN_SECRET_LENGTH || PATH.test(value) || FILE.test(value)) return true;
  if (value.length >= LONG) return false;
  return NUMBERS.test(value) || value.split(GAP).every((word) => WORD.test(word));
}
