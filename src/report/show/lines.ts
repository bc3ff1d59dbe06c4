import stringWidth from 'string-width';
import { visible } from '../text.js';

/** A stranger's line as a terminal shows it: blanks stay, what steers a terminal goes. */
export function safeLine(text: string): string {
  return visible(text).trimEnd();
}

/** A text in lines of a width, which end between words where they can; what needs more lines is cut, with an ellipsis. */
export function folded(text: string, width: number, most: number): string[] {
  const indent = ' '.repeat(Math.min(/^ */.exec(text)?.[0].length ?? 0, Math.floor(width / 4)));
  const lines: string[] = [];
  let rest = [...text.slice(0, 2 * width * most + 2)];
  while (lines.length < most) {
    const end = endOfLine(rest, width);
    if (end === rest.length) return [...lines, rest.join('')];
    lines.push(rest.slice(0, end).join('').trimEnd());
    rest = [...indent, ...rest.slice(end).join('').trimStart()];
  }
  return [...lines.slice(0, -1), `${[...(lines.at(-1) ?? '')].slice(0, width - 1).join('')}…`];
}

/** How many characters go into a line: as many as there is room for, or up to a blank near its end. */
function endOfLine(points: readonly string[], width: number): number {
  let [size, blank] = [0, 0];
  for (const [at, point] of points.entries()) {
    size += stringWidth(point);
    if (size > width) return blank > width / 2 ? blank : Math.max(1, at);
    if (point === ' ') blank = at + 1;
  }
  return points.length;
}

/** A text in a width: of a longer one the beginning and, as ids differ there, more of the end. */
export function middleCut(text: string, width: number): string {
  if (text.length <= width && stringWidth(text) <= width) return text;
  const points = [...text];
  const head: string[] = [];
  const tail: string[] = [];
  let room = width - 1;
  const third = Math.floor(room / 3);
  for (let at = 0; at < points.length && stringWidth(head.join('') + points[at]) <= third; at++) {
    head.push(points[at] as string);
  }
  room -= stringWidth(head.join(''));
  for (let at = points.length - 1; at > head.length; at--) {
    room -= stringWidth(points[at] as string);
    if (room < 0) break;
    tail.unshift(points[at] as string);
  }
  return `${head.join('')}…${tail.join('')}`;
}

/** A text with blanks up to a width. */
export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - stringWidth(text)));
}
