// The bundles of the action, the command line and the library. They share their chunks. GitHub's packages are bundled apart.
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { withoutPicomatch } from './fdir.mjs';
import { MINIFIED } from './minified.mjs';
import { pricesAsJson } from './prices.mjs';

const ENTRIES = { index: 'src/action/index.ts', 'cli/index': 'src/cli/index.ts', 'lib/index': 'src/index.ts' };

const ROOT = join(import.meta.dirname, '..');

/** Bundles in memory. Gives back the chunks, with their code and the paths of their modules. */
export async function bundle(minify) {
  const build = await rolldown({
    cwd: ROOT,
    input: ENTRIES,
    platform: 'node',
    transform: { target: 'node20.19' },
    plugins: [githubPackages, changed('fdir', withoutPicomatch), changed('@pydantic/genai-prices', pricesAsJson)],
    onLog: (level, log) => {
      // A note about a slow machine.
      if (log.code === 'PLUGIN_TIMINGS') return;
      throw new Error(`${level}: ${log.message}`);
    },
  });
  const { output } = await build.generate(optionsOf([], minify));
  const final = await build.generate(optionsOf(loadedTogether(output), minify));
  await build.close();
  return final.output;
}

/** Loads the bundle of GitHub's packages where the sources load the packages. dist/ takes the place of src/, from where paths count. */
const githubPackages = {
  name: 'github-packages',
  resolveId: {
    filter: { id: /^(?:\.|\.\.\/adapters\/github)\/packages\.js$/ },
    handler: () => ({ id: join(ROOT, 'src/github/index.js'), external: 'relative' }),
  },
};

/** A package that is bundled with a change. */
function changed(name, change) {
  const filter = { id: new RegExp(`node_modules/${name}/`) };
  return { name, transform: { filter, handler: (code) => ({ code: change(code), map: null }) } };
}

function optionsOf(groups, minify) {
  return {
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: 'shared/[name].js',
    codeSplitting: { groups },
    minify: minify && MINIFIED,
    comments: { legal: false },
  };
}

/**
 * A file costs about a millisecond to load, and there would be sixty small ones before the first question is scored. So the
 * modules that always come together are one chunk: those that help and usage errors need, too, the others of an evaluation, and
 * those of the page. Each needs only the ones before it.
 */
function loadedTogether(chunks) {
  const help = modulesFrom(['src/cli/index.ts'], chunks);
  const evaluation = modulesFrom(['src/run/evaluate-files.ts'], chunks);
  const groups = {
    help: new Set([...help].filter((id) => evaluation.has(id))),
    evaluation,
    page: modulesFrom(['src/report/page/model.ts', 'src/report/page/document.tsx'], chunks),
  };
  return Object.entries(groups).map(([name, modules]) => ({ name, test: (id) => modules.has(id) }));
}

/** The modules of the chunks that hold these files, and of those that they load at once. */
function modulesFrom(paths, chunks) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const holds = ({ moduleIds }) => moduleIds.some((id) => paths.some((path) => id.endsWith(path)));
  const found = new Set();
  const visited = new Set();
  const visit = (file) => {
    if (visited.has(file) || !byFile.has(file)) return;
    visited.add(file);
    for (const id of byFile.get(file).moduleIds) found.add(id);
    for (const inner of byFile.get(file).imports) visit(inner);
  };
  for (const { fileName } of chunks.filter(holds)) visit(fileName);
  return found;
}
