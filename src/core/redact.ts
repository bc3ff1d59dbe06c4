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

/** The beginning of such a token, where a long text was cut within it. */
const BEGUN = /\b(?:gh[pousr]_|github_pat_|sk-|AKIA|xox[abposr]-|AIza|eyJ)[A-Za-z0-9_.-]{4,4000}(?=…)/g;

/** Fewer characters of a secret's beginning may as well be a word. */
const LEAST = 8;

const MASK = '***';

/** Takes secrets out of texts and counts them. */
export interface Redactor {
  readonly redact: (text: string) => string;
  readonly count: () => number;
  /** Redacts further secrets from here on. */
  readonly add: (secrets: readonly string[]) => void;
}

/** Redacts the given secrets, and whatever looks like a well-known token (or another of the `shapes`). */
export function makeRedactor(secrets: readonly string[], shapes: readonly RegExp[] = [...SHAPES, BEGUN]): Redactor {
  const known: string[] = [];
  const add = (more: readonly string[]): void => {
    known.push(...more.filter((secret) => secret.length >= LEAST && !known.includes(secret)));
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
    const uncut = known.reduce((rest, secret) => withoutBeginnings(rest, secret, mask), without);
    return shapes.reduce((rest, shape) => rest.replace(shape, mask), uncut);
  };
  return { redact, count: () => count, add };
}

/** A text without the beginnings of a secret that a cut has left. */
function withoutBeginnings(text: string, secret: string, mask: () => string): string {
  const [last = '', ...cuts] = text.split('…').reverse();
  if (cuts.length === 0) return text;
  const clean = cuts.map((part) => {
    const at = part.lastIndexOf(secret.slice(0, LEAST));
    return at >= 0 && secret.startsWith(part.slice(at)) ? `${part.slice(0, at)}${mask()}` : part;
  });
  return [...clean.reverse(), last].join('…');
}
