import { bundle, tiers } from '@learning/content/tiers';
import { compileContent, type CatalogItem } from '#publishing/compile/compile-content.ts';
import { loadContent } from '#publishing/load-content.ts';
import { applyContent, compareContent } from '#publishing/publish-content.ts';
import type { Table } from '#table/table.ts';
import { createTestTable } from '../table/test-table.ts';

let compiled: Promise<CatalogItem[]> | undefined;

/** Returns the items of the real content, compiled once per worker. */
export function realCatalogItems(): Promise<CatalogItem[]> {
  compiled ??= loadContent().then((folders) => compileContent(folders, tiers, [bundle]));
  return compiled;
}

let shared: Promise<Table> | undefined;

/**
 * Returns a table with the real catalog, which all test files of a worker share: publishing takes longer than most tests. For tests
 * that look only at learners of their own, and change neither the catalog nor what all learners have in common.
 */
export function sharedPublishedTable(): Promise<Table> {
  shared ??= createPublishedTable();
  return shared;
}

const compiledCourses = new Map<number, Promise<CatalogItem[]>>();

/** Creates a table with one real course and the plans: compiling and publishing all fifteen takes ten times as long. */
export async function createTableWithCourse(courseId: number): Promise<Table> {
  const items =
    compiledCourses.get(courseId) ??
    loadContent().then((folders) =>
      compileContent(
        folders.filter(({ course }) => course.id === courseId),
        tiers,
      ),
    );
  compiledCourses.set(courseId, items);
  const table = await createTestTable();
  await publish(table, await items);
  return table;
}

/** Creates a table with the real catalog published. */
export async function createPublishedTable(): Promise<Table> {
  const table = await createTestTable();
  await publish(table, await realCatalogItems());
  return table;
}

export async function publish(table: Table, items: readonly CatalogItem[]): Promise<void> {
  await applyContent(table, items, await compareContent(table, items));
}
