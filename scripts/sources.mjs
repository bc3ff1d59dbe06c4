// Imports modules of the sources into a script.
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** All exports of the modules. They are TypeScript, which a script cannot import, so they are bundled first. */
export async function loadSources(paths) {
  const entry = paths.map((path) => `export * from '${ROOT}${path}';`).join('\n');
  const build = await rolldown({
    cwd: ROOT,
    input: 'entry',
    platform: 'node',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? id : null),
        load: (id) => (id === 'entry' ? entry : null),
      },
    ],
  });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false });
  await build.close();
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
}
