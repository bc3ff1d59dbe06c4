import { decodeTime } from '../../src/core/text/time.js';

/** Relative difference up to which two figures are the same. */
const TOLERANCE = 1e-9;

/**
 * Where two values differ: numbers by 1e-9 relative, timestamps inside `args` as instants (PyYAML rewrites them),
 * everything else exactly.
 */
export function differences(ours: unknown, expected: unknown, path = '$'): string[] {
  if (typeof ours === 'number' && typeof expected === 'number') return isClose(ours, expected) ? [] : [shown()];
  if (Array.isArray(ours) && Array.isArray(expected) && ours.length === expected.length) {
    return ours.flatMap((item, index) => differences(item, expected[index], `${path}[${index}]`));
  }
  if (isObject(ours) && isObject(expected)) {
    const keys = new Set([...Object.keys(ours), ...Object.keys(expected)]);
    return [...keys].flatMap((key) => differences(ours[key], expected[key], `${path}.${key}`));
  }
  return Object.is(ours, expected) || (path.includes('.args.') && sameInstant(ours, expected)) ? [] : [shown()];

  function shown(): string {
    return `${path}: got ${brief(ours)}, expected ${brief(expected)}`;
  }
}

function isClose(a: number, b: number): boolean {
  return Object.is(a, b) || Math.abs(a - b) <= TOLERANCE * Math.max(Math.abs(a), Math.abs(b));
}

function sameInstant(a: unknown, b: unknown): boolean {
  const [left, right] = [decodeTime(a), decodeTime(b)];
  return left.kind === 'absolute' && right.kind === 'absolute' && left.at === right.at;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function brief(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 160);
}
