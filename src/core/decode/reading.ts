import type { Problem } from '../errors.js';
import type { Mapping, Path } from '../values.js';
import { nearest } from './keys.js';
import { isFreeKey, type UnknownKey, unknownKeyMessage } from './unknown-keys.js';

/** One file, decoded from YAML or JSON. */
export interface Document {
  readonly file: string;
  readonly value: unknown;
  /** A scalar as the file has it, if it is known: `017` for what YAML reads as 15. */
  readonly writtenAs: (path: Path) => string | null;
}

/** What is found wrong or doubtful while a corpus is read. */
export interface Troubles {
  readonly problems: Problem[];
  readonly warnings: Problem[];
  /** Keys near no known one, each with its first place. */
  readonly unknownKeys: Map<string, UnknownKey>;
}

/** Warns of a key that is nearly a known one; others are remembered, to warn of each once. */
export function warnOfKeys(
  mapping: Mapping,
  known: readonly string[],
  document: Document,
  path: Path,
  reading: Troubles,
): void {
  for (const key of Object.keys(mapping)) {
    if (known.includes(key) || isFreeKey(key)) continue;
    const near = nearest(key, known);
    if (near === null || Object.hasOwn(mapping, near)) addUnknown(reading, key, known, document, path);
    else warn(reading, document, [...path, key], `unknown key; did you mean ${near}?`);
  }
}

function addUnknown(
  { unknownKeys }: Troubles,
  key: string,
  known: readonly string[],
  { file }: Document,
  path: Path,
): void {
  const name = JSON.stringify([known, key]);
  const first = unknownKeys.get(name) ?? { file, path: [...path, key], known, count: 0 };
  unknownKeys.set(name, { ...first, count: first.count + 1 });
}

/** What to say of the keys that were remembered. */
export function unknownKeyWarnings({ unknownKeys }: Troubles): Problem[] {
  return [...unknownKeys.values()].map((found) => {
    return { file: found.file, path: found.path, message: unknownKeyMessage(found) };
  });
}

export function warn(reading: Troubles, document: Document, path: Path, message: string): void {
  reading.warnings.push({ file: document.file, path, message });
}
