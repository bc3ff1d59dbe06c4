import { isGuessable, isPlaceholder, isRandom, isVaried } from '../text/ordinary.js';
import { BEHIND, CAN_HOLD, TOKENS } from '../words/credential-forms.js';
import { withoutNamedValues } from './named-values.js';

/** No letter or digit before, except that of an escaped line end. */
const APART = '(?<=[^A-Za-z\\d]|^|\\\\[nrt])';
/** A digit or a capital: names such as hf_hub_download and places such as sk-bratislava begin alike. */
const MIXED = '(?=[a-z_-]{0,60}[A-Z\\d])';
const ROWS = TOKENS.flatMap(([characters, least, prefixes]) =>
  prefixes.split(' ').map((prefix) => `${prefix}${MIXED}${characters}{${least}}${characters}*`),
);
/** A token, with the parts of a web token that it can hold. */
const TOKEN = new RegExp(`${APART}(?:${ROWS.join('|')})(?:\\.[\\w-]{10}[\\w-]*){0,2}={0,2}`, 'g');

/** Names of ordinary things begin with these, too: `re_2026_01`, `pa-Philadelphia`. */
const AMBIGUOUS = /^(?:re|pa|sk|fw|hf|fc)[-_]/;

/** The credentials that addresses, commands and headers in a text hold, varied or not. */
export function credentialsBehind(text: string): string[] {
  return BEHIND.flatMap((pattern) => Array.from(text.matchAll(pattern), ([, , value = '']) => value));
}

/** A text without anything that looks like a credential, in time that grows with its length only. */
export function withoutTokens(text: string, mask: () => string): string {
  const replaced = (all: string, before: string, value: string) =>
    isPlaceholder(value) || isGuessable(value) || !isVaried(value) ? all : `${before}${mask()}`;
  const withoutToken = (token: string) => (AMBIGUOUS.test(token) && !isRandom(token) ? token : mask());
  const clean = withoutPrivateKeys(text, mask).replace(TOKEN, withoutToken);
  const rest = CAN_HOLD.test(clean) ? BEHIND.reduce((left, pattern) => left.replace(pattern, replaced), clean) : clean;
  return withoutNamedValues(rest, mask);
}

const KEY_BEGIN = /-----BEGIN [A-Z\d ]{0,40}PRIVATE KEY[A-Z ]{0,20}-----/;
/** A key to its END line. */
const KEY_TO_END = /^.*?-----END .*?(?:-----|$)/s;
/** A key without it: the lines of its head, and its characters; line ends can be escaped. */
const KEY_REST = /^\s*(?:(?:Proc-Type|DEK-Info):[^\n\\]*(?:\n|\\n))*[A-Za-z\d+/=\s…\\]*/;

/** Without private keys, the whole block of each. */
function withoutPrivateKeys(text: string, mask: () => string): string {
  if (!text.includes('-----BEGIN ')) return text;
  const [before = '', ...keys] = text.split(KEY_BEGIN);
  const restOf = (key: string) => key.replace(KEY_TO_END.test(key) ? KEY_TO_END : KEY_REST, '');
  return keys.reduce((clean, key) => `${clean}${mask()}${restOf(key)}`, before);
}
