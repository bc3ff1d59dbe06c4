// The bundles of the action, the command line and the library. They share their chunks.
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { withPricesAsJson } from './prices.mjs';

const ENTRIES = { index: 'src/action/index.ts', 'cli/index': 'src/cli/index.ts', 'lib/index': 'src/index.ts' };

/** Bundles into a folder, or only in memory where none is given. Gives back the chunks, with the paths of their modules. */
export async function bundle(folder, minify) {
  const build = await rolldown({
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    input: ENTRIES,
    platform: 'node',
    resolve: { alias: { 'unzip-stream': fileURLToPath(new URL('without-unzip.mjs', import.meta.url)) } },
    transform: { target: 'node20.19' },
    plugins: [withoutNeighbours, withPricesAsJson],
    onLog: (level, log) => {
      throw new Error(`${level}: ${log.message}`);
    },
  });
  const { output } = await build.generate(optionsOf('shared', new Set(), [], minify));
  const options = optionsOf('action', packaged(output), loadedTogether(output), minify);
  const final = folder === undefined ? await build.generate(options) : await build.write({ ...options, dir: folder });
  await build.close();
  return final.output;
}

/** `fdir` takes any `picomatch` that it finds above its file, though nothing here asks it to match: a bundle runs only its own code. */
const withoutNeighbours = {
  name: 'without-neighbours',
  transform: {
    filter: { id: /node_modules\/fdir\// },
    handler(code) {
      const own = code.replace('pm = __require("picomatch");', '').replace('__require.resolve("picomatch");', '');
      if (own.includes('"picomatch"') || own.length === code.length)
        throw new Error('fdir loads picomatch in another way');
      return { code: own, map: null };
    },
  },
};

/** Chunks that only the action loads are in a folder of their own, which the npm package leaves out. */
function optionsOf(folder, shared, groups, minify) {
  return {
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: ({ moduleIds }) =>
      moduleIds.some((id) => shared.has(id)) ? 'shared/[name].js' : `${folder}/[name].js`,
    codeSplitting: { groups },
    minify: minify && { compress: true, mangle: { keepNames: { class: true, function: false } } },
    // The licences are in a file of their own.
    comments: { legal: false },
  };
}

/** The modules of the chunks that the command line or the library load; several chunks may have one name. */
function packaged(chunks) {
  return modulesFrom(['cli/index.js', 'lib/index.js'], chunks, ({ imports, dynamicImports }) => [
    ...imports,
    ...dynamicImports,
  ]);
}

/**
 * A file costs about a millisecond to load, and there would be sixty small ones before the first question is scored. So the
 * modules that always come together are one chunk: those that help and usage errors need, too, those that the action needs at
 * its start, the others of an evaluation, and those of the page. Each needs only the ones before it.
 */
function loadedTogether(chunks) {
  const closureOf = (...paths) => modulesFrom(filesOf(paths, chunks), chunks, ({ imports }) => imports);
  const evaluation = closureOf('src/run/evaluate-files.ts');
  const groups = {
    help: closureOf('src/cli/index.ts').intersection(evaluation),
    start: closureOf('src/action/index.ts').intersection(evaluation),
    evaluation,
    page: closureOf('src/report/page/model.ts', 'src/report/page/page.tsx'),
  };
  return Object.entries(groups).map(([name, modules]) => ({ name, test: (id) => modules.has(id) }));
}

function filesOf(paths, chunks) {
  const holds = ({ moduleIds }) => moduleIds.some((id) => paths.some((path) => id.endsWith(path)));
  return chunks.filter(holds).map(({ fileName }) => fileName);
}

/** The modules of these chunks and of those that they load. */
function modulesFrom(files, chunks, loads) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set();
  const visited = new Set();
  const visit = (file) => {
    if (visited.has(file)) return;
    visited.add(file);
    const chunk = byFile.get(file);
    for (const id of chunk.moduleIds) found.add(id);
    for (const inner of loads(chunk)) if (byFile.has(inner)) visit(inner);
  };
  for (const file of files) visit(file);
  return found;
}
