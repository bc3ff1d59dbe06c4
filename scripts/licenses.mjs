// The licence texts of the packages that a bundle holds.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package's name and version, licence and its text, as a paragraph. Throws where there is no text: it may not be shipped. */
export function licenseOf(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const name = `${manifest.name}@${manifest.version}`;
  const license = manifest.license?.type ?? manifest.license ?? 'unknown';
  const text = textOfFiles(folder) || textOfReadme(folder) || standardText(license, manifest.author);
  if (!text) throw new Error(`${name}: no licence text (${license}); a package without one may not be bundled`);
  return { name, text: `${name}\n${license}\n${text}\n` };
}

function textOfFiles(folder) {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  return files
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
    .join('\n\n');
}

/** The last section of a README that holds the whole text, not only the licence's name. */
function textOfReadme(folder) {
  const file = readdirSync(folder).find((name) => /^readme/i.test(name));
  if (file === undefined) return '';
  const text = readFileSync(join(folder, file), 'utf8');
  const heading = /^(?:#+ *licen[cs]e\b.*|licen[cs]e\n[-=]+)$/gim;
  const start = [...text.matchAll(heading)].at(-1)?.index ?? text.length;
  const section = text.slice(start).replace(heading, '').trim();
  return /permission is hereby granted/i.test(section) ? section : '';
}

/** MIT, which asks for its text and the author's name; packages that name no more than "MIT" get both here. */
function standardText(license, author) {
  const holder = typeof author === 'object' && author !== null ? author.name : author;
  if (!/^MIT(\/X11)?$/.test(license) || !holder) return '';
  return `Copyright (c) ${holder}\n\n${MIT}`;
}

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
