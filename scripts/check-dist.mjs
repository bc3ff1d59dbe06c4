// Fails when the committed dist/ is not what the sources build to.
import { execFileSync } from 'node:child_process';

execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
const changed = execFileSync('git', ['status', '--porcelain', '--', 'dist'], { encoding: 'utf8' });
if (changed !== '') {
  console.error(`dist/ is not what the sources build to; run "npm run bundle" and commit it:\n${changed}`);
  process.exitCode = 1;
}
