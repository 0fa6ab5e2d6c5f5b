import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A bundled package, as Vite lists those whose code is in the bundle (`build.license`). */
export interface BundledPackage {
  name: string;
  version: string;
  /** SPDX expression. */
  identifier?: string;
  text?: string;
}

/** Packages whose code is already inside the files of another one, where Vite does not see it. */
const INSIDE: Readonly<Record<string, readonly string[]>> = { docx: ['nanoid'] };

/** Packages without a license file that belong to the project of another one with it. */
const SAME_PROJECT: Readonly<Record<string, string>> = {
  '@aws-amplify/auth': 'aws-amplify',
  '@aws-amplify/core': 'aws-amplify',
};

/** MIT-licensed packages without a license file, with the owner that their `package.json` names. */
const MIT_OWNERS: Readonly<Record<string, string>> = {
  brotli: 'Devon Govett',
  dfa: 'Devon Govett',
  fontkit: 'Devon Govett',
};

const LICENSE_FILE = /^(licen[cs]e|copying|notice)/i;

/**
 * Returns the text of `/licenses.txt`: every package with code, fonts or other files in the bundle, with its license.
 *
 * @throws Error when a package has no license text
 */
export function licensesText(packages: readonly BundledPackage[]): string {
  const sections = packages.toSorted(byName).map((bundled) => {
    const { name, version, identifier } = bundled;
    const heading = `${name} ${version}${identifier ? ` (${identifier})` : ''}`;
    return `${heading}\n${'-'.repeat(heading.length)}\n\n${textOf(bundled, packages)}\n`;
  });
  return [
    'Third-party software and fonts in this site, with their licenses.\n',
    ...new Set(sections),
  ].join('\n\n');
}

/**
 * Reads the packages of a build: those Vite lists, those inside them, and those whose fonts and files the bundle copies.
 *
 * @param converted packages whose files the build converts, which Vite lists nowhere
 */
export function bundledPackages(
  dist: string,
  nodeModules: string,
  converted: readonly string[] = [],
): BundledPackage[] {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(join(dist, '.vite', file), 'utf8'));
  const listed = read('licenses.json') as BundledPackage[];
  const copied = Object.keys(read('manifest.json') as object).flatMap(
    (source) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? [],
  );
  const inside = listed.flatMap(({ name }) => INSIDE[name] ?? []);
  // Read again where Vite has one text: a package of fonts has one license for its code and one for the fonts.
  const others = [...new Set([...copied, ...inside, ...converted])].map((name) =>
    readPackage(nodeModules, name),
  );
  const names = new Set(others.map(({ name }) => name));
  return [...listed.filter(({ name }) => !names.has(name)), ...others];
}

function readPackage(nodeModules: string, name: string): BundledPackage {
  const folder = join(nodeModules, name);
  if (!existsSync(folder)) throw new Error(`The bundled package ${name} is not in ${nodeModules}.`);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
    license?: string;
  };
  const texts = readdirSync(folder)
    .filter((file) => LICENSE_FILE.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return {
    name,
    version,
    ...(license ? { identifier: license } : {}),
    text: texts.join('\n\n'),
  };
}

function textOf({ name, text }: BundledPackage, packages: readonly BundledPackage[]): string {
  const owner = MIT_OWNERS[name];
  const found =
    text ||
    packages.find((other) => other.name === SAME_PROJECT[name])?.text ||
    (owner && mitLicense(owner));
  if (!found) {
    throw new Error(
      `The bundled package ${name} has no license text; see ${import.meta.filename}.`,
    );
  }
  return found.replaceAll('\r\n', '\n').trim();
}

const byName = (a: BundledPackage, b: BundledPackage) =>
  a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en');

/** @see https://opensource.org/license/mit */
function mitLicense(owner: string): string {
  return `MIT License

Copyright (c) ${owner}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
}
