import { usageError } from '../words/errors.js';
import { PRESET_NAMES, type PresetName } from '../words/scoring-rules.js';
import { nearest } from './keys.js';

/** A share from 0 to 1, or a usage error with a right example; nothing is guessed from `0,8`, `80%` or blanks. */
export function decodeShare(name: string, text: string): number {
  const value = decimalIn(text);
  if (value >= 0 && value <= 1) return value;
  throw usageError(`${name}: expected a number from 0 to 1, as in 0.85, got ${JSON.stringify(text)}`);
}

function decimalIn(text: string): number {
  return /^\s*(?:\d+(?:\.\d*)?|\.\d+)\s*$/.test(text) ? Number(text) : Number.NaN;
}

export function decodePreset(text: string, input = 'scoring'): PresetName {
  const known = PRESET_NAMES.find((name) => name === text.trim());
  if (known) return known;
  const near = nearest(text, PRESET_NAMES);
  const hint = near ? `did you mean ${near}?` : `the presets are ${PRESET_NAMES.join(', ')}`;
  throw usageError(`${input}: unknown preset ${JSON.stringify(text)}; ${hint}`);
}

/** The identity of an evaluation, which may be the name of a model; its artifacts have other signs in place of some. */
export function decodeName(text: string, input = 'name'): string {
  if (/^[\w. :/@+,=()-]{1,60}$/.test(text)) return text;
  throw usageError(
    `${input}: expected 1 to 60 letters, digits, blanks or signs of . - _ / : @ + , = ( ), as in small-agent, got ${JSON.stringify(text)}`,
  );
}

export function decodeChoice<T extends string>(name: string, text: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === text.trim());
  if (found) return found;
  const got = text === '' ? '' : `, got ${JSON.stringify(text)}`;
  throw usageError(`${name}: expected ${listChoices(choices)}${got}`);
}

/** `a, b or c` */
export function listChoices(choices: readonly string[]): string {
  return `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
}

/** A whole number, from 1 on or from another start. */
export function decodeCount(name: string, text: string, start = 1): number {
  const value = /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : -1;
  if (value >= start) return value;
  throw usageError(`${name}: expected a whole number from ${start} on, as in 4, got ${JSON.stringify(text)}`);
}

const DAY = 86_400;

/** A time in seconds, up to a day. */
export function decodeSeconds(name: string, text: string): number {
  const value = decimalIn(text);
  if (value > 0 && value <= DAY) return value;
  throw usageError(`${name}: expected seconds, as in 120, up to ${DAY}, got ${JSON.stringify(text)}`);
}
