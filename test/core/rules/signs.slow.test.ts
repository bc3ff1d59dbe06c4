import { expect, test } from 'vitest';
import { numbersIn } from '../../../src/core/rules/answer-numbers.js';

const LOCALES = [
  ...['af', 'am', 'ar-AE', 'ar-EG', 'as', 'az', 'bg', 'bn', 'bs', 'ca', 'cs', 'cy', 'da', 'de', 'de-AT', 'de-CH'],
  ...['el', 'en', 'en-AU', 'en-CH', 'en-IN', 'en-ZA', 'es', 'es-MX', 'es-PA', 'es-PE', 'es-PY', 'et', 'eu', 'fa', 'fi'],
  ...['fil', 'fr', 'fr-CA', 'fr-CH', 'gl', 'gu', 'he', 'hi', 'hr', 'hu', 'hy', 'id', 'is', 'it', 'it-CH', 'ja', 'ka'],
  ...['kk', 'km', 'kn', 'ko', 'lo', 'lt', 'lv', 'mk', 'ml', 'mn', 'mr', 'ms', 'my', 'nb', 'ne', 'nl', 'pa', 'pl', 'pt'],
  ...['pt-PT', 'ro', 'ru', 'rm', 'si', 'sk', 'sl', 'sq', 'sr', 'sv', 'sw', 'ta', 'te', 'th', 'tr', 'uk', 'ur', 'uz'],
  ...['vi', 'zh', 'zh-HK', 'zh-TW', 'zu'],
];
/** Without those of three decimals: 42,000 is 42 thousand only. */
const CURRENCIES = [
  ...['AED', 'ARS', 'AUD', 'BOB', 'BRL', 'CAD', 'CHF', 'CLP', 'CNY', 'COP', 'CZK', 'DKK', 'EUR', 'GBP', 'GTQ', 'HNL'],
  ...['HUF', 'INR', 'JPY', 'KRW', 'MKD', 'MXN', 'MYR', 'NGN', 'NOK', 'PAB', 'PEN', 'PHP', 'PLN', 'PYG', 'RON'],
  ...['RSD', 'SEK', 'THB', 'TRY', 'USD', 'UZS', 'VES', 'XAF', 'XOF', 'ZAR', 'ZMW'],
];
const VALUES = [42, 1250.75, 0.5];

/** All ways in which the platform writes amounts. */
function* formatsOf(locale: string): Generator<Intl.NumberFormat> {
  const make = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options);
  for (const currency of CURRENCIES) {
    for (const currencyDisplay of ['symbol', 'narrowSymbol', 'code', 'name'] as const)
      yield make({ style: 'currency', currency, currencyDisplay });
    for (const currencyDisplay of ['symbol', 'code'] as const)
      yield make({ style: 'currency', currency, currencyDisplay, currencySign: 'accounting' });
    yield make({ style: 'currency', currency, notation: 'compact' });
  }
  yield make({ style: 'percent', maximumFractionDigits: 2 });
  for (const unit of ['kilometer', 'celsius', 'percent', 'kilometer-per-hour', 'megabyte', 'day'])
    for (const unitDisplay of ['short', 'narrow', 'long'] as const) yield make({ style: 'unit', unit, unitDisplay });
  yield make({ notation: 'compact' });
}

/** The value that a format writes, by the parts of its text in Latin digits. */
function writtenValue(format: Intl.NumberFormat, locale: string, value: number): number {
  const { numberingSystem: _, ...options } = format.resolvedOptions();
  const latin = new Intl.NumberFormat(locale, { ...(options as Intl.NumberFormatOptions), numberingSystem: 'latn' });
  const parts = latin.formatToParts(value);
  const of = (type: string) => parts.flatMap((part) => (part.type === type ? [part.value] : [])).join('');
  return Number(`${of('integer')}.${of('fraction')}`);
}

/** Letters before a minus and a number without cents, which a code can have, too; between them, Hebrew has marks without width. */
const CODE = /^\p{L}{1,3}[\u200e\u200f]*[-−]\d+(?:[.,]\d)?(?!\d)/u;

test.each(LOCALES)('all negative numbers that %s writes are read with their sign', (locale) => {
  const wrong = new Set<string>();
  for (const format of formatsOf(locale)) {
    for (const value of VALUES) {
      const text = format.format(-value);
      const size = writtenValue(format, locale, value);
      const read = numbersIn(`${text}`);
      if (CODE.test(text)) continue;
      const isInBrackets = text.includes('(');
      if (!read.includes(-size) || (!isInBrackets && size !== 0 && read.includes(size))) wrong.add(`${text} ${read}`);
    }
  }
  expect([...wrong]).toEqual([]);
});
