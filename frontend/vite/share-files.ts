/** A module that several parts of the site need. A part is a page, or anything else that loads with an `import()`. */
export interface SharedModule {
  id: string;
  /** Length of its code. */
  size: number;
  neededBy: ReadonlySet<string>;
  importedIds: readonly string[];
}

interface File {
  ids: string[];
  size: number;
  neededBy: ReadonlySet<string>;
  imports: Set<File>;
}

/** What one more file costs a part, as code: a request, and what compression cannot share with other files. */
const FILE_COST = 14_000;

/**
 * Shares modules out among files so that each part loads little that it does not need, in few files. It begins with a file for each set of
 * parts, and joins two as long as the parts load less by it. Files never import each other in a circle.
 */
export function shareFiles(
  modules: readonly SharedModule[],
  weightOf: (part: string) => number,
  fileCost = FILE_COST,
): string[][] {
  const files = filesByNeed(modules);
  const gainOf = gainWith(weightOf, fileCost);
  for (let best = bestPair(files, gainOf); best; best = bestPair(files, gainOf)) {
    join(files, ...best);
  }
  return [...files].map(({ ids }) => ids);
}

function filesByNeed(modules: readonly SharedModule[]): Set<File> {
  const byNeed = new Map<string, File>();
  const fileOf = new Map<string, File>();
  for (const { id, size, neededBy } of modules) {
    const need = [...neededBy].toSorted().join();
    const file = byNeed.get(need) ?? { ids: [], size: 0, neededBy, imports: new Set() };
    byNeed.set(need, file);
    file.ids.push(id);
    file.size += size;
    fileOf.set(id, file);
  }
  for (const { id, importedIds } of modules) {
    for (const imported of importedIds) {
      const [from, to] = [fileOf.get(id)!, fileOf.get(imported)];
      if (to && to !== from) from.imports.add(to);
    }
  }
  return new Set(byNeed.values());
}

/** Returns the two files whose parts gain most if they become one. */
function bestPair(
  files: ReadonlySet<File>,
  gainOf: (one: File, other: File) => number,
): [File, File] | undefined {
  const pairs: { pair: [File, File]; gain: number }[] = [];
  const all = [...files];
  for (const [index, one] of all.entries()) {
    for (const other of all.slice(index + 1)) {
      const gain = gainOf(one, other);
      if (gain > 0) pairs.push({ pair: [one, other], gain });
    }
  }
  return pairs
    .toSorted((a, b) => b.gain - a.gain)
    .find(({ pair: [one, other] }) => !leadsTo(one, other) && !leadsTo(other, one))?.pair;
}

/** A part with both files loads one less; a part with one of them loads the other, too. */
function gainWith(weightOf: (part: string) => number, fileCost: number) {
  return (one: File, other: File): number => {
    let gain = 0;
    for (const part of one.neededBy) {
      gain += weightOf(part) * (other.neededBy.has(part) ? fileCost : -other.size);
    }
    for (const part of other.neededBy) {
      if (!one.neededBy.has(part)) gain -= weightOf(part) * one.size;
    }
    return gain;
  };
}

/** Returns whether a file imports another one through a third: both in one file would make a circle. */
function leadsTo(from: File, to: File): boolean {
  const open = [...from.imports].filter((file) => file !== to);
  const seen = new Set(open);
  for (let file = open.pop(); file; file = open.pop()) {
    for (const imported of file.imports) {
      if (imported === to) return true;
      if (!seen.has(imported)) open.push(imported);
      seen.add(imported);
    }
  }
  return false;
}

function join(files: Set<File>, one: File, other: File): void {
  one.ids.push(...other.ids);
  one.size += other.size;
  one.neededBy = new Set([...one.neededBy, ...other.neededBy]);
  for (const imported of other.imports) one.imports.add(imported);
  one.imports.delete(one);
  one.imports.delete(other);
  files.delete(other);
  for (const { imports } of files) {
    if (imports.delete(other)) imports.add(one);
  }
  one.imports.delete(one);
}
