import { describe, expect, test } from 'vitest';
import { makeRedactor } from '../../../src/core/secrets/redact.js';
import { fewer } from '../../support/fewer.js';
import { formsOfSecret, LABELLED_SECRETS, SECRETS } from '../../support/github/hostile.js';
import { expectProportional } from '../../support/growth.js';

const KNOWN = SECRETS["the judge's key"];
const { redact } = makeRedactor([KNOWN]);

/** Pieces of a secret in what Base64 says, wherever it begins. */
function piecesLeft(text: string, secret: string): string[] {
  const digits = text.replace(/\*\*\*|\\+r|\\+n|[\s>]/g, '');
  const decoded = [0, 1, 2, 3].map((from) => Buffer.from(digits.slice(from), 'base64').toString('latin1')).join('\n');
  const pieces = Array.from({ length: secret.length - 5 }, (_, at) => secret.slice(at, at + 6));
  return pieces.filter((piece) => decoded.includes(piece));
}

describe('a secret in Base64 with line breaks is removed', () => {
  const LINE_ENDS = {
    LF: '\n',
    CRLF: '\r\n',
    'escaped LF': '\\n',
    'escaped CRLF': '\\r\\n',
    'LF, escaped twice': '\\\\n',
    'LF and blanks': '\n    ',
    'LF and a quote': '\n> ',
  };
  const lines = (before: number, width: number, end: string) => {
    const base64 = Buffer.from(`${'x'.repeat(before)}${KNOWN}${'y'.repeat(90)}`).toString('base64');
    return `first\n${base64.replace(new RegExp(`.{${width}}(?=.)`, 'g'), (line) => `${line}${end}`)}, last`;
  };

  test.each(Object.entries(LINE_ENDS))('%s', (_, end) => {
    for (let before = 0; before < 60; before += 7) {
      for (const width of [20, 64, 76]) {
        const text = lines(before, width, end);
        expect(piecesLeft(text, KNOWN)).not.toEqual([]);
        const redacted = redact(text);
        expect(piecesLeft(redacted, KNOWN), redacted).toEqual([]);
        expect(redacted).toBe('first\n***, last');
      }
    }
  });
});

describe('whatever looks like a token is removed', () => {
  test.each(Object.entries(SECRETS))('%s', (_, secret) => {
    expect(redact(secret)).toBe('***');
    expect(redact(`the key "${secret}", (${secret})`)).toBe('the key "***", (***)');
    for (const before of ['x_', '_', '-', '=', '\\n', '/', '\u00e9'])
      expect(redact(`${before}${secret}`)).toBe(`${before}***`);
  });

  test.each(LABELLED_SECRETS)('%s', (text, secret) => {
    expect(redact(text)).toMatch(/\*\*\*/);
    expect(redact(text)).not.toContain(secret.slice(0, 16));
    expect(redact(text).slice(0, 8)).toBe(text.slice(0, 8));
  });

  test.each([
    'https://storage.example/b/o?X-Goog-Signature=ab12cd34ef56ab12cd34ef56',
    `dop_v1_${'0a1b2c3d'.repeat(8)}`,
  ])('%s', (text) => expect(redact(text)).toMatch(/\*\*\*$/));

  test('a private key without an end, and in JSON', () => {
    const key = SECRETS['a private key'];
    expect(redact(`"a ${key.slice(0, 60)}…"`)).toBe('"a ***"');
    expect(redact(JSON.stringify({ key, b: 1 }))).toBe('{"key":"***","b":1}');
  });
});

