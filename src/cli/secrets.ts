import { secretsOf } from '../core/secrets/environment.js';
import { makeRedactor, type Redactor } from '../core/secrets/redact.js';
import type { Environment } from '../core/text/values.js';

interface HasEnvironment {
  readonly env: Environment;
}

/** Takes out the secrets of the environment, for results that stay on the user's machine. `further`: other known secrets. */
export function localRedactor({ env }: HasEnvironment, further: readonly string[] = []): Redactor {
  return makeRedactor([...secretsOf(env), ...further], 'known');
}

/** Also takes out what looks like a token, for records and files that a team commits. */
export function fullRedactor({ env }: HasEnvironment): Redactor {
  return makeRedactor(secretsOf(env));
}
