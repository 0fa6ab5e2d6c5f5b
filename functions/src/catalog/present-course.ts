import type { Course, Module, ModuleSummary, Resource } from '@learning/shared/contract/catalog';
import type { PricingTier } from '@learning/shared/contract/billing';
import type {
  CourseRatings,
  CourseRecord,
  ModuleRecord,
  ModuleTextRecord,
  ResourceRecord,
  TierRecord,
} from './catalog-records.ts';

/** Rating of a course without reviews; screens show 'New' instead. Source: rules/learning.md L13 */
const DEFAULT_RATING = '5.0';

/** Returns the average rating with one decimal. */
export function presentRating({
  ratingSum,
  reviewCount,
}: Pick<CourseRatings, 'ratingSum' | 'reviewCount'>): string {
  return reviewCount > 0 ? (ratingSum / reviewCount).toFixed(1) : DEFAULT_RATING;
}

export function presentCourse(record: CourseRecord): Course {
  const { ratingSum, reviewCount, modules, priceCents, ...course } = record;
  return {
    ...course,
    price: priceCents / 100,
    rating: presentRating({ ratingSum, reviewCount }),
    reviewCount: Math.max(0, reviewCount),
    moduleCount: modules.length,
    contentStatus: modules.every((module) => module.isWritten) ? 'full' : 'outline',
  };
}

export function presentModuleSummary(module: ModuleRecord, courseId: number): ModuleSummary {
  return {
    id: module.id,
    courseId,
    order: module.order,
    title: module.title,
    description: module.description,
    type: module.type,
    duration: `${module.durationMinutes} minutes`,
    durationMinutes: module.durationMinutes,
    resources: module.resources.map((resource) => resource.name),
    activityCount: module.activities.length,
    activityIds: module.activities.map(({ id }) => id),
    isPreview: module.isPreview,
  };
}

export function presentModule(module: ModuleRecord, text: ModuleTextRecord): Module {
  return {
    ...presentModuleSummary(module, text.courseId),
    content: text.markdown,
    body: text.compiled.body,
    headings: text.compiled.headings,
    rubric: text.rubric,
    hasExemplar: text.hasExemplar,
    resourceLinks: module.resources,
    isWritten: module.isWritten,
  };
}

export function presentResource(record: ResourceRecord, courseTitle: string): Resource {
  return { ...record, courseTitle, body: record.compiled.body };
}

export function presentTier({ priceCents, ...tier }: TierRecord): PricingTier {
  return { ...tier, price: priceCents === null ? null : priceCents / 100 };
}
