import { setFlagsFromString } from 'node:v8';

const MIB = 1024 * 1024;

/** From here on responses are a stream that must not decide how much memory a run takes. */
const LARGE_RESPONSES = 48 * MIB;
/** What the program itself takes beside the corpus, before it collects more often. */
const BESIDE_CORPUS = 80 * MIB;
/** The corpus once it is read, with the room to read it. */
const PER_CORPUS_BYTE = 2;
/** Asking the system costs microseconds; a response more or less does not matter. */
const EVERY = 8;

/**
 * Keeps the heap near to what is in use: by default V8 lets it grow to several times that before it collects, which on
 * a stream of large responses is memory for nothing. Collecting more often costs time, so a run that stays small never
 * does. To be made before anything is read, and called with every response.
 */
export function makeHeapGuard(responseBytes: number): (corpusBytes: number) => void {
  let calls = 0;
  let isTight = responseBytes >= LARGE_RESPONSES;
  if (isTight) tighten();
  return (corpusBytes) => {
    if (isTight || ++calls % EVERY !== 0) return;
    if (process.memoryUsage.rss() < PER_CORPUS_BYTE * corpusBytes + BESIDE_CORPUS) return;
    isTight = true;
    tighten();
  };
}

function tighten(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=30');
}
