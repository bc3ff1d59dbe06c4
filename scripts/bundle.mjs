// The bundles of the action, the command line and the library. They share their chunks.
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const ENTRIES = { index: 'src/action/index.ts', 'cli/index': 'src/cli/index.ts', 'lib/index': 'src/index.ts' };

/** Bundles into a folder, or only in memory where none is given. Gives back the chunks, with the paths of their modules. */
export async function bundle(folder, minify) {
  const build = await rolldown({
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    input: ENTRIES,
    platform: 'node',
    resolve: { alias: { 'unzip-stream': fileURLToPath(new URL('without-unzip.mjs', import.meta.url)) } },
    transform: { target: 'node20.19' },
    onLog: (level, log) => {
      throw new Error(`${level}: ${log.message}`);
    },
  });
  const { output } = await build.generate(optionsOf('shared', new Set(), minify));
  const options = optionsOf('action', packaged(output), minify);
  const final = folder === undefined ? await build.generate(options) : await build.write({ ...options, dir: folder });
  await build.close();
  return final.output;
}

/** Chunks that only the action loads are in a folder of their own, which the npm package leaves out. */
function optionsOf(folder, shared, minify) {
  return {
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: ({ moduleIds }) =>
      moduleIds.some((id) => shared.has(id)) ? 'shared/[name].js' : `${folder}/[name].js`,
    minify: minify && { compress: true, mangle: { keepNames: { class: true, function: false } } },
    // The licences are in a file of their own.
    comments: { legal: false },
  };
}

/** The modules of the chunks that the command line or the library load; several chunks may have one name. */
function packaged(chunks) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set();
  const visited = new Set();
  const visit = (file) => {
    if (visited.has(file)) return;
    visited.add(file);
    const { moduleIds, imports, dynamicImports } = byFile.get(file);
    for (const id of moduleIds) found.add(id);
    for (const inner of [...imports, ...dynamicImports]) if (byFile.has(inner)) visit(inner);
  };
  visit('cli/index.js');
  visit('lib/index.js');
  return found;
}
