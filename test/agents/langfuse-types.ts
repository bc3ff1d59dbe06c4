import type { ObservationsView, ObservationV2 } from '@langfuse/core';
import { OBSERVATIONS, OBSERVATIONS_V2 } from '../support/langfuse.js';

// The compiler checks that the observations of the tests are what the package declares.
OBSERVATIONS satisfies readonly ObservationsView[];
OBSERVATIONS_V2 satisfies readonly ObservationV2[];
