import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareFiles, type SharedModule } from './share-files.ts';

const module = (
  id: string,
  size: number,
  neededBy: string[],
  importedIds: string[] = [],
): SharedModule => ({ id, size, neededBy: new Set(neededBy), importedIds });
const share = (modules: SharedModule[]) =>
  shareFiles(modules, () => 1).map((ids) => ids.toSorted().join());

describe('modules share a file', () => {
  it('if the same parts need them', () => {
    expect(share([module('a', 90_000, ['x', 'y']), module('b', 90_000, ['x', 'y'])])).toEqual([
      'a,b',
    ]);
  });

  it('if they are so small that one more file would cost more', () => {
    expect(share([module('a', 900, ['x', 'y']), module('b', 900, ['x', 'z', 'y'])])).toEqual([
      'a,b',
    ]);
  });

  it('but not if a part would load much that it does not need', () => {
    expect(share([module('a', 20_000, ['x', 'y']), module('b', 20_000, ['x', 'z'])])).toEqual([
      'a',
      'b',
    ]);
  });
});

it('every module is in one file, and files import each other in no circle', () => {
  const modules = fc
    .array(
      fc.record({
        size: fc.integer({ min: 1, max: 30_000 }),
        neededBy: fc.uniqueArray(fc.constantFrom('v', 'w', 'x', 'y', 'z'), { minLength: 2 }),
        importedIds: fc.array(fc.nat(11)),
      }),
      { maxLength: 12 },
    )
    .map((all) =>
      // A module's imports come later, so modules have no circle.
      all.map(({ size, neededBy, importedIds }, index) =>
        module(
          String(index),
          size,
          neededBy,
          importedIds.filter((one) => one > index && one < all.length).map(String),
        ),
      ),
    )
    .map(withNeedsOfImporters);
  fc.assert(
    fc.property(modules, (all) => {
      const files = shareFiles(all, (part) => (part === 'v' ? 1 : 0.3));
      expect(files.flat().toSorted()).toEqual(all.map(({ id }) => id).toSorted());
      const fileOf = new Map(files.flatMap((ids, file) => ids.map((id) => [id, file] as const)));
      const visit = (file: number, path: readonly number[]) => {
        expect(path).not.toContain(file);
        const imported = all
          .filter(({ id }) => fileOf.get(id) === file)
          .flatMap(({ importedIds }) => importedIds.map((id) => fileOf.get(id)!));
        for (const next of new Set(imported)) if (next !== file) visit(next, [...path, file]);
      };
      for (const file of files.keys()) visit(file, []);
    }),
  );
});

/** What needs a module needs its imports, too. */
function withNeedsOfImporters(all: SharedModule[]): SharedModule[] {
  const needs = new Map(all.map(({ id, neededBy }) => [id, new Set(neededBy)]));
  for (const { id, importedIds } of all) {
    for (const imported of importedIds) {
      for (const part of needs.get(id)!) needs.get(imported)!.add(part);
    }
  }
  return all.map((one) => ({ ...one, neededBy: needs.get(one.id)! }));
}
