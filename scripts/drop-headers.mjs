// Removes the C headers of the installed Node: 67 MB that only native addons need. npm runs this after each change of node_modules.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'node_modules/node/node_modules';

for (const name of existsSync(FOLDER) ? readdirSync(FOLDER) : []) {
  rmSync(join(FOLDER, name, 'include'), { recursive: true, force: true });
}
