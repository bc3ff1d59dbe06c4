/** Inputs that break careless readers. */

interface CorpusQuestion {
  readonly id: string;
  readonly output: string;
  readonly text?: string;
  /** Present: the output is SPARQL JSON with these required columns. */
  readonly columns?: readonly string[];
}

/** YAML of a corpus with one question that has one step. */
export function corpusOf({ id, output, text = 'Which?', columns }: CorpusQuestion): string {
  const sparql = columns
    ? `, output_media_type: application/sparql-results+json, required_columns: ${JSON.stringify(columns)}`
    : '';
  return `- template_id: t
  questions:
  - id: ${id}
    question_text: "${text}"
    reference_steps:
    - - {name: s, output: ${JSON.stringify(output)}${sparql}}
`;
}

/** A response line with one successful step. */
export function lineOf(id: string, output: string): string {
  const step = { id: 'call_1', name: 's', status: 'success', output };
  // Not an object literal with the id as a value of its own: JSON.stringify keeps __proto__ as a value.
  return JSON.stringify({ question_id: id, actual_steps: [step] });
}

/** SPARQL JSON of a table of texts. */
export function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (row: readonly string[]) =>
    columns.map((name, at) => `${JSON.stringify(name)}: {"type": "literal", "value": ${JSON.stringify(row[at])}}`);
  const bindings = rows.map((row) => `{${cells(row).join(', ')}}`);
  return `{"head": {"vars": ${JSON.stringify(columns)}}, "results": {"bindings": [${bindings.join(', ')}]}}`;
}

/** An alias bomb: each level holds the one before nine times. */
export function aliasBomb(levels: number): string {
  const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x]'];
  for (let level = 1; level < levels; level++) {
    lines.push(`a${level}: &a${level} [${Array.from({ length: 9 }, () => `*a${level - 1}`).join(', ')}]`);
  }
  return `${lines.join('\n')}\n`;
}

/** Lists in lists, as JSON and as YAML. */
export function deep(levels: number): string {
  return '['.repeat(levels) + ']'.repeat(levels);
}
