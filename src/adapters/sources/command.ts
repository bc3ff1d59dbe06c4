import type { Redact } from '../../core/secrets/redact.js';
import { exactJsonText } from '../../core/text/json.js';
import type { Environment } from '../../core/text/values.js';
import { runCommand } from '../process/command.js';
import { failed, type OutputSource } from './source.js';

/** How the user's command is run. */
interface CommandSettings {
  readonly command: readonly [string, ...string[]];
  readonly env: Environment;
  readonly timeoutSec: number;
  readonly redact: Redact;
  readonly kill: AbortSignal;
}

/** Starts the user's command once per step, without a shell; the step is on its stdin. */
export function openCommand({ command, ...settings }: CommandSettings): OutputSource {
  const [program, ...args] = command;
  return {
    asksAgain: true,
    canAnswer: () => true,
    answer: async ({ question, step }) => {
      const request = {
        question_id: question.id,
        question_text: question.text,
        step: { name: step.name, args: step.args },
      };
      const outcome = await runCommand({ program, args, stdin: `${exactJsonText(request)}\n`, ...settings });
      if (outcome.kind === 'printed') return { kind: 'output', output: outcome.text.replace(/\r?\n$/, '') };
      return failed(outcome.kind === 'failed' ? outcome.message : 'the command was interrupted');
    },
  };
}
