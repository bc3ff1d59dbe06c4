import { parseYaml } from '../../src/adapters/files/yaml.js';
import { computeAggregates, type EvaluationEntry, type PresetName, runEvaluation } from '../../src/index.js';
import { records, text } from './data.js';
import type { InputFile, Inputs } from './doors.js';

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

/** A case, and the files that hold it. Values of JSON are written as JSON, where YAML 1.1 would read some otherwise. */
export function inputsOf(one: Case): Inputs {
  const { corpus_yaml, responses } = one;
  const corpus = corpusOf(one);
  const asYaml = { name: 'corpus.yaml', text: corpus_yaml ?? '' };
  return {
    ...{ corpus, responses },
    files: {
      corpus: corpus_yaml === undefined ? { name: 'corpus.json', text: JSON.stringify(corpus) } : asYaml,
      responses: [responsesFile(responses)],
    },
  };
}

/** JSON Lines where possible: an empty file of these is an error, an empty list is not. */
function responsesFile(responses: unknown): InputFile {
  const isLines = Array.isArray(responses) && responses.length > 0;
  if (!isLines) return { name: 'responses.json', text: JSON.stringify(responses) };
  return { name: 'responses.jsonl', text: responses.map((record) => `${JSON.stringify(record)}\n`).join('') };
}

/** The files of a folder of the data. */
export function inputsIn(...path: string[]): Inputs {
  const [corpus, responses] = [text(...path, 'corpus.yaml'), text(...path, 'responses.jsonl')];
  return {
    ...{ corpus: parseYaml(corpus, 'corpus.yaml'), responses: records(...path, 'responses.jsonl') },
    files: { corpus: { name: 'corpus.yaml', text: corpus }, responses: [{ name: 'responses.jsonl', text: responses }] },
  };
}

/** Without the keys at every level: the whole, each template, micro and macro. */
export function without(aggregates: unknown, keys: readonly string[]): unknown {
  if (typeof aggregates !== 'object' || aggregates === null) return aggregates;
  const kept = Object.entries(aggregates).filter(([key]) => !keys.includes(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, without(value, keys)]));
}

export type { EvaluationEntry };
