import fc from 'fast-check';
import { PROVES } from './fewer.js';

/** So that a test passes or fails always, and not in one run of many; `npm run prove` looks for new cases. */
if (!PROVES) fc.configureGlobal({ seed: 1 });
