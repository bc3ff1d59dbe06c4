import { spawn } from 'node:child_process';
import type { Environment } from '../core/values.js';

/** Opens a file in the browser, where this machine has a screen and says how. What goes wrong there is not told. */
export function openInBrowser(path: string, env: Environment): void {
  const command = openerOf(env);
  if (command === null) return;
  const child = spawn(command, [path], { stdio: 'ignore', detached: true, env: { ...env } });
  child.on('error', () => undefined);
  child.unref();
}

function openerOf(env: Environment): string | null {
  if (process.platform === 'darwin') return 'open';
  if (process.platform === 'win32') return 'explorer.exe';
  const hasScreen = [env.DISPLAY, env.WAYLAND_DISPLAY].some((screen) => screen !== undefined && screen !== '');
  return hasScreen ? 'xdg-open' : null;
}
