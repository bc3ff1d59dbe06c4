/** A tool call that a scripted model makes, and what the tool gives. */
export interface ScriptedCall {
  readonly name: string;
  readonly args: object;
  readonly id: string;
  readonly output?: string;
  readonly error?: string;
}

/** What a model does when it is asked a question: calls of tools, then an answer, or an error of the provider. */
export interface Script {
  readonly question: string;
  readonly calls: readonly ScriptedCall[];
  readonly answer: string;
  readonly error?: string;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** One reply of the model; without calls it is the answer. */
export interface Turn {
  readonly calls: readonly ScriptedCall[];
  readonly answer: string | null;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** Tokens of each turn but the last, which has the rest. */
const TURN = { inputTokens: 10, outputTokens: 2 };

/** The turns of a script: the first two calls in parallel, then one at a time. */
function turnsOf({ calls, answer, inputTokens, outputTokens }: Script): Turn[] {
  const groups = calls.length === 0 ? [] : [calls.slice(0, 2), ...calls.slice(2).map((call) => [call])];
  const rest = {
    inputTokens: inputTokens - groups.length * TURN.inputTokens,
    outputTokens: outputTokens - groups.length * TURN.outputTokens,
  };
  return [...groups.map((group) => ({ calls: group, answer: null, ...TURN })), { calls: [], answer, ...rest }];
}

/** What comes after so many results of tools. */
export function turnAfter(script: Script, results: number): Turn {
  let seen = 0;
  for (const turn of turnsOf(script)) {
    if (seen >= results) return turn;
    seen += turn.calls.length;
  }
  throw new Error('the script is over');
}
