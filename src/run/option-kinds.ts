import {
  decodeChoice,
  decodeCount,
  decodeName,
  decodePreset,
  decodeSeconds,
  decodeShare,
} from '../core/corpus/option-values.js';
import { decodeShard } from '../core/shards/records.js';
import { usageError } from '../core/words/errors.js';

/** The decoders of the texts of options, by kind. For an invalid text, they throw a usage error with a valid example. */
const KINDS = {
  share: decodeShare,
  count: (name: string, text: string) => decodeCount(name, text, 0),
  /** From 1 on. */
  number: (name: string, text: string) => decodeCount(name, text),
  seconds: decodeSeconds,
  days: decodeDays,
  name: (name: string, text: string) => decodeName(text, name),
  preset: (name: string, text: string) => decodePreset(text, name),
  shard: (name: string, text: string) => decodeShard(text, name),
};
type TextKind = keyof typeof KINDS;

/** An option. Each entry point writes its name differently (`InputWords`). */
export interface OptionRow {
  /** Absent: an input of the action alone. The flag of a list without `...` is repeated for each value. */
  readonly flag?: string;
  /** Absent: a text. `switch`: a flag that distinguishes false from absent. */
  readonly kind?: TextKind | 'list' | 'flag' | 'switch';
  readonly choices?: readonly string[];
  /** The help in Markdown, with links from `docs`. `{name}` is a reference to another option. */
  readonly help: string;
  /** More sentences in `action.yml` and its docs. */
  readonly more?: string;
  readonly default?: string;
  /** The default in `action.yml`, if the flag does not have one. */
  readonly inputDefault?: string;
  /** Whether the option exists only on the command line, not in `action.yml`. */
  readonly isLocal?: true;
}

type CamelCase<Text extends string> = Text extends `${infer Start}-${infer Rest}`
  ? `${Start}${Capitalize<CamelCase<Rest>>}`
  : Text;

type ValueOf<Row> = Row extends { kind: 'list' }
  ? readonly string[]
  : Row extends { kind: 'flag' }
    ? boolean
    : Row extends { kind: 'switch' }
      ? boolean | null
      : TextValueOf<Row> | (Row extends { default: string } ? never : null);

type TextValueOf<Row> = Row extends { choices: readonly (infer Choice)[] }
  ? Choice
  : Row extends { kind: infer Kind extends TextKind }
    ? ReturnType<(typeof KINDS)[Kind]>
    : string;

/** The values of options by their names in camelCase: null, an empty list or false for an absent one. */
export type ValuesOf<Rows> = {
  readonly [Name in keyof Rows & string as CamelCase<Name>]: ValueOf<Rows[Name]>;
};

/** Decodes the options of a table. `read`: the value of an option; `nameOf`: its name in messages. */
export function decodeOptions<Rows extends Readonly<Record<string, OptionRow>>>(
  rows: Rows,
  read: (name: string, row: OptionRow) => unknown,
  nameOf: (name: string) => string,
): ValuesOf<Rows> {
  const decode = (name: string, row: OptionRow) => decodeOption(row, read(name, row), nameOf(name));
  const values = Object.entries(rows).map(([name, row]) => [camelCase(name), decode(name, row)] as const);
  return Object.fromEntries(values) as ValuesOf<Rows>;
}

export function decodeOption({ kind, choices, default: usual }: OptionRow, given: unknown, name: string): unknown {
  if (kind === 'list') return given ?? [];
  if (kind === 'flag') return given ?? usual === 'true';
  if (kind === 'switch') return given ?? null;
  const text = given ?? usual ?? null;
  if (text === null) return null;
  if (choices) return decodeChoice(name, String(text), choices);
  return kind ? KINDS[kind](name, String(text)) : String(text);
}

/** `min-coverage` → `minCoverage` */
export function camelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function decodeDays(name: string, text: string): number {
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text);
  throw usageError(`${name}: expected a whole number of days, as in 30, got ${JSON.stringify(text)}`);
}
