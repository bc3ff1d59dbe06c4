import type { RE2JS } from 're2js';
import { type DecodedCorpus, decodeCorpus } from '../core/corpus/corpus.js';
import type { Document } from '../core/corpus/keys.js';
import type { EvaluationEntry } from '../core/runs/evaluate-question.js';
import { exactJsonText } from '../core/text/json.js';
import type { CompilePattern, Pattern } from '../core/text/wildcards.js';
import type { Decoded } from '../core/words/errors.js';

/** The automaton starts again when 8 MB are full of its states, which takes up to half a second. */
const MAX_AUTOMATON_STARTS = 8;

/** Instructions × characters where the automaton is given up: following all threads takes 0.1 µs for each. */
const MAX_THREAD_STEPS = 3e7;

/** More states are not kept for the next text: a corpus can have thousands of expressions. */
const MAX_STATES_KEPT = 500;

class TooManySteps extends Error {}

/** Loads the engine of regular expressions, which takes time in proportion to the text, once it is needed. */
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
 * Searches with the automaton, which `find` never uses and which takes the same time for each character, as long as its
 * states fit into its memory. Honest expressions have few; the limits are on what the search does, and not on the length of
 * the text.
 */
function makeSearch(compiled: RE2JS): (text: string) => boolean | null {
  const engine = compiled.re2();
  const automaton = engine.dfa;
  const { doExecuteNFA: followThreads } = engine;
  const { resetCache: startAgain } = automaton;
  let starts = 0;
  engine.doExecuteNFA = (input, ...others) => {
    if (compiled.programSize() * input.endPos() > MAX_THREAD_STEPS) throw new TooManySteps();
    return followThreads.call(engine, input, ...others);
  };
  automaton.resetCache = (state) => {
    starts++;
    if (starts > MAX_AUTOMATON_STARTS) throw new TooManySteps();
    return startAgain.call(automaton, state);
  };
  return (text) => {
    starts = 0;
    try {
      return compiled.test(text);
    } catch (error) {
      if (error instanceof TooManySteps) return null;
      throw error;
    } finally {
      if (automaton.stateCount > MAX_STATES_KEPT) automaton.clearCache();
    }
  };
}

/** The engine for an entry whose steps have to be scored once more, if they have regular expressions. */
export async function patternsOf(entry: EvaluationEntry): Promise<{ readonly compile?: CompilePattern }> {
  const { steps_details: details, reference_steps, reference_steps_any_of } = entry;
  if (Array.isArray(details) && details.length > 0) return {};
  const isNeeded = exactJsonText([reference_steps, reference_steps_any_of]).includes('"match_output":"regex"');
  return isNeeded ? { compile: await loadPatterns() } : {};
}

/** As `decodeCorpus`, with an engine for regular expressions if the corpus has some. */
export async function decodeCorpusWithPatterns(documents: readonly Document[]): Promise<Decoded<DecodedCorpus>> {
  let isNeeded = false;
  const decoded = decodeCorpus(documents, () => {
    isNeeded = true;
    return { kind: 'ok', matches: () => false };
  });
  return isNeeded ? decodeCorpus(documents, await loadPatterns()) : decoded;
}
