import { readConfig } from '../adapters/files/config.js';
import { secretsOf } from '../core/secrets/environment.js';
import { makeRedactor } from '../core/secrets/redact.js';
import { counted } from '../core/text/numerals.js';
import { forInput, usageError } from '../core/words/errors.js';
import { scoringOf } from '../core/words/scoring-rules.js';
import { oneLine } from '../report/words/text.js';
import { writeDrafts } from '../run/init.js';
import { refuseEmpty } from './options.js';
import type { ProcessLike } from './print.js';

/** The files and flags of `init`, as text. */
export interface InitOptions {
  readonly operands: readonly (readonly string[])[];
  readonly output?: string;
  readonly append?: string;
  readonly corpus?: readonly string[];
  readonly step?: string;
  readonly config?: string;
}

/** `stepgate init`: writes drafts of questions from recorded answers. */
export async function init(options: InitOptions, process: ProcessLike): Promise<number> {
  const { operands, ...flags } = options;
  refuseEmpty(flags);
  const { output, append, corpus = [], step = null } = options;
  const file = output ?? append;
  if (file === undefined || (output !== undefined && append !== undefined)) {
    throw usageError('expected one of -o and --append: name the file of the drafts, as in -o eval/drafts.yaml');
  }
  if (!/\.ya?ml$/i.test(file))
    throw usageError(`${file}: expected a file that ends with .yaml or .yml, as drafts have comments`);
  const { redact, count } = makeRedactor(secretsOf(process.env));
  const config = options.config === undefined ? null : await forInput('--config', readConfig(options.config));
  const rules = {
    failedOutputs: config?.failedOutputs ?? [],
    aliases: config?.aliases ?? [],
    scoring: scoringOf(config?.preset ?? 'standard', config?.knobs),
  };
  const settings = {
    files: operands[0] ?? [],
    output: file,
    append: append !== undefined,
    corpus,
    step,
    rules,
    redact,
  };
  const { drafts, known, withoutText } = await writeDrafts(settings);
  const print = (text: string): void => void process.stderr.write(`${oneLine(text)}\n`);
  print(
    `written: ${counted(drafts, 'draft')} to ${file}${known > 0 ? `; ${counted(known, 'question')} known already` : ''}`,
  );
  if (withoutText.length > 0) {
    print(
      `left out: ${counted(withoutText.length, 'question')} without a text, as ${withoutText[0]}; a response needs question_text, or name the texts with --corpus`,
    );
  }
  if (count() > 0)
    print(`replaced by ***: ${counted(count(), 'secret')}; check what else should not be in a repository`);
  return 0;
}
