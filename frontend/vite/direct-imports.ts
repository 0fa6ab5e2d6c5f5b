import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Where a name that a collection exports is defined. */
interface Definition {
  file: string;
  name: string;
}

const USE = /\b(import|export)\s*\{([^{}]*)\}\s*from\s*["']([^"']+)["'];?/g;
const NAMED_EXPORT = /\bexport\s*\{([^{}]*)\}\s*from\s*["']([^"']+)["']/g;
const EXPORT_ALL = /\bexport\s*\*\s*from\s*["']([^"']+)["']/g;
const OWN_EXPORT = /\bexport\s+(?:const|function|class)\s+(\w+)/g;

/**
 * Imports what a file uses from the file that defines it, not from a collection that names hundreds. Otherwise every page would
 * seem to need whatever the collection names (`page-chunks.ts`), and the build would read 1,700 icons.
 */
export function directImports(root: string): Plugin {
  const collections = new Map<string, Map<string, Definition>>();
  const files: Readonly<Record<string, string>> = {
    '@chakra-ui/react': join(root, 'src/chakra/index.ts'),
    '#styled-system/jsx/index.js': join(root, 'styled-system/jsx/index.js'),
    '#styled-system/css/index.js': join(root, 'styled-system/css/index.js'),
    '#styled-system/recipes/index.js': join(root, 'styled-system/recipes/index.js'),
    'lucide-react': join(packageFolder('lucide-react', root), 'dist/esm/lucide-react.mjs'),
  };
  const collectionOf = (source: string) => {
    const file = files[source];
    if (!file) return undefined;
    const known = collections.get(file) ?? definitionsIn(file);
    collections.set(file, known);
    return known;
  };
  return {
    name: 'direct-imports',
    apply: 'build',
    transform(code, id) {
      if (!/\.[jt]sx?$/.test(id) || id.includes('node_modules')) return null;
      const direct = replaceImports(code, collectionOf);
      return direct === code ? null : { code: direct, map: null };
    },
  };
}

type CollectionOf = (source: string) => ReadonlyMap<string, Definition> | undefined;

/** Rewrites the imports from collections. `collectionOf` knows them by what the code calls them. */
export function replaceImports(code: string, collectionOf: CollectionOf): string {
  return code.replaceAll(USE, (whole, use: string, names: string, source: string) => {
    const collection = collectionOf(source);
    if (!collection) return whole;
    return specifiersIn(names)
      .map(([imported, local]) => {
        const { file, name } = definitionOf(imported, source, collectionOf);
        return `${use} { ${name} as ${local} } from ${JSON.stringify(file)};`;
      })
      .join('');
  });
}

/** Follows a name from one collection to the next. */
function definitionOf(name: string, source: string, collectionOf: CollectionOf): Definition {
  const collection = collectionOf(source);
  if (!collection) return { file: source, name };
  const definition = collection.get(name);
  if (!definition) throw new Error(`${source} has no export ${name}`);
  return definitionOf(definition.name, definition.file, collectionOf);
}

/** Returns where each name that a collection exports is defined. */
export function definitionsIn(file: string): Map<string, Definition> {
  const text = readFileSync(file, 'utf8');
  const definitions = new Map<string, Definition>();
  const fileOf = (source: string) =>
    source.startsWith('.') ? join(dirname(file), source) : source;
  for (const [, source] of text.matchAll(EXPORT_ALL)) {
    for (const [name, definition] of definitionsIn(fileOf(source!)))
      definitions.set(name, definition);
  }
  for (const [, names, source] of text.matchAll(NAMED_EXPORT)) {
    for (const [name, exported] of specifiersIn(names!)) {
      definitions.set(exported, { file: fileOf(source!), name });
    }
  }
  for (const [, name] of text.matchAll(OWN_EXPORT)) definitions.set(name!, { file, name: name! });
  return definitions;
}

/** Returns the names in braces, as imported and as called. Types are left out. */
function specifiersIn(text: string): [string, string][] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith('type '))
    .map((one) => one.split(/\s+as\s+/))
    .map(([name, alias]) => [name!, alias ?? name!]);
}

function packageFolder(name: string, root: string): string {
  return dirname(createRequire(join(root, 'package.json')).resolve(`${name}/package.json`));
}
