import { type DecodedCorpus, decodeCorpus } from '../core/decode/corpus.js';
import type { Decoded } from '../core/decode/decoded.js';
import type { Document } from '../core/decode/reading.js';
import type { EvaluationEntry } from '../core/runs/evaluate-question.js';
import { exactJsonText } from '../core/text/exact-json-text.js';
import type { CompilePattern, Pattern } from '../core/text/pattern.js';

/** Loads the engine of regular expressions, which takes time in proportion to the text, once it is needed. */
export async function loadPatterns(): Promise<CompilePattern> {
  const { RE2JS } = await import('re2js');
  return (source, ignoreCase): Pattern => {
    try {
      const compiled = RE2JS.compile(source, ignoreCase ? RE2JS.CASE_INSENSITIVE : 0);
      return { kind: 'ok', matches: (text) => compiled.matcher(text).find() };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const hint = /\(\?<?[=!]/.test(source) ? '; RE2 has no look-around' : '';
      return { kind: 'invalid', reason: `${reason.replace(/^error parsing regexp: /, '')}${hint}` };
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
