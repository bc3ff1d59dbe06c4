import { secretVariables } from '../core/secrets/environment.js';
import { makeRedactor } from '../core/secrets/redact.js';
import { MAX_NAMED } from '../core/shown.js';
import { counted } from '../core/text/numerals.js';
import type { Environment, Mapping } from '../core/text/values.js';

/** Reports which secrets were redacted in responses, so that the agent can be fixed or a variable renamed. */
export function makeRedactionNote(env: Environment) {
  const variables = secretVariables(env);
  const found = new Set<string>();
  const all = variables.flatMap(({ secrets }) => secrets);
  const { redact } = makeRedactor(all, 'known');
  let [count, firstId, hasOthers] = [0, '', false];
  const add = (questionId: string, response: Mapping): void => {
    if (count++ === 0) firstId = questionId;
    for (const { name, secrets } of variables) {
      if (makeRedactor(secrets, 'known').redact(response) !== response) found.add(name);
    }
    const redactedResponse = redact(response);
    hasOthers ||= makeRedactor([]).redact(redactedResponse) !== redactedResponse;
  };
  const text = (): readonly string[] => {
    if (count === 0) return [];
    const seen = variables.flatMap(({ name }) => (found.has(name) ? [name] : []));
    const more = seen.length - MAX_NAMED;
    const names = [...seen.slice(0, MAX_NAMED), ...(more > 0 ? [`${more} more`] : [])].join(', ');
    const parts = [names && `values of ${names}`, hasOthers && 'texts with the form of a token or key'];
    const contents = parts.filter(Boolean).join('; ');
    const id = JSON.stringify(firstId);
    const subject = count === 1 ? `the response to ${id} had` : `${counted(count, 'response')}, first ${id}, had`;
    const scores = count === 1 ? 'its score' : 'their scores';
    return [`${subject} secrets (${contents}), which are *** in the file; ${scores} can change`];
  };
  return { add, text };
}
