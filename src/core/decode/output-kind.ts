import { JSON_MEDIA_TYPE, SPARQL_MEDIA_TYPE } from '../steps/media-types.js';
import type { OutputMatch, WrittenPath } from '../steps/step-matching.js';
import { TABLE_DELIMITERS } from '../steps/table-output.js';
import { isAbsent, type Path } from '../values.js';
import type { RawStep } from './corpus-schema.js';

/** What is wrong or doubtful, at a path below the step. */
export interface StepTrouble {
  readonly path: Path;
  readonly message: string;
}

export type OutputKind = 'sparql' | 'csv' | 'json' | 'text';

/** An output that is no text is compared as JSON, whatever its media type. */
export function outputKind({ output }: RawStep, mediaType: string | null): OutputKind {
  if (mediaType === SPARQL_MEDIA_TYPE) return 'sparql';
  if (mediaType === JSON_MEDIA_TYPE || (!isAbsent(output) && typeof output !== 'string')) return 'json';
  return TABLE_DELIMITERS.has(mediaType) ? 'csv' : 'text';
}

/** How an output is compared, for messages: null, not at all. */
function comparedAs(output: OutputMatch | null, kind: OutputKind): 'JSON' | 'text' | 'a table' | null {
  if (output === 'ignore') return null;
  if (output === 'table' || kind === 'sparql') return 'a table';
  return kind === 'json' ? 'JSON' : 'text';
}

const VALUE_KEYS = ['tolerance', 'unordered', 'ignore', 'normalize'] as const;
const TABLE_KEYS = ['rows_at', 'columns'] as const;
/** The keys that count for an output, those of single paths only in JSON. */
const EFFECTIVE: Readonly<Record<string, readonly string[]>> = {
  JSON: VALUE_KEYS,
  text: ['normalize'],
  'a table': ['tolerance', 'normalize'],
};

/** Keys, and paths of keys, that nothing reads. */
export function withoutEffect(
  raw: RawStep,
  checksArgs: boolean,
  output: OutputMatch | null,
  kind: OutputKind,
  paths: readonly WrittenPath[],
): StepTrouble[] {
  const as = comparedAs(output, kind);
  const effective = EFFECTIVE[as ?? ''] ?? [];
  const isRowTable = output === 'table' && kind === 'json';
  const remedy = as === 'text' && kind === 'text' ? `; JSON needs output_media_type: ${JSON_MEDIA_TYPE}` : '';
  const why = `has no effect: ${as === null ? 'no output is compared' : `the output is compared as ${as}`}${remedy}`;
  const keys = VALUE_KEYS.filter((key) => !isAbsent(raw[key]) && !checksArgs && !effective.includes(key));
  const tableKeys = TABLE_KEYS.filter((key) => !isAbsent(raw[key]) && !isRowTable);
  const inOutput =
    as === 'JSON' ? [] : paths.filter(({ side, key }) => side === 'output' && !keys.some((one) => one === key));
  return [
    ...keys.map((key) => ({ path: [key], message: why })),
    ...tableKeys.map((key) => ({ path: [key], message: 'has no effect without match_output: table of JSON' })),
    ...inOutput.map(({ key, written }) => ({ path: [key], message: `${written} ${why}` })),
  ];
}
