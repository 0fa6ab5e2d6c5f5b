import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Files of the generated code with a list of everything CSS has, as one text. */
const LISTS = /styled-system[\\/](jsx[\\/]is-valid-prop|css[\\/](css|conditions))\.js$/;
const LIST = /((?:Str|utilities) = ")([^"]*)"/g;
const IS_LISTED = 'properties.has(prop) ||';

/**
 * Leaves out of the generated code the names of properties and conditions that no source spells: nine in ten, on every page. Of the two
 * lists of properties, the one with their classes is enough.
 */
export function usedStyleNames(root: string): Plugin {
  let words: Set<string> | undefined;
  return {
    name: 'used-style-names',
    apply: 'build',
    transform(code, id) {
      if (!LISTS.test(id)) return null;
      words ??= wordsIn(join(root, 'src'), join(root, 'styled-system/patterns'));
      const used = keepUsed(code, words);
      if (/css[\\/]css\.js$/.test(id)) return { code: used + IS_UTILITY, map: null };
      if (!id.endsWith('is-valid-prop.js')) return { code: used, map: null };
      const utilities = readFileSync(join(root, 'styled-system/css/css.js'), 'utf8');
      return { code: withoutUtilities(used, keepUsed(utilities, words)), map: null };
    },
  };
}

const IS_UTILITY =
  '\nexport const isUtility = (name) => classNameByProp.has(name) || shorthands.has(name);';

/** Shortens the lists in a file. An entry is a name, or `name:class/short/…`, in which `1` stands for the class. */
export function keepUsed(code: string, words: ReadonlySet<string>): string {
  return code.replaceAll(LIST, (_whole, start: string, list: string) => {
    const used = list
      .split(',')
      .filter((entry) => entry.split(/[:/]/).some((name) => words.has(name)));
    return `${start}${used.join(',')}"`;
  });
}

/**
 * Leaves out of the list of properties those that the code of the utilities knows, and asks that code about them.
 *
 * @throws {Error} when the generated code has another form
 */
export function withoutUtilities(code: string, utilities: string): string {
  if (code.split(IS_LISTED).length !== 2) {
    throw new Error(`The code of the styles no longer contains this once: ${IS_LISTED}`);
  }
  const seen = utilityNames(utilities);
  const shorter = code.replaceAll(LIST, (_whole, start: string, list: string) => {
    const own = list.split(',').filter((name) => !seen.has(name));
    for (const name of own) seen.add(name);
    return `${start}${own.join(',')}"`;
  });
  const asking = shorter.replace(IS_LISTED, `${IS_LISTED} isUtility(prop) ||`);
  return `import { isUtility } from '../css/css.js';\n${asking}`;
}

function utilityNames(code: string): Set<string> {
  const names = new Set<string>();
  for (const [, , list] of code.matchAll(LIST)) {
    for (const entry of list!.split(',')) {
      const [name, classAndShort = ''] = entry.split(':');
      const [className, ...shorthands] = classAndShort.split('/');
      names.add(name!);
      for (const short of shorthands) names.add(short === '1' ? className! : short);
    }
  }
  return names;
}

function wordsIn(...folders: string[]): Set<string> {
  const words = new Set<string>();
  for (const folder of folders) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.[jt]sx?$/.test(name) || /\.(test|d)\.tsx?$/.test(name)) continue;
      const text = readFileSync(join(folder, name), 'utf8');
      for (const [word] of text.matchAll(/[A-Za-z_]\w*/g)) words.add(word);
    }
  }
  return words;
}
