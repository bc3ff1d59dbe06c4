// The bundle of GitHub's packages, by ncc: an entry file, and a chunk for what is loaded only when it is needed.
import { fileURLToPath } from 'node:url';
import ncc from '@vercel/ncc';
import { minifySync } from 'rolldown/experimental';
import { MINIFIED } from './minified.mjs';

const ENTRY = fileURLToPath(new URL('../src/adapters/github/packages.ts', import.meta.url));

/** What a package looks for and can do without. */
const OPTIONAL = ['supports-color'];

/** Gives back the files with their texts, and the paths of the modules in them. */
export async function bundleGithub() {
  // Types are checked apart, by `npm run types`. ncc minifies the entry file alone, so that all files are minified below.
  const options = { cache: false, quiet: true, transpileOnly: true, target: 'es2020' };
  const { code, assets, stats } = await ncc(ENTRY, options);
  const texts = Object.entries(assets).map(([name, { source }]) => [name, source.toString()]);
  const scripts = [['index.js', code], ...texts.filter(([name]) => name.endsWith('.js'))];
  const missing = missingIn(scripts.map(([, text]) => text));
  if (missing.length > 0) throw new Error(`packages that are not installed: ${missing.join(', ')}`);
  const minified = scripts.map(([name, text]) => [`github/${name}`, minify(name, text)]);
  return { files: minified, modules: modulesIn(stats) };
}

/** ncc bundles a package that is not installed as a call that throws. */
function missingIn(texts) {
  const names = texts.flatMap((text) =>
    [...text.matchAll(/ = eval\("require"\)\("([^"]+)"\)/g)].map(([, name]) => name),
  );
  return names.filter((name) => !OPTIONAL.includes(name));
}

function minify(name, text) {
  const { code, errors } = minifySync(name, text, { module: true, ...MINIFIED, codegen: { legalComments: 'none' } });
  if (errors.length > 0) throw errors[0];
  return code;
}

function modulesIn(stats) {
  const all = { all: false, modules: true, nestedModules: true, modulesSpace: Infinity, nestedModulesSpace: Infinity };
  const pathsIn = ({ modules = [], nameForCondition }) => [nameForCondition, ...modules.flatMap(pathsIn)];
  return pathsIn(stats.toJson(all)).filter((path) => path?.includes('node_modules') && !path.includes('/@vercel/ncc/'));
}
