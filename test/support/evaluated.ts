import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml } from '../../src/adapters/files/yaml.js';
import { cliIn, type Outcome } from './cli.js';
import { lines } from './recorded.js';

/** The files of an evaluation: a corpus with these questions in one template, and responses. */
export function examOf(questions: readonly object[], responses: readonly object[], template_id = 't') {
  return { 'corpus.json': JSON.stringify([{ template_id, questions }]), 'responses.jsonl': lines(responses) };
}

/** Evaluates a folder's only corpus and a file of responses there, in the folder. */
export function evaluateIn(folder: string, responses: string, ...flags: readonly string[]): Promise<Outcome> {
  return cliIn(folder, 'evaluate', '--corpus', 'corpus.*', '--responses', responses, ...flags);
}

export function textOf(...path: readonly string[]): string {
  return readFileSync(join(...path), 'utf8');
}

/** What a file in YAML or JSON holds. */
export function yamlOf<T = unknown>(...path: readonly string[]): T {
  return parseYaml(textOf(...path), path.at(-1) ?? '') as T;
}
