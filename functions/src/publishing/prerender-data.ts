import type { Course, Module, ModuleSummary } from '@learning/shared/contract/catalog';
import type { PricingTier } from '@learning/shared/contract/billing';
import {
  ModuleTextRecord,
  type CourseRecord,
  type StoredModuleText,
  type TierRecord,
} from '#catalog/catalog-records.ts';
import {
  presentCourse,
  presentModule,
  presentModuleSummary,
  presentTier,
} from '#catalog/present-course.ts';
import type { CatalogItem } from './compile/compile-content.ts';

/** The answers of the public catalog calls, for the prerendered pages. */
export interface PrerenderData {
  courses: Course[];
  modules: Record<number, ModuleSummary[]>;
  previews: Record<string, Module>;
  tiers: PricingTier[];
}

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
    courses: courses.map(presentCourse),
    modules: Object.fromEntries(
      courses.map((course) => [
        course.id,
        course.modules.map((module) => presentModuleSummary(module, course.id)),
      ]),
    ),
    previews: Object.fromEntries(previews) as Record<string, Module>,
    tiers: tiers.map((tier) => presentTier(tier, courses)),
  };
}
