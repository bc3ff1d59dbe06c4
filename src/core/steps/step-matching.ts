import type { JsonPath } from '../text/json-path.js';
import type { Pattern } from '../text/pattern.js';
import type { MatchMode } from './match-types.js';
import type { ValueRules } from './value-rules.js';

/** How the output of a step is compared, where the step says so. */
export type OutputMatch = MatchMode | 'ignore' | 'regex' | 'table';

/** What a reference step says of how it is compared; a step that says nothing has none of it. */
export interface StepMatching {
  readonly args: MatchMode | 'ignore';
  /** null: by the kind of the step, as without any of these keys. */
  readonly output: OutputMatch | null;
  readonly argsRules: ValueRules;
  readonly outputRules: ValueRules;
  /** The output as a regular expression; null: it is none, or no engine was at hand. */
  readonly pattern: Pattern | null;
  /** Where the rows of a table are; null: it is all of the output. */
  readonly rowsAt: JsonPath | null;
  /** Names of columns, for rows that are lists. */
  readonly columns: readonly string[] | null;
  /** Paths of the rules, to check them against the reference. */
  readonly paths: readonly WrittenPath[];
}

/** A path as the corpus has it. */
export interface WrittenPath {
  readonly key: 'ignore' | 'unordered' | 'tolerance';
  readonly written: string;
  readonly side: 'args' | 'output';
  readonly path: JsonPath;
}
