// Loaded before the action: timers and clock run so many times faster, so that limits of minutes can be tested.
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers';
import timersPromises from 'node:timers/promises';

const SPEED = Number(process.env.STEPGATE_TEST_SPEED);
const started = Date.now();
const now = Date.now;
Date.now = () => started + (now() - started) * SPEED;

const scaled = (set) => Object.assign((work, ms, ...rest) => set(work, ms / SPEED, ...rest), set);
// AbortSignal.timeout takes its timer from node:timers, too.
for (const name of ['setTimeout', 'setInterval']) {
  globalThis[name] = scaled(globalThis[name]);
  timers[name] = globalThis[name];
}
const sleep = timersPromises.setTimeout;
timersPromises.setTimeout = (ms, ...rest) => sleep(ms / SPEED, ...rest);
syncBuiltinESMExports();
