import type {
  CourseWithChanges,
  Module,
  ModuleSummary,
  Resource,
} from '@learning/shared/contract/catalog';
import type { PricingTier } from '@learning/shared/contract/billing';
import {
  ModuleTextRecord,
  type CourseRecord,
  ResourceRecord,
  type StoredModuleText,
  type StoredResource,
  type TierRecord,
} from '#catalog/catalog-records.ts';
import {
  presentCourseWithChanges,
  presentModule,
  presentModuleSummary,
  presentResource,
  presentTier,
} from '#catalog/present-course.ts';
import type { CatalogItem } from './compile/compile-content.ts';

/** The answers of the public catalog calls, for the prerendered pages. */
export interface PrerenderData {
  courses: CourseWithChanges[];
  modules: Record<number, ModuleSummary[]>;
  previews: Record<string, Module>;
  tiers: PricingTier[];
  /** The document that the home page shows; undefined while it is not published. */
  sampleDocument: Resource | undefined;
}

/** Id of the document that the home page shows, to fill in and filled in. */
const SAMPLE_DOCUMENT = 'file-note-template';

export function prerenderData(items: readonly CatalogItem[]): PrerenderData {
  const records = items.map((item) => item.record);
  const courses = records.filter((record): record is CourseRecord => record.entity === 'course');
  const texts = records.filter((record): record is StoredModuleText => record.entity === 'module');
  const tiers = records.filter((record): record is TierRecord => record.entity === 'tier');
  const previews = courses.flatMap((course) =>
    course.modules
      .filter((module) => module.isPreview)
      .map((module) => [
        module.id,
        presentModule(module, ModuleTextRecord.parse(texts.find((text) => text.id === module.id))),
      ]),
  );
  return {
    courses: courses.map(presentCourseWithChanges),
    modules: Object.fromEntries(
      courses.map((course) => [
        course.id,
        course.modules.map((module) => presentModuleSummary(module, course.id)),
      ]),
    ),
    previews: Object.fromEntries(previews) as Record<string, Module>,
    tiers: tiers.map((tier) => presentTier(tier, courses)),
    sampleDocument: sampleDocumentOf(records, courses),
  };
}

function sampleDocumentOf(
  records: readonly CatalogItem['record'][],
  courses: readonly CourseRecord[],
): Resource | undefined {
  const stored = records.find(
    (record): record is StoredResource =>
      record.entity === 'resource' && record.id === SAMPLE_DOCUMENT,
  );
  const course = courses.find(({ id }) => id === stored?.courseId);
  return stored && course && presentResource(ResourceRecord.parse(stored), course.title);
}
