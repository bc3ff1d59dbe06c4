const LINES = 10;
/** `TypeError [ERR_X]: …` of Node, `openai.AuthenticationError: …` of Python, `error: …` of other programs. */
const ERROR = /^(?:Uncaught )?[\w$.]*(?:error|exception)(?: \[\w+\])?: /i;
/** Where Node found the error: the place, the line of code, and a sign below it. */
const NODE_PLACE = /^.*:\d+\n.*\n[ \t]*\^+[ \t]*$/gm;
/** A place in a stack of Python, with its lines of code. */
const PYTHON_PLACE = /^ {2}File ".*(?:\n {4}.*)*/gm;
/** Lines that say nothing: of a stack, without a letter, or that a property is not set. */
const NOISE = /^\s+at |^Traceback \(most recent call last\):$|^Node\.js v\d|^[^\p{L}\p{N}]*$|: undefined,?$/u;
const TRACEBACK = /^Traceback \(most recent call last\):$/m;

/** What the output of a program that failed says: its error message, then its last lines without the stack. */
export function errorLines(output: string): string[] {
  const text = output.replaceAll('\r\n', '\n');
  const all = text.split('\n').filter((line) => line.trim() !== '');
  const bare = text.replace(NODE_PLACE, '').replace(PYTHON_PLACE, '').split('\n');
  const telling = bare.filter((line) => !NOISE.test(line));
  // Python prints the error last, and those that led to it before; Node prints it first.
  const isError = (line: string): boolean => ERROR.test(line);
  const at = TRACEBACK.test(text) ? telling.findLastIndex(isError) : telling.findIndex(isError);
  const [message] = telling.splice(Math.max(0, at), 1);
  return message === undefined ? all.slice(-LINES) : [message, ...telling.slice(1 - LINES)];
}