describe('a known secret is taken out in each of its forms', () => {
  const secrets = [KNOWN, 'p+s/w"o\\rd\u00fc=1', `ghs_${'x9'.repeat(20)}`];
  const rows = secrets.flatMap((secret) => formsOfSecret(secret).map((form): [string, string] => [form, secret]));
  test.each(rows)('%s', (form, secret) => {
    const redactor = makeRedactor([secret], 'known');
    expect(redactor.redact(`a ${form} b`)).toMatch(/^a \*\*\*\S{0,3} b$/);
    expect(redactor.redact(`{"${form}": 1}`)).toMatch(/^\{"\*\*\*\S{0,3}": 1\}$/);
  });

  test.each<[string, string, string]>([
    ['quote of Python', 'P@ss!word1/x Z', 'P%40ss%21word1/x%20Z'],
    ['quote_plus of Python', 'P@ss!word1/x Z', 'P%40ss%21word1%2Fx+Z'],
    ['URLSearchParams', "P@ss!wor*d1/x'Z", 'P%40ss%21wor*d1%2Fx%27Z'],
    ['encodeURI', 'P@ss#w{o}rd/x Z', 'P@ss#w%7Bo%7Drd/x%20Z'],
    ['the query of a URL', 'P@ss!word1/x Z', 'P@ss!word1/x%20Z'],
    ['JSON of Python', 'p\u00e4ssw\u00f6rd-1234', 'p\\u00e4ssw\\u00f6rd-1234'],
    ['JSON of Go', 'a/b<c>&d12Z9', 'a/b\\u003cc\\u003e\\u0026d12Z9'],
    ['JSON of PHP', 'a/b\u00e9c>&d12Z9', 'a\\/b\\u00e9c>&d12Z9'],
    ['JSON of .NET', 'Ab\\+9xyz12', 'Ab\\\\\\u002B9xyz12'],
    ['JSON of .NET with a quote', 'a\\"b9cdefg', 'a\\\\\\u0022b9cdefg'],
    ['JSON in JSON', 'pa"ss\\w0rd-99', 'pa\\\\\\"ss\\\\\\\\w0rd-99'],
    ['a literal of Python', 'pa"ss\\w0rd-99', 'pa"ss\\\\w0rd-99'],
    ['a literal with both quotes', 'pa"s\'s\\w0rd-99', 'pa"s\\\'s\\\\w0rd-99'],
    ['a literal of Node.js within JSON', 'pa"ss\\w0rd-99', 'pa\\"ss\\\\\\\\w0rd-99'],
    ['JSON within a literal', 'pa"ss9Xyz12', 'pa\\\\"ss9Xyz12'],
    ['a literal of bytes', 'p\u00e4ssw0rd-99', 'p\\xc3\\xa4ssw0rd-99'],
    ['a literal of Node.js', 'pass\u001bw0rd-99', 'pass\\x1Bw0rd-99'],
    ['a literal of Python with an emoji', 'geh\u{1f389}eim9Xyz', 'geh\\U0001f389eim9Xyz'],
    ['a literal of Node.js with a backspace', 'pass\bw0rd-99', 'pass\\bw0rd-99'],
    ['the password of a URL', 'aB3+kL9/mN+x=Qz7', 'aB3+kL9%2FmN+x%3DQz7'],
    ['URL with a quote', "ab'c$9Xyzw", 'ab%27c$9Xyzw'],
    ['HTML', 'p<ss&w0rd"99', 'p&lt;ss&amp;w0rd&quot;99'],
    ['HTML with numbers', "p'ssw\u{f6}rd-99", 'p&#39;ssw&#xF6;rd-99'],
    ['decomposed letters', 'p\u00e4ssw\u00f6rd-99', 'pa\u0308sswo\u0308rd-99'],
    ['a shell', "pass'w0rd-99", "pass'\\''w0rd-99"],
    ['a literal of ASCII', 'p\u00e4ss\u0001w0rd-99\t', 'p\\xe4ss\\x01w0rd-99\\t'],
  ])('as %s writes it', (_, secret, form) => {
    expect(makeRedactor([secret], 'known').redact(`a=${form}&b`)).toBe('a=***&b');
  });

  test('behind the name within a long value of another name', () => {
    const address = `AUTH_URL=https://idp.example/t?next=${'a/'.repeat(2000)}&scope`;
    const { redact } = makeRedactor([]);
    expect(redact(`${address}=x/password=kR7mQ2vX9pL4`)).toBe(`${address}=x/password=***`);
    expect(redact(`AUTH_URL=${'a/'.repeat(2000)}?password=kR7mQ2vX9pL4 b`)).toMatch(/\?password=\*\*\* b$/);
  });

  test('in the digits of a long number', () => {
    const digits = '12345678901234567890123';
    const { redact: known } = makeRedactor([digits], 'known');
    expect(known({ a: BigInt(digits), b: 5n, c: 7 })).toEqual({ a: '***', b: 5n, c: 7 });
  });

  test('none where it is no more than a word, and none that is not there', () => {
    expect(makeRedactor(['main', '']).redact('main or maintain')).toBe('main or maintain');
  });
});

describe('a secret is removed that has characters without a width inside', () => {
  const unseen = ['\0', '\b', '\u200b', '\u200d', '\u202e', '\u2060', '\u00ad', '\ufe0f', '\u{e0041}'];
  test.each(unseen)('%j', (character) => {
    const split = (secret: string) => secret.replace(/.{4}/gu, (part) => `${part}${character}`);
    expect(redact(`a ${split(KNOWN)} b`)).toBe('a *** b');
    expect(redact(`a ${split(SECRETS['a personal token'])} b`)).toBe('a *** b');
    expect(redact(`a ${character} b`)).toBe(`a ${character} b`);
  });
});

