import type {
  Course,
  CourseWithChanges,
  Module,
  ModuleSummary,
  Resource,
  SearchedCourse,
} from '@learning/shared/contract/catalog';
import type { PricingTier } from '@learning/shared/contract/billing';
import { addMinutes, type StudyMinutes } from '@learning/shared/domain/learning/study-minutes';
import type {
  RatingTotals,
  CourseRecord,
  ModuleRecord,
  ModuleTextRecord,
  ResourceRecord,
  SearchEntryRecord,
  TierRecord,
} from './catalog-records.ts';
import { isOffered } from './catalog.ts';

/** Rating of a course without reviews; screens show 'New' instead. Source: rules/learning.md L13 */
const DEFAULT_RATING = '5.0';

/** Returns the average rating with one decimal. */
export function presentRating({
  ratingSum,
  reviewCount,
}: Pick<RatingTotals, 'ratingSum' | 'reviewCount'>): string {
  return reviewCount > 0 ? (ratingSum / reviewCount).toFixed(1) : DEFAULT_RATING;
}

export function presentCourse(record: CourseRecord): Course {
  const { ratingSum, reviewCount, modules, priceCents, changes, ...course } = record;
  return {
    ...course,
    minutes: minutesOf([record]),
    price: priceCents / 100,
    rating: presentRating({ ratingSum, reviewCount }),
    reviewCount: Math.max(0, reviewCount),
    publishedOn: changes.at(-1)?.date ?? null,
    moduleCount: modules.length,
    activityCount: activityCountOf([record]),
    resourceCount: modules.reduce((sum, module) => sum + module.resources.length, 0),
    contentStatus: modules.every((module) => module.isWritten) ? 'full' : 'outline',
  };
}

export function presentCourseWithChanges(record: CourseRecord): CourseWithChanges {
  return { ...presentCourse(record), changes: record.changes };
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
    minutes: module.minutes,
    resources: module.resources.map((resource) => resource.name),
    activityCount: module.activities.length,
    activityIds: module.activities.map(({ id }) => id),
    isPreview: module.isPreview,
    recallCardCount: module.recallCards.length,
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
    hasCapstone: module.hasCapstone,
    resourceLinks: module.resources,
    isWritten: module.isWritten,
  };
}

export function presentResource(record: ResourceRecord, courseTitle: string): Resource {
  const { compiled, filled, workbook, ...resource } = record;
  return {
    ...resource,
    courseTitle,
    body: compiled.body,
    filled: filled?.body ?? null,
    workbook: workbook ?? null,
  };
}

/** Returns what the search looks through in a course. A module without an entry is found by its outline. */
export function presentSearchedCourse(
  course: CourseRecord,
  entries: readonly SearchEntryRecord[],
): SearchedCourse {
  const entry = entries.find(({ id }) => id === course.id);
  const { id, title, description, category, level, features, isPopular } = course;
  const modules = course.modules.map((module) => {
    const known = entry?.modules.find(({ moduleId }) => moduleId === module.id);
    return {
      id: module.id,
      order: module.order,
      title: module.title,
      description: module.description,
      isPreview: module.isPreview,
      words: known?.words ?? [],
      otherWords: known?.otherWords ?? [],
      laws: known?.laws ?? [],
      skills: known?.skills ?? [],
      sections: known?.sections ?? [],
      resources: module.resources.filter(({ isAvailable }) => isAvailable),
    };
  });
  return { id, title, description, category, level, features, isPopular, modules };
}

/** Returns a plan with what its courses hold, counted in the courses that are offered. */
export function presentTier(
  { priceCents, yearlyPriceCents, ...tier }: TierRecord,
  courses: readonly CourseRecord[],
): PricingTier {
  const granted = courses.filter(
    (course) => isOffered(course) && tier.levels.includes(course.level),
  );
  return {
    ...tier,
    price: priceCents === null ? null : priceCents / 100,
    yearlyPrice: yearlyPriceCents === null ? null : yearlyPriceCents / 100,
    contents: {
      courses: granted.length,
      coreCourses: granted.filter((course) => course.moduleNumber !== null).length,
      activities: activityCountOf(granted),
      minutes: minutesOf(granted),
    },
  };
}

function minutesOf(courses: readonly CourseRecord[]): StudyMinutes {
  return addMinutes(courses.flatMap((course) => course.modules.map((module) => module.minutes)));
}

function activityCountOf(courses: readonly CourseRecord[]): number {
  return courses
    .flatMap((course) => course.modules)
    .reduce((sum, module) => sum + module.activities.length, 0);
}
