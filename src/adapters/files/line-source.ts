import type { InputRules } from './input-file.js';
import { type Line, readLines, readStdin } from './lines.js';

/** Lines that can be looked at before they are read. */
export interface LineSource {
  readonly file: string;
  /** The first line, or null for none; it is read again with the others. */
  readonly first: () => Promise<Line | null>;
  readonly lines: () => AsyncIterable<Line>;
  /** Whether `lines` can be asked for again. */
  readonly isRepeatable: boolean;
}

export function fileSource(file: string, rules: InputRules): LineSource {
  const lines = () => readLines(file, rules);
  return { file, first: () => firstOf(lines()), lines, isRepeatable: true };
}

/** Standard input flows by only once: its first line is kept. */
export async function stdinSource(): Promise<LineSource> {
  const lines = readStdin();
  const { value, done } = await lines.next();
  const first = done ? null : value;
  const all = async function* () {
    if (first !== null) yield first;
    yield* lines;
  };
  return { file: 'stdin', first: async () => first, lines: all, isRepeatable: false };
}

async function firstOf(lines: AsyncIterable<Line>): Promise<Line | null> {
  for await (const line of lines) return line;
  return null;
}
