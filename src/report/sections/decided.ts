import { type Decided, USUAL_ERROR } from '../../core/figures/decided.js';
import type { GateVerdict } from '../../core/gates/evaluate-gates.js';
import type { Report } from '../../core/gates/report.js';
import { counted, fixed, whole } from '../../core/text/numerals.js';
import type { Block } from '../words/blocks.js';
import { code, type Text } from '../words/text.js';

/** "Steps score at least 0.75, decided after 64 of 190 questions"; null: all were asked, or something else decides. */
export function decidedTitle({ run: { decided }, gates, failures }: Report): Text | null {
  if (!decided || failures.length > 0) return null;
  const first = (outcome: GateVerdict['outcome']) => gates.find((one) => one.outcome === outcome);
  const breach = first('failed') ?? first('warned');
  const gate =
    breach ?? gates.find((one) => one.kind === 'min-steps-score' && one.outcome === 'passed') ?? first('passed');
  if (!gate || gate.reason?.kind === 'not-decided') return null;
  const relation = gate.operator.startsWith('>') ? ['at least', 'below'] : ['at most', 'above'];
  const name = gate.kind === 'min-steps-score' ? 'Steps score' : code(gate.name);
  return [name, ` ${relation[Number(gate === breach)]} ${gate.limit}, ${decidedAfter(decided)}`];
}

/** "decided after 64 of 190 questions", and the error if it is larger than usual. */
export function decidedAfter({ asked, of, error }: Decided): string {
  const errorText = error > USUAL_ERROR ? `, with an error of ${error}` : '';
  return `decided after ${whole(asked)} of ${counted(of, 'question')}${errorText}`;
}

/** What is known of the questions that were not asked, and how often the verdict is another. */
export function decidedBlocks({ run: { decided } }: Report): Block[] {
  if (!decided) return [];
  const { interval, notAsked, of, error, late } = decided;
  const score = `Steps score of all ${counted(of, 'question')}: ${fixed(interval.low, 2)} to ${fixed(interval.high, 2)}`;
  const share = `one verdict in ${whole(Math.round(1 / error))} may differ from that of the whole corpus`;
  const lateText = late > 0 ? `, including ${whole(late)} answered after the decision` : '';
  const left = `${whole(notAsked.length)} not asked${lateText}`;
  return [{ kind: 'paragraph', text: [`${score}; ${left}; ${share}.`] }];
}
