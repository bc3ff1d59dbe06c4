import { main } from './main.js';

// Uploads and requests that were given up may hold sockets and timers for minutes: the run does not wait for them.
void main(process.env).finally(() => process.stdout.write('', () => process.exit()));
