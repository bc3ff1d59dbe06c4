/** Shapes of tokens and keys that no report should carry on. */
const SHAPES = [
  /\bgh[pousr]_[A-Za-z0-9]{36,255}\b/g,
  /\bgithub_pat_[A-Za-z0-9_]{22,255}\b/g,
  /\bsk-[A-Za-z0-9_-]{20,200}\b/g,
  /\bAKIA[0-9A-Z]{16}\b/g,
  /\bxox[abposr]-[A-Za-z0-9-]{10,200}\b/g,
  /\bAIza[0-9A-Za-z_-]{35}\b/g,
  /\beyJ[A-Za-z0-9_-]{10,2000}\.eyJ[A-Za-z0-9_-]{10,4000}\.[A-Za-z0-9_-]{10,2000}\b/g,
];

const MASK = '***';

/** Takes secrets out of texts and counts them. */
export interface Redactor {
  readonly redact: (text: string) => string;
  readonly count: () => number;
  /** Redacts further secrets from here on. */
  readonly add: (secrets: readonly string[]) => void;
}

/** Redacts the given secrets, and whatever looks like a well-known token (or another of the `shapes`). */
export function makeRedactor(secrets: readonly string[], shapes: readonly RegExp[] = SHAPES): Redactor {
  const known: string[] = [];
  const add = (more: readonly string[]): void => {
    known.push(...more.filter((secret) => secret.length >= 8 && !known.includes(secret)));
  };
  add(secrets);
  let count = 0;
  const mask = (): string => {
    count++;
    return MASK;
  };
  const redact = (text: string): string => {
    const without = known.reduce((rest, secret) => {
      const parts = rest.split(secret);
      count += parts.length - 1;
      return parts.join(MASK);
    }, text);
    return shapes.reduce((rest, shape) => rest.replace(shape, mask), without);
  };
  return { redact, count: () => count, add };
}
