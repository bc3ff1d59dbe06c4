/** Between two lines. */
const LINE_MS = 5000;

/** Progress where there is no terminal: a line every few seconds. */
export function progressLines(what: string, print: (line: string) => void): (done: number, of: number) => void {
  let last = Date.now();
  return (done, of) => {
    if (Date.now() - last < LINE_MS || done === of) return;
    last = Date.now();
    print(`${what}: ${done} of ${of}`);
  };
}
