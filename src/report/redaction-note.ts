import { type SecretVariable, secretVariables } from '../core/secrets/environment.js';
import { makeRedactor } from '../core/secrets/redact.js';
import { counted } from '../core/text/numerals.js';
import type { Environment, Mapping } from '../core/values.js';

/** Tells whose secrets were taken out of responses: an agent that prints them is to be mended, or a variable renamed. */
export interface RedactionNote {
  readonly add: (questionId: string, response: Mapping) => void;
  /** One sentence, or none. */
  readonly text: () => readonly string[];
}

export function makeRedactionNote(env: Environment): RedactionNote {
  const [unseen, seen] = [new Set(secretVariables(env)), new Set<SecretVariable>()];
  const { redact } = makeRedactor(
    [...unseen].flatMap(({ secrets }) => secrets),
    'known',
  );
  let [count, first, hasOthers] = [0, '', false];
  const add: RedactionNote['add'] = (questionId, response) => {
    if (count++ === 0) first = questionId;
    for (const variable of unseen) {
      if (makeRedactor(variable.secrets, 'known').redact(response) === response) continue;
      unseen.delete(variable);
      seen.add(variable);
    }
    const known = redact(response);
    hasOthers ||= makeRedactor([]).redact(known) !== known;
  };
  const text = (): readonly string[] => {
    if (count === 0) return [];
    const names = [...seen].map(({ name }) => name).join(', ');
    const what = [names && `values of ${names}`, hasOthers && 'texts with the form of a token or key'].filter(Boolean);
    const where =
      count === 1
        ? `the response to ${JSON.stringify(first)} had`
        : `${counted(count, 'response')}, first ${JSON.stringify(first)}, had`;
    return [
      `${where} secrets (${what.join('; ')}), which are *** in the file; ${count === 1 ? 'its score' : 'their scores'} can change`,
    ];
  };
  return { add, text };
}
