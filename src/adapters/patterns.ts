import type { RE2JS } from 're2js';
import { decodeCorpus } from '../core/corpus/corpus.js';
import type { StepDefaults } from '../core/corpus/corpus-schema.js';
import type { Document } from '../core/corpus/keys.js';
import { type Config, decodeConfig } from '../core/entries/config.js';
import type { Entry } from '../core/entries/result-types.js';
import type { CompilePattern, Pattern } from '../core/text/wildcards.js';
import type { Decoded } from '../core/words/errors.js';

/** Maximum instructions × characters of the thread search, which needs 0.1 µs for each. */
const MAX_THREAD_STEPS = 3e7;

class TooManySteps extends Error {}

/** Loads the engine of regular expressions on demand. Its time is proportional to the length of the text. */
export async function loadPatterns(): Promise<CompilePattern> {
  const { RE2JS } = await import('re2js');
  return (source, ignoreCase): Pattern => {
    try {
      const compiled = RE2JS.compile(source, ignoreCase ? RE2JS.CASE_INSENSITIVE : 0);
      return { kind: 'ok', matches: makeSearch(compiled) };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const hint = /\(\?<?[=!]/.test(source) ? '; RE2 has no look-around' : '';
      return { kind: 'invalid', reason: `${reason.replace(/^error parsing regexp: /, '')}${hint}` };
    }
  };
}

/**
 * Searches with the automaton, which `find` never uses. It needs the same time for each character as long as its states
 * fit into its memory, which those of normal expressions do. The thread search takes over when they do not, because a
 * restart can take half a second for a few characters. Its limit applies to the work, not to the length of the text.
 */
function makeSearch(compiled: RE2JS): (text: string) => boolean | null {
  const engine = compiled.re2();
  const automaton = engine.dfa;
  const { doExecuteNFA: followThreads } = engine;
  engine.doExecuteNFA = (input, ...others) => {
    if (compiled.programSize() * input.endPos() > MAX_THREAD_STEPS) throw new TooManySteps();
    return followThreads.call(engine, input, ...others);
  };
  automaton.resetCache = () => {
    automaton.clearCache();
    return null;
  };
  return (text) => {
    try {
      return compiled.test(text);
    } catch (error) {
      if (error instanceof TooManySteps) return null;
      throw error;
    }
  };
}

/** Loads the engine for an entry whose steps must be scored again: one without their details. */
export async function patternsOf({ steps_details: details }: Entry): Promise<{ readonly compile?: CompilePattern }> {
  return Array.isArray(details) && details.length > 0 ? {} : { compile: await loadPatterns() };
}

/** Decodes a config like `decodeConfig`; loads the engine only if the config has regular expressions. */
export async function decodeConfigWithPatterns(value: unknown, file: string): Promise<Decoded<Config>> {
  const decoded = decodeConfig(value, file);
  const isNeeded = decoded.kind === 'ok' && decoded.value.failedOutputs.length > 0;
  return isNeeded ? decodeConfig(value, file, await loadPatterns()) : decoded;
}

/** Decodes a corpus like `decodeCorpus`; loads the engine only if the corpus has regular expressions. */
export async function decodeCorpusWithPatterns(documents: readonly Document[], stepDefaults: StepDefaults = {}) {
  let isNeeded = false;
  const search = () => {
    isNeeded = true;
    return { kind: 'ok' as const, matches: () => false };
  };
  const decoded = decodeCorpus(documents, search, stepDefaults);
  return isNeeded ? decodeCorpus(documents, await loadPatterns(), stepDefaults) : decoded;
}
