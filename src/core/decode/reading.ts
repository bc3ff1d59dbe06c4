import type { Problem } from '../errors.js';
import type { Mapping, Path } from '../values.js';
import { mistypedKeys } from './keys.js';

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
}

/** Warns of keys that are nearly known ones. */
export function warnOfKeys(
  mapping: Mapping,
  known: readonly string[],
  document: Document,
  path: Path,
  reading: Troubles,
): void {
  for (const [found, meant] of mistypedKeys(mapping, known)) {
    warn(reading, document, [...path, found], `unknown key; did you mean ${meant}?`);
  }
}

export function warn(reading: Troubles, document: Document, path: Path, message: string): void {
  reading.warnings.push({ file: document.file, path, message });
}
