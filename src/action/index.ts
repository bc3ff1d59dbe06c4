import { main } from './main.js';

// Exit immediately, because abandoned uploads and requests may hold sockets and timers for minutes.
void main(process.env).finally(() => process.stdout.write('', () => process.exit()));
