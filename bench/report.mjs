import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const README = join(import.meta.dirname, 'README.md');
const [BEGIN, END] = ['<!-- results -->', '<!-- /results -->'];

/** Bytes or characters in millions. */
export function millions(count) {
  return count < 10e6 ? (count / 1e6).toFixed(1) : Math.round(count / 1e6).toLocaleString('en');
}

export function milliseconds(time) {
  return time < 10 ? `${time.toFixed(1)} ms` : `${Math.round(time).toLocaleString('en')} ms`;
}

/** A row of two times and their ratio, which may not exceed a limit. */
export function ratioRow({ id, what, against, times, limit }) {
  return {
    id,
    what: `${what}: ${milliseconds(times.work)}`,
    against: `${against}: ${milliseconds(times.yardstick)}`,
    result: `${times.ratio.toFixed(2)} ×`,
    target: `≤ ${limit} ×`,
    reached: times.ratio <= limit,
  };
}

/** The rows as a Markdown table. */
export function renderRows(rows) {
  const lines = rows.map(({ id, what, against, result, target, reached }) =>
    line([id, what, against, result, target, reached ? 'yes' : '**no**']),
  );
  return [line(['', 'Measured', 'Against', 'Result', 'Target', 'Reached']), line(Array(6).fill('---')), ...lines].join(
    '\n',
  );
}

/** A table with its title. */
export function renderTable({ title, head, rows }) {
  return [title, '', line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function line(cells) {
  return `| ${cells.join(' | ')} |`;
}

/** What ran it; no dates and no machine names, so that only results change. */
export function renderMachine() {
  return `Node ${process.version}, ${process.platform} ${process.arch}, ${availableParallelism()} cores.`;
}

/** Puts the results between the marks of the README. */
export function writeResults(text) {
  const readme = readFileSync(README, 'utf8');
  const [start, end] = [readme.indexOf(BEGIN) + BEGIN.length, readme.indexOf(END)];
  writeFileSync(README, `${readme.slice(0, start)}\n\n${text}\n\n${readme.slice(end)}`);
}
