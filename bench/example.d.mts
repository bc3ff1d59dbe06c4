type Template = { template_id: string; questions: readonly { id: string }[] };

export function repeatExample(count: number): {
  corpus: readonly Template[];
  responses: readonly (readonly { question_id: string }[])[];
};
