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
