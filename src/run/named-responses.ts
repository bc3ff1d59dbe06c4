import type { Roots } from '../adapters/files/input-file.js';
import { readResponses } from '../adapters/files/responses.js';
import { makeResponseWatch } from '../core/decode/response-watch.js';
import type { FormatChoice } from '../core/decode/traces/formats.js';
import type { Problem } from '../core/errors.js';
import type { InputWords } from '../core/input-words.js';
import type { Corpus } from '../core/model.js';
import { runNaming, unnamedWarnings } from './name-traces.js';

/** Where responses lie, and in which format. */
interface ResponseFiles {
  readonly responses: readonly string[];
  readonly responsesFormat: FormatChoice;
  readonly roots: Roots;
}

interface Reading {
  readonly words: InputWords;
  readonly warn: (warnings: readonly Problem[]) => void;
}

/** Responses, and recorded traces named by the corpus; those that fit no question are warned of. */
export async function* readNamedResponses(settings: ResponseFiles, { questions }: Corpus, { words, warn }: Reading) {
  const namer = runNaming(settings.responsesFormat, questions, words);
  const watch = makeResponseWatch();
  for await (const record of readResponses(settings.responses, settings.roots, namer)) {
    watch.observe(record);
    yield record;
  }
  warn([...unnamedWarnings(namer.named()), ...watch.warnings()]);
}
