// The yardstick of (o): each line of a file as `JSON.parse` reads it.
import { createReadStream } from 'node:fs';

let rest = '';
for await (const chunk of createReadStream(process.argv[2], { encoding: 'utf8', highWaterMark: 1 << 20 })) {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop();
  for (const line of lines) JSON.parse(line);
}
if (rest !== '') JSON.parse(rest);
