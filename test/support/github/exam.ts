/** What an agent did with a question. */
export type Mark = 'right' | 'wrong' | 'error' | 'missing';

/** A corpus whose questions have one step with a text of their own, in one template each unless said otherwise. */
export function corpusOf(ids: readonly string[], gold: (id: string) => string = (id) => `gold of ${id}`): string {
  const questions = ids.map(
    (id) => `  - id: ${JSON.stringify(id)}
    question_text: ${JSON.stringify(`What is ${id}?`)}
    reference_steps:
    - - {name: look_up, output: ${JSON.stringify(gold(id))}}
`,
  );
  return questions.length === 0 ? '[]\n' : `- template_id: t\n  questions:\n${questions.join('')}`;
}

/** Response lines with these marks; a missing answer has no line. */
export function responsesOf(marks: Readonly<Record<string, Mark>>): string {
  const lines = Object.entries(marks).flatMap(([question_id, mark]) => {
    if (mark === 'missing') return [];
    if (mark === 'error') return [JSON.stringify({ question_id, error: 'the agent gave up' })];
    const output = mark === 'right' ? `gold of ${question_id}` : 'something else';
    return [JSON.stringify({ question_id, actual_steps: [{ id: '1', name: 'look_up', status: 'success', output }] })];
  });
  return `${lines.join('\n')}\n`;
}

/** Questions q1 to q10, the first so many of them right: the steps score is a tenth of that. */
export function ten(right: number): Readonly<Record<string, Mark>> {
  const ids = Array.from({ length: 10 }, (_, index) => `q${index + 1}`);
  return Object.fromEntries(ids.map((id, index) => [id, index < right ? 'right' : 'wrong']));
}

/** The files of an evaluation in a workspace. */
export function examFiles(marks: Readonly<Record<string, Mark>>): Record<string, string> {
  return { 'corpus.yaml': corpusOf(Object.keys(marks)), 'responses.jsonl': responsesOf(marks) };
}
