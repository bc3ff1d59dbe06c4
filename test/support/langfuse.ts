import { QUESTION } from './traces.js';

// Observations as Langfuse exports them; test/agents/langfuse-types.ts checks them against the types of its package.

const START = '2026-03-19T06:11:50.000Z';
const LATER = '2026-03-19T06:11:51.000Z';
const END = '2026-03-19T06:11:54.000Z';
const ANSWER = 'M1 and M3.';
const FIND = { query: 'Harbour' };

const NONE = { completionStartTime: null, version: null, promptId: null, promptName: null, promptVersion: null };
const NO_PRICES = { modelId: null, inputPrice: null, outputPrice: null, totalPrice: null };
const NO_COSTS = { calculatedInputCost: null, calculatedOutputCost: null, latency: null, timeToFirstToken: null };

/** The root observation of the first interface; the others differ by some keys. */
const ROOT = {
  ...{ ...NONE, ...NO_PRICES, ...NO_COSTS, calculatedTotalCost: null, environment: 'default', metadata: {} },
  ...{ id: 'root', traceId: 't1', type: 'AGENT', name: 'trams', parentObservationId: null },
  ...{ startTime: START, endTime: END, model: null, statusMessage: null, usageDetails: {}, costDetails: {} },
  level: 'DEFAULT',
  usage: { input: 0, output: 0, total: 0, unit: 'TOKENS' },
} as const;
const ROOT_V2 = {
  ...{ id: 'root', traceId: 't1', projectId: 'p1', parentObservationId: null, type: 'AGENT', name: 'trams' },
  ...{ startTime: START, endTime: END, ...NO_PRICES },
} as const;

const TOOL = { type: 'TOOL', parentObservationId: 'root', startTime: LATER, endTime: LATER, input: FIND } as const;
const FAILED = { id: 'b', name: 'bad', level: 'ERROR', statusMessage: 'timeout' } as const;
const GENERATION = {
  type: 'GENERATION',
  parentObservationId: 'root',
  startTime: START,
  endTime: END,
  model: 'm',
} as const;
const TOKENS = { input: 5, output: 2, total: 7 };

export const OBSERVATIONS = [
  { ...ROOT, input: QUESTION, output: ANSWER },
  { ...ROOT, ...GENERATION, id: 'g', name: 'llm', usageDetails: TOKENS, usage: { ...TOKENS, unit: 'TOKENS' } as const },
  { ...ROOT, ...TOOL, id: 'a', name: 'find', output: 'urn:harbour' },
  { ...ROOT, ...TOOL, ...FAILED },
];

export const OBSERVATIONS_V2 = [
  { ...ROOT_V2, input: JSON.stringify(QUESTION), output: ANSWER, isRootObservation: true },
  { ...ROOT_V2, ...GENERATION, id: 'g', name: 'llm', usageDetails: TOKENS },
  { ...ROOT_V2, ...TOOL, id: 'a', name: 'find', output: 'urn:harbour' },
  { ...ROOT_V2, ...TOOL, ...FAILED },
];
