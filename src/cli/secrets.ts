import { secretsOf } from '../core/secrets/environment.js';
import { makeRedactor, type Redactor } from '../core/secrets/redact.js';
import type { Environment } from '../core/text/values.js';

/** Takes out the secrets of the environment, for results that stay on the user's machine. `further`: other known secrets. */
export function localRedactor({ env }: { readonly env: Environment }, further: readonly string[] = []): Redactor {
  return makeRedactor([...secretsOf(env), ...further], 'known');
}

/** Also takes out what looks like a token, for records and files that a team commits. */
export function fullRedactor({ env }: { readonly env: Environment }): Redactor {
  return makeRedactor(secretsOf(env));
}