describe('ordinary texts stay', () => {
  test.each([
    'f1769de8-9aeb-11e5-91da-b8763fd99c5f',
    '<urn:uuid:f1769de8-9aeb-11e5-91da-b8763fd99c5f> a cim:Substation',
    'PREFIX cim: <http://iec.ch/TC57/2013/CIM-schema-cim16#> SELECT ?sk-x { ?s cim:IdentifiedObject.name "a.b.c" }',
    `sha256:${'0a1b2c3d'.repeat(8)}`,
    'http://x.example/sk-bratislava-petrzalka-district/xai-explainable-methods-survey',
    'The bearer of the responsibilities is basic understanding; bearer authentication is required.',
    'sig=short and Bearer token',
    'npm_config_registry, hf_hub, pypi-simple, ghp_short, sk-learn, glpat-',
    'eyJ is how JSON begins in Base64; a.b.c.d.e and www.example.org/a.b/c.d',
    '-----BEGIN CERTIFICATE-----',
    'postgres://postgres:postgres@localhost:5432/postgres and https://user:password@host',
    'postgres://app:{{DB_PASSWORD_1}}@db http://host:80801234/a@b',
    'secret_access_key = the key, "SecretAccessKey": null',
    'masking AKIA and ASIA and AIza',
  ])('%s', (text) => expect(redact(text)).toBe(text));
});

describe('values', () => {
  const token = SECRETS['a personal token'];

  test('lose secrets in texts and keys, and are otherwise the same', () => {
    const kept = { a: [1, null, true, 2n, undefined], b: { c: 'd' } };
    expect(redact(kept)).toBe(kept);
    const value = redact({ kept, list: [token], [token]: { deep: `x ${token}` } });
    expect(value).toEqual({ kept, list: ['***'], [Object.keys(value)[2] as string]: { deep: 'x ***' } });
    expect(value.kept).toBe(kept);
    expect(Object.keys(value)[2]).toMatch(/^\*\*\*-[0-9a-f]{4}$/);
  });

  test('keep their ids apart, and the same in each run', () => {
    const ids = Array.from({ length: 300 }, (_, at) => `${token}${at}`);
    const names = redact(ids.map((id) => ({ question_id: id })));
    expect(new Set(names.map(({ question_id }) => question_id)).size).toBe(ids.length);
    const again = makeRedactor([]).redact(ids.map((id) => ({ question_id: id })));
    expect(again).toEqual(names);
    expect(redact(names)).toEqual(names);
    const keys = Object.keys(redact(Object.fromEntries(ids.map((id) => [id, 1]))));
    expect(keys).toEqual(names.map((one) => one.question_id));
  });
});

/** What costs careless expressions time that grows with the square of the length. */
const COSTLY = [
  ...['-eyJ', '-eyJa', '.eyJ', 'eyJaaaaaaaaaaaaa.', '.eyJaaaaaaaaaaa', 'a.', '_', '-', '…', 'a…', 'sk-', 'ghp_-', '\\'],
  ...['-----BEGIN PRIVATE KEY-----', '-----BEGIN PRIVATE KEY-----!', '-----BEGIN ', '-----END ', 'Bearer aaaaaaaa '],
  ...['sig=', 'xoxa.xoxa-', '://a:', 'a:a', 'secretaccesskey=', 'AKIA', '%2B', 'authorization:', 'a1B2c3D4e5F6g7H8\n'],
  ...[KNOWN.slice(0, 8), `${KNOWN.slice(0, 8)}…`, Buffer.from(`a${KNOWN}`).toString('base64').slice(0, 20)],
];

test.each(COSTLY)('%j repeated takes time in proportion to its length', (piece) => {
  const textOf = (length: number) => piece.repeat(length / piece.length);
  const redactWithEnds = (text: string) => ['', '!', '…'].map((end) => redact(`${text}${end}`));
  expectProportional(textOf, redactWithEnds, 20_000);
});

const BEGINS = ['ghp_', 'xoxb-', 'whsec_', 'Bearer ', 'eyJhbGciOiJIUzI1.eyJzdWIiOiIxMjM0.'];
test.each(BEGINS)('%s is removed at any length', (begin) => {
  expect(redact(`${begin}A1${'a'.repeat(fewer(20_000_000))}`)).toMatch(/^(?:Bearer )?\*\*\*$/);
});
