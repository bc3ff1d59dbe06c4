import { parseYaml } from '../../src/adapters/files/yaml.js';
import { computeAggregates, type EvaluationEntry, type PresetName, runEvaluation } from '../../src/index.js';

/** A case of the data, with its corpus as a value or as YAML text. */
export interface Case {
  readonly id: string;
  readonly corpus?: unknown;
  readonly corpus_yaml?: string;
  readonly responses: unknown;
}

/** Evaluates through the library, in the form of graphrag-eval's files. */
export async function run(corpus: unknown, responses: unknown, scoring: PresetName) {
  const entries = await runEvaluation(corpus, responses, { scoring, details: 'none' });
  return { entries, aggregates: computeAggregates(entries, { scoring }) };
}

export function corpusOf({ corpus, corpus_yaml, id }: Case): unknown {
  return corpus_yaml === undefined ? corpus : parseYaml(corpus_yaml, id);
}

/** Without the keys at every level: the whole, each template, micro and macro. */
export function without(aggregates: unknown, keys: readonly string[]): unknown {
  if (typeof aggregates !== 'object' || aggregates === null) return aggregates;
  const kept = Object.entries(aggregates).filter(([key]) => !keys.includes(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, without(value, keys)]));
}

export type { EvaluationEntry };
