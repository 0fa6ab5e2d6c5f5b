import type {
  ActivityRecord,
  BundleRecord,
  CourseRecord,
  ExemplarRecord,
  ModuleRecord,
  ModuleTextRecord,
  ReviewCard,
  SearchEntryRecord,
  StoredCapstone,
  ResourceRecord,
  TierRecord,
} from './catalog-records.ts';

/** The catalog: courses by id, hidden and announced ones too, with their modules' outlines, the pricing tiers and the bundles. */
export interface Catalog {
  courses: CourseRecord[];
  tiers: TierRecord[];
  bundles: BundleRecord[];
}

export interface CatalogReader {
  /** Returns the catalog. One Query, cached for a minute. */
  read(): Promise<Catalog>;
  /** Returns the text of a module, or undefined. One read, cached for a minute. */
  readModuleText(moduleId: string): Promise<ModuleTextRecord | undefined>;
  /** Returns the exemplar of an assessment, or undefined. One read. */
  readExemplar(moduleId: string): Promise<ExemplarRecord | undefined>;
  /** Returns the capstone of an assessment, or undefined. One read, cached for a minute. */
  readCapstone(moduleId: string): Promise<StoredCapstone | undefined>;
  /** Returns a resource, or undefined. One read. */
  readResource(courseId: number, resourceId: string): Promise<ResourceRecord | undefined>;
  /** Returns the review cards by course id. One Query, cached for a minute. */
  readReviewCards(): Promise<ReadonlyMap<number, readonly ReviewCard[]>>;
  /** Returns what the search knows of the courses, hidden ones too. One Query, cached for a minute. */
  readSearchEntries(): Promise<readonly SearchEntryRecord[]>;
  /** Returns the activities of a module, by id. One Query, cached for a minute. */
  readActivities(moduleId: string): Promise<ActivityRecord[]>;
}

/** Whether a course takes new learners. Source: rules/content.md C46 */
export function isOffered({ listing }: Pick<CourseRecord, 'listing'>): boolean {
  return listing === 'published';
}

export function findCourse(catalog: Catalog, courseId: number): CourseRecord | undefined {
  return catalog.courses.find((course) => course.id === courseId);
}

export function findBundle(catalog: Catalog, productId: number): BundleRecord | undefined {
  return catalog.bundles.find((bundle) => bundle.id === productId);
}

/** Returns a module and its course, or undefined. */
export function findModule(
  catalog: Catalog,
  moduleId: string,
): { course: CourseRecord; module: ModuleRecord } | undefined {
  for (const course of catalog.courses) {
    const module = course.modules.find((candidate) => candidate.id === moduleId);
    if (module) return { course, module };
  }
  return undefined;
}

/** Returns the outline of an activity with its module and course, or undefined. */
export function findActivity(catalog: Catalog, activityId: string) {
  for (const course of catalog.courses) {
    for (const module of course.modules) {
      const activity = module.activities.find((candidate) => candidate.id === activityId);
      if (activity) return { course, module, activity };
    }
  }
  return undefined;
}
