import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import yaml from 'js-yaml';

/** Runs something with a temporary folder, which is gone afterwards. */
export async function withFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'stepgate-bench-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes a corpus as YAML, template by template; it may be larger than memory. Returns its bytes. */
export function writeCorpus(path, templates) {
  return writePieces(path, templates, (template) => yaml.dump([template], { lineWidth: -1, noRefs: true })).bytes;
}

/** The same with each output in single quotes over lines of 80 columns, as PyYAML folds JSON with blanks. */
export function writeFoldedCorpus(path, templates) {
  return writePieces(path, templates, (template) => {
    const outputs = [];
    const text = yaml.dump([template], {
      lineWidth: -1,
      noRefs: true,
      replacer: (key, value) => {
        if (key !== 'output') return value;
        outputs.push(JSON.stringify(JSON.parse(value), null, 1).replace(/\n */g, ' '));
        return `output-${outputs.length - 1}`;
      },
    });
    return text.replace(
      /^( *(?:- )*)output: output-(\d+)$/gm,
      (_, indent, index) => `${indent}output: ${folded(outputs[index], indent.length + 2)}`,
    );
  }).bytes;
}

function folded(text, indent) {
  const lines = [];
  let line = '';
  for (const word of text.replaceAll("'", "''").split(' ')) {
    if (line.length + word.length > 80 - indent && line !== '') {
      lines.push(line);
      line = word;
    } else line += line === '' ? word : ` ${word}`;
  }
  return `'${[...lines, line].join(`\n${' '.repeat(indent)}`)}'`;
}

/** Writes responses as JSONL, one by one. Returns the bytes of all and of the largest. */
export function writeResponses(path, responses) {
  return writePieces(path, responses, (response) => `${JSON.stringify(response)}\n`);
}

function writePieces(path, pieces, textOf) {
  const file = openSync(path, 'w');
  let largest = 0;
  for (const piece of pieces) largest = Math.max(largest, writeSync(file, textOf(piece)));
  closeSync(file);
  return { bytes: statSync(path).size, largest };
}
