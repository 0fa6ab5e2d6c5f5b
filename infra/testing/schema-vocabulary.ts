import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The vocabulary of schema.org: each type with the properties it may have, its own and those of the types it extends. */
export type Vocabulary = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the vocabulary from the declarations of `schema-dts`, which are generated from schema.org's. */
export function readVocabulary(): Vocabulary {
  const file = createRequire(import.meta.url).resolve('schema-dts');
  const source = readFileSync(file.replace(/\.js$/, '.d.ts'), 'utf8');
  const declared = new Map<string, { parents: string[]; properties: string[] }>();
  for (const [, name, parents = '', body] of source.matchAll(
    /interface (\w+)(?: extends ([^{]+))? \{\n([\s\S]*?)\n\}/g,
  )) {
    const properties = [...body!.matchAll(/^ {4}"([^"]+)"\??:/gm)].map(([, property]) => property!);
    declared.set(name!, { parents: parents.match(/\w+/g) ?? [], properties });
  }
  const propertiesOf = (name: string): string[] => {
    const known = declared.get(name);
    return known ? [...known.properties, ...known.parents.flatMap(propertiesOf)] : [];
  };
  const types = [...declared.keys()].filter((name) => name.endsWith('Leaf'));
  return new Map(
    types.map((name) => [name.replace(/Leaf$/, ''), new Set(['@id', ...propertiesOf(name)])]),
  );
}

/** Returns what in a value is no type or no property of the vocabulary, with its place. */
export function vocabularyProblems(vocabulary: Vocabulary, value: unknown, place = ''): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      vocabularyProblems(vocabulary, item, `${place}[${index}]`),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const nested = entries.flatMap(([name, field]) =>
    vocabularyProblems(vocabulary, field, `${place}.${name}`),
  );
  const isReference = entries.length === 1 && entries[0]![0] === '@id';
  if (isReference) return nested;
  const type: unknown = (value as Record<string, unknown>)['@type'];
  const allowed = typeof type === 'string' ? vocabulary.get(type) : undefined;
  if (!allowed) return [`${place} has the unknown type ${String(type)}`, ...nested];
  const unknown = entries.filter(([name]) => !allowed.has(name));
  return [
    ...unknown.map(([name]) => `${place}.${name} is no property of ${String(type)}`),
    ...nested,
  ];
}
