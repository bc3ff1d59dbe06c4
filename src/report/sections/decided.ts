import type { Decided } from '../../core/figures/decided.js';
import type { GateVerdict } from '../../core/gates/evaluate-gates.js';
import type { Report } from '../../core/gates/report.js';
import { counted, fixed, whole } from '../../core/text/numerals.js';
import type { Block } from '../words/blocks.js';
import { code, type Text } from '../words/text.js';

/** The largest error that a title does not name. */
const USUAL_ERROR = 0.005;

/** "Steps score at least 0.75, decided after 64 of 190 questions"; null: all were asked, or something else decides. */
export function decidedTitle({ run: { decided }, gates, failures }: Report): Text | null {
  if (!decided || failures.length > 0) return null;
  const breach = gates.find(({ outcome }) => outcome === 'failed' || outcome === 'warned');
  const passed = gates.filter(({ outcome }) => outcome === 'passed');
  const gate = breach ?? passed.find(({ kind }) => kind === 'min-steps-score') ?? passed[0];
  if (!gate) return null;
  const error = decided.error > USUAL_ERROR ? `, with an error of ${decided.error}` : '';
  return [...gateText(gate, gate === breach), `, ${decidedText(decided)}${error}`];
}

/** "decided after 64 of 190 questions" */
function decidedText({ asked, of }: Pick<Decided, 'asked' | 'of'>): string {
  return `decided after ${whole(asked)} of ${counted(of, 'question')}`;
}

function gateText({ kind, name, operator, limit }: GateVerdict, isBreach: boolean): Text {
  const relation = operator.startsWith('>') ? ['at least', 'below'] : ['at most', 'above'];
  return [kind === 'min-steps-score' ? 'Steps score' : code(name), ` ${relation[Number(isBreach)]} ${limit}`];
}

/** What is known of the questions that were not asked, and how often the verdict is another. */
export function decidedBlocks({ run: { decided } }: Report): Block[] {
  if (!decided) return [];
  const { interval, notAsked, of, error } = decided;
  const score = interval
    ? `Steps score of all ${counted(of, 'question')}: ${fixed(interval.low, 2)} to ${fixed(interval.high, 2)}; `
    : '';
  const share = `one verdict in ${whole(Math.round(1 / error))} may differ from that of the whole corpus`;
  return [{ kind: 'paragraph', text: [`${score}${whole(notAsked.length)} not asked; ${share}.`] }];
}
