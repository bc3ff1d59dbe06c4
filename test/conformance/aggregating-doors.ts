import { computeAggregates } from '../../src/index.js';
import { cli, inFolder } from '../support/cli.js';
import { ALL, type Door, type Entry, type Outcome } from './doors.js';

export type Samples = readonly Entry[];

/**
 * Where entries that were evaluated elsewhere come in. `evaluateFiles` and the action take them as a baseline only, of which
 * they show no aggregates.
 */
export const AGGREGATING_DOORS: readonly Door<Samples>[] = [
  {
    ...{ name: 'library', process: 'this', perPreset: ALL, names: /^entries/ },
    evaluate: async (samples, scoring) => outcomeOf(samples, computeAggregates(samples, { scoring })),
  },
  { ...{ name: 'command line', process: 'this', perPreset: ALL, names: /evaluation\.json/ }, evaluate: byCompare },
];

/** A comparison shows the aggregates of its second run. */
function byCompare(samples: Samples): Promise<Outcome> {
  return inFolder({ 'evaluation.json': JSON.stringify(samples) }, async (_, file) => {
    const path = file('evaluation.json');
    const { code, stdout, stderr } = await cli('compare', path, path, '--format', 'json');
    if (code !== 0) return { kind: 'refused', message: stderr };
    return outcomeOf(samples, (JSON.parse(stdout) as { aggregates: unknown }).aggregates);
  });
}

function outcomeOf(entries: Samples, aggregates: unknown): Outcome {
  return { kind: 'evaluated', entries, aggregates, passed: null, says: '' };
}
