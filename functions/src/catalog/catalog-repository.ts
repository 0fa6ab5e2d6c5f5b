import {
  activitiesPartition,
  catalogKeys,
  catalogPartition,
  reviewDecksPartition,
  searchPartition,
} from '#table/keys.ts';
import { getItem, queryPartition, type Table } from '#table/table.ts';
import { parseStored } from '#table/stored-item.ts';
import { catalogItems, type ReviewCard } from './catalog-records.ts';
import type { Catalog, CatalogReader } from './catalog.ts';

const CACHE_MS = 60_000;
/** Texts of modules, and their activities: about 25 KB each. */
const MAX_CACHED = 100;

/** Reads the published catalog and caches what all learners read: the lists, and the texts and activities of modules. */
export function catalogRepository(table: Table, clock: () => number = Date.now): CatalogReader {
  return {
    read: cached(() => readCatalog(table), clock),
    readReviewCards: cached(() => readReviewCards(table), clock),
    readSearchEntries: cached(async () => {
      const items = await queryPartition(table, searchPartition);
      return items.map((item) => parseStored(catalogItems.searchEntry, item));
    }, clock),
    readModuleText: cachedByKey(async (moduleId) => {
      const item = await getItem(table, catalogKeys.module(moduleId));
      return item && parseStored(catalogItems.module, item);
    }, clock),
    async readExemplar(moduleId) {
      const item = await getItem(table, catalogKeys.exemplar(moduleId));
      return item && parseStored(catalogItems.exemplar, item);
    },
    readCapstone: cachedByKey(async (moduleId) => {
      const item = await getItem(table, catalogKeys.capstone(moduleId));
      return item && parseStored(catalogItems.capstoneTask, item);
    }, clock),
    async readResource(courseId, resourceId) {
      const item = await getItem(table, catalogKeys.resource(courseId, resourceId));
      return item && parseStored(catalogItems.resource, item);
    },
    readActivities: cachedByKey(async (moduleId) => {
      const items = await queryPartition(table, activitiesPartition(moduleId));
      return items.map((item) => parseStored(catalogItems.activity, item));
    }, clock),
  };
}

/** Repeats a read at most once a minute. A failed read is not cached. */
function cached<T>(read: () => Promise<T>, clock: () => number): () => Promise<T> {
  let stored: { value: Promise<T>; until: number } | undefined;
  return () => {
    if (!stored || clock() >= stored.until) {
      const value = read();
      stored = { value, until: clock() + CACHE_MS };
      value.catch(() => (stored = undefined));
    }
    return stored.value;
  };
}

/** Repeats a read of one key at most once a minute. A failed read and a missing item are not cached. */
function cachedByKey<T>(
  read: (key: string) => Promise<T>,
  clock: () => number,
): (key: string) => Promise<T> {
  const stored = new Map<string, { value: T; until: number }>();
  return async (key) => {
    const known = stored.get(key);
    if (known && clock() < known.until) return known.value;
    const value = await read(key);
    stored.delete(key);
    if (value !== undefined) stored.set(key, { value, until: clock() + CACHE_MS });
    const [oldest] = stored.keys();
    if (stored.size > MAX_CACHED && oldest !== undefined) stored.delete(oldest);
    return value;
  };
}

async function readReviewCards(table: Table): Promise<Map<number, ReviewCard[]>> {
  const items = await queryPartition(table, reviewDecksPartition);
  return new Map(
    items.map((item) => {
      const { id, cards } = parseStored(catalogItems.recallDeck, item);
      return [id, cards];
    }),
  );
}

async function readCatalog(table: Table): Promise<Catalog> {
  const items = await queryPartition(table, catalogPartition);
  const of = (entity: string) => items.filter((item) => item['entity'] === entity);
  return {
    courses: of('course').map((item) => parseStored(catalogItems.course, item)),
    tiers: of('tier').map((item) => parseStored(catalogItems.tier, item)),
    bundles: of('bundle').map((item) => parseStored(catalogItems.bundle, item)),
  };
}
