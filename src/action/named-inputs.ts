import { decodeChoice } from '../core/decode/settings.js';
import type { Environment } from '../core/values.js';

/** The inputs by their names in `action.yml`. Blank means unset. */
export interface Inputs {
  readonly text: (name: string) => string | null;
  readonly lines: (name: string) => string[];
  readonly flag: (name: string, fallback: boolean) => boolean;
}

/** The inputs as the runner's variables have them. */
export function inputsFrom(env: Environment): Inputs {
  const text = (name: string): string | null => {
    const value = (env[`INPUT_${name.toUpperCase()}`] ?? '').trim();
    return value === '' ? null : value;
  };
  const lines = (name: string): string[] =>
    (text(name) ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  const flag = (name: string, fallback: boolean): boolean => {
    const value = text(name);
    return value === null ? fallback : decodeChoice(name, value.toLowerCase(), ['true', 'false']) === 'true';
  };
  return { text, lines, flag };
}
