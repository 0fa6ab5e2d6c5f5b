import { activitiesPartition, catalogKeys, catalogPartition } from '#table/keys.ts';
import { getItem, queryPartition, type Table } from '#table/table.ts';
import { parseStored } from '#table/stored-item.ts';
import { catalogItems } from './catalog-records.ts';
import type { Catalog, CatalogReader } from './catalog.ts';

const CACHE_MS = 60_000;

/** Reads the published catalog and caches the listed part of it. */
export function catalogRepository(table: Table, clock: () => number = Date.now): CatalogReader {
  let cached: { catalog: Promise<Catalog>; until: number } | undefined;
  return {
    read() {
      if (!cached || clock() >= cached.until) {
        const catalog = readCatalog(table);
        cached = { catalog, until: clock() + CACHE_MS };
        // A failed read must not be cached.
        catalog.catch(() => (cached = undefined));
      }
      return cached.catalog;
    },
    async readModuleText(moduleId) {
      const item = await getItem(table, catalogKeys.module(moduleId));
      return item && parseStored(catalogItems.module, item);
    },
    async readExemplar(moduleId) {
      const item = await getItem(table, catalogKeys.exemplar(moduleId));
      return item && parseStored(catalogItems.exemplar, item);
    },
    async readResource(courseId, resourceId) {
      const item = await getItem(table, catalogKeys.resource(courseId, resourceId));
      return item && parseStored(catalogItems.resource, item);
    },
    async readActivities(moduleId) {
      const items = await queryPartition(table, activitiesPartition(moduleId));
      return items.map((item) => parseStored(catalogItems.activity, item));
    },
  };
}

async function readCatalog(table: Table): Promise<Catalog> {
  const items = await queryPartition(table, catalogPartition);
  const of = (entity: string) => items.filter((item) => item['entity'] === entity);
  return {
    courses: of('course')
      .map((item) => parseStored(catalogItems.course, item))
      .filter((course) => course.unpublishedAt === undefined),
    tiers: of('tier').map((item) => parseStored(catalogItems.tier, item)),
    bundles: of('bundle').map((item) => parseStored(catalogItems.bundle, item)),
  };
}
