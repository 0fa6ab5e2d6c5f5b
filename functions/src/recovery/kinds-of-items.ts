import type { KeyName } from '#privacy/personal-data.ts';
import * as keys from '#table/keys.ts';
import type { Key } from '#table/keys.ts';
import type { Item } from '#table/table.ts';

/** A kind of item, by the name of its key in `table/keys.ts`. */
export type Kind = KeyName | 'unknown';

interface Pattern {
  kind: KeyName;
  partition: RegExp;
  sort: RegExp;
  /** Characters that are not an id: of two patterns that match, the longer one is meant. */
  length: number;
}

type KeyMaker = Key | ((...ids: never[]) => Key);

const expressionOf = (text: string, id: string) =>
  new RegExp(
    `^${text
      .split(keys.ANY)
      .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join(id)}$`,
  );

/** Makes the pattern of a kind from the function that spells its keys, so that no key is spelled twice. */
function patternOf(kind: KeyName, make: KeyMaker): Pattern {
  const anyIds =
    typeof make === 'function' ? Array.from({ length: make.length }, () => keys.ANY) : [];
  const { PK, SK } = typeof make === 'function' ? make(...(anyIds as never[])) : make;
  return {
    kind,
    partition: expressionOf(PK, '[^#]+'),
    sort: expressionOf(SK, '.+'),
    length: `${PK}${SK}`.replaceAll(keys.ANY, '').length,
  };
}

const patterns = Object.entries(keys)
  .flatMap(([name, value]): Pattern[] => {
    if (name.endsWith('Keys'))
      return Object.entries(value as Record<string, KeyMaker>).map(([part, make]) =>
        patternOf(`${name}.${part}` as KeyName, make),
      );
    return name.endsWith('Key') ? [patternOf(name as KeyName, value as unknown as KeyMaker)] : [];
  })
  .toSorted((one, other) => other.length - one.length);

/** Returns the kind of an item by its key; `unknown` for one that another release wrote. */
export function kindOf(item: Item): Kind {
  const [partition, sort] = [String(item['PK']), String(item['SK'])];
  const found = patterns.find(
    (pattern) => pattern.partition.test(partition) && pattern.sort.test(sort),
  );
  return found?.kind ?? 'unknown';
}

/** Every kind there is. */
export const kinds: readonly KeyName[] = patterns.map(({ kind }) => kind);
