import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Files of the generated code with a list of everything CSS has, as one text. */
const LISTS = /styled-system[\\/](jsx[\\/]is-valid-prop|css[\\/](css|conditions))\.js$/;
const LIST = /((?:Str|utilities) = ")([^"]*)"/g;

/** Leaves out of the generated code the names of properties and conditions that no source spells: nine in ten, on every page. */
export function usedStyleNames(root: string): Plugin {
  let words: Set<string> | undefined;
  return {
    name: 'used-style-names',
    apply: 'build',
    transform(code, id) {
      if (!LISTS.test(id)) return null;
      words ??= wordsIn(join(root, 'src'), join(root, 'styled-system/patterns'));
      return { code: keepUsed(code, words), map: null };
    },
  };
}

/** Shortens the lists in a file. An entry is a name, or `name:class/short/…`, in which `1` stands for the class. */
export function keepUsed(code: string, words: ReadonlySet<string>): string {
  return code.replaceAll(LIST, (_whole, start: string, list: string) => {
    const used = list
      .split(',')
      .filter((entry) => entry.split(/[:/]/).some((name) => words.has(name)));
    return `${start}${used.join(',')}"`;
  });
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
