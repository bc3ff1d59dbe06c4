import { inputError, type Problem } from '../errors.js';

/** What a decoder gives: a value, or everything that is wrong with it. */
export type Decoded<T> = { readonly kind: 'ok'; readonly value: T } | Invalid;

/** At least one problem. */
export interface Invalid {
  readonly kind: 'invalid';
  readonly problems: readonly Problem[];
}

export function ok<T>(value: T): Decoded<T> {
  return { kind: 'ok', value };
}

export function invalid(problems: readonly Problem[]): Invalid {
  return { kind: 'invalid', problems };
}

/** The value, or an input error with all problems. */
export function requireOk<T>(decoded: Decoded<T>): T {
  if (decoded.kind === 'ok') return decoded.value;
  throw inputError(decoded.problems);
}

/** What is wrong, of a decoder that stops at the first problem. */
export function messageOf({ problems }: Invalid): string {
  return problems.map(({ message }) => message).join('; ');
}
