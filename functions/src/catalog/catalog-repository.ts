import { activitiesPartition, catalogKeys, catalogPartition } from '#table/keys.ts';
import { getItem, queryPartition, type Table } from '#table/table.ts';
import { parseStored } from '#table/stored-item.ts';
import { catalogItems } from './catalog-records.ts';
import type { Catalog, CatalogReader } from './catalog.ts';

const KEPT_MS = 60_000;

/** The catalogue in the table. */
export function catalogRepository(table: Table, clock: () => number = Date.now): CatalogReader {
  let kept: { catalog: Promise<Catalog>; until: number } | undefined;
  return {
    read() {
      if (!kept || clock() >= kept.until) {
        const catalog = readCatalog(table);
        kept = { catalog, until: clock() + KEPT_MS };
        // A failed read must not be remembered as the catalogue.
        catalog.catch(() => (kept = undefined));
      }
      return kept.catalog;
    },
    async readModuleText(moduleId) {
      const item = await getItem(table, catalogKeys.module(moduleId));
      return item && parseStored(catalogItems.module, item);
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
