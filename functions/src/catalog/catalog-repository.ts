import { catalogKeys, catalogPartition, activityPrefix } from '../table/keys.ts';
import { getItem, queryPartition, type Table } from '../table/table.ts';
import {
  ActivityRecord,
  CourseRecord,
  ModuleTextRecord,
  ResourceRecord,
  TierRecord,
  type ModuleRecord,
} from './catalog-records.ts';

/** The published catalogue: courses by id with their modules' outlines, and the tiers. */
export interface Catalog {
  courses: CourseRecord[];
  tiers: TierRecord[];
}

export interface CatalogRepository {
  /** One Query, kept in memory for a minute. */
  read(): Promise<Catalog>;
  /** The text of a module, or undefined. One read. */
  readModuleText(moduleId: string): Promise<ModuleTextRecord | undefined>;
  /** A resource, or undefined. One read. */
  readResource(courseId: number, resourceId: string): Promise<ResourceRecord | undefined>;
  /** The activities of a module in the order of their ids. One Query. */
  readActivities(moduleId: string): Promise<ActivityRecord[]>;
}

const KEPT_MS = 60_000;

export function catalogRepository(table: Table, clock: () => number = Date.now): CatalogRepository {
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
      return item && ModuleTextRecord.parse(item);
    },
    async readResource(courseId, resourceId) {
      const item = await getItem(table, catalogKeys.resource(courseId, resourceId));
      return item && ResourceRecord.parse(item);
    },
    async readActivities(moduleId) {
      const { PK } = catalogKeys.module(moduleId);
      const items = await queryPartition(table, PK, activityPrefix);
      return items.map((item) => ActivityRecord.parse(item));
    },
  };
}

async function readCatalog(table: Table): Promise<Catalog> {
  const items = await queryPartition(table, catalogPartition);
  return {
    courses: items
      .filter((item) => item['entity'] === 'course')
      .map((item) => CourseRecord.parse(item))
      .filter((course) => course.unpublishedAt === undefined),
    tiers: items.filter((item) => item['entity'] === 'tier').map((item) => TierRecord.parse(item)),
  };
}

export function findCourse(catalog: Catalog, courseId: number): CourseRecord | undefined {
  return catalog.courses.find((course) => course.id === courseId);
}

/** The module and its course, or undefined. */
export function findModule(
  catalog: Catalog,
  moduleId: string,
): { course: CourseRecord; module: ModuleRecord } | undefined {
  for (const course of catalog.courses) {
    const module = course.modules.find((one) => one.id === moduleId);
    if (module) return { course, module };
  }
  return undefined;
}

/** The activity's module and course, or undefined. */
export function findActivity(catalog: Catalog, activityId: string) {
  for (const course of catalog.courses) {
    const module = course.modules.find((one) =>
      one.activities.some((activity) => activity.id === activityId),
    );
    if (module) return { course, module };
  }
  return undefined;
}
