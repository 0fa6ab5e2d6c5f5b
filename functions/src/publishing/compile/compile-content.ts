import { clockMinutes } from '@learning/content/activities/activity-types';
import { activityMinutes, courseMinutes, moduleMinutes } from '@learning/content/hours';
import { searchEntries } from '@learning/content/search-entries';
import { lawReadings } from '@learning/content/law-readings';
import {
  resourceSlug,
  type ActivitySource,
  type CourseChangeSource,
  type ModuleSource,
} from '@learning/content/schema';
import type { CourseFolder } from '@learning/content/source';
import type { BundleSource, TierSource } from '@learning/content/tiers';
import {
  addMinutes,
  instructionHours,
  roundedHours,
  totalMinutes,
} from '@learning/shared/domain/learning/study-minutes';
import {
  capstoneFactPrompt,
  capstonePartPrompt,
} from '@learning/shared/domain/capstone/capstone-rules';
import { typographicQuotes } from '@learning/shared/domain/typographic-quotes';
import { createHash } from 'node:crypto';
import {
  ModuleTextRecord,
  type ActivityRecord,
  type BundleRecord,
  type CourseRecord,
  type ModuleRecord,
  type StoredCapstone,
  type StoredExemplar,
  type StoredModuleText,
  type StoredReviewDeck,
  type StoredResource,
  type StoredSearchEntry,
  type TierRecord,
  type WritingPrompt,
} from '#catalog/catalog-records.ts';
import { catalogKeys, type Key } from '#table/keys.ts';
import { publicConfig, storedConfig } from '../activity-types.ts';
import { compileWorkbook } from '../workbooks/compile-workbook.ts';
import { compileMarkdown } from './compile-markdown.ts';
import { lessonTasks } from './lesson-tasks.ts';
import { placeFigures } from './place-figures.ts';

export type CatalogRecord =
  | CourseRecord
  | TierRecord
  | BundleRecord
  | StoredModuleText
  | StoredCapstone
  | StoredExemplar
  | StoredResource
  | ActivityRecord
  | StoredReviewDeck
  | StoredSearchEntry;

/** One item of the catalog, with its key. */
export interface CatalogItem<R extends CatalogRecord = CatalogRecord> {
  key: Key;
  record: R;
}

/**
 * Compiles validated content to the items of the catalog. The same content gives the same items and hashes, so that
 * publishing sees what changed. Texts for reading get typographic quotes; ids and texts that are compared stay as written.
 */
export async function compileContent(
  folders: readonly CourseFolder[],
  tiers: readonly TierSource[],
  bundles: readonly BundleSource[] = [],
): Promise<CatalogItem[]> {
  const compiled = await Promise.all(folders.map(compileFolder));
  return [
    ...compiled.flat(),
    ...tiers.map((tier) => compileTier(tier, folders)),
    ...bundles.map(compileBundle),
  ];
}

async function compileFolder(folder: CourseFolder): Promise<CatalogItem[]> {
  const { course } = folder;
  const minutes = courseMinutes(folder);
  const texts = course.modules.map((module) => compileModule(folder, module));
  const modules = course.modules.map((module, index) => moduleRecord(folder, module, index + 1));
  const record = withHash({
    entity: 'course' as const,
    id: course.id,
    slug: course.slug,
    title: typographicQuotes(course.title),
    description: typographicQuotes(course.description),
    imageUrl: null,
    isPopular: course.isPopular,
    moduleNumber: course.moduleNumber,
    level: course.level,
    category: course.category,
    duration: `${roundedHours(totalMinutes(minutes))} hours`,
    priceCents: course.priceCents,
    features: course.features.map(typographicQuotes),
    instructionHours: instructionHours(minutes),
    recommendedNext: course.recommendedNext,
    themes: course.themes ?? [],
    frameworks: {
      shrm: course.frameworks.bask ?? [],
      hrci: course.frameworks.hrci ?? [],
      cipd: course.frameworks.cipd ?? [],
    },
    changes: course.changes.flatMap(publishedChange),
    lawReadings: lawReadings(folder).map((reading) => ({
      ...reading,
      title: typographicQuotes(reading.title),
    })),
    modules,
  });
  return [
    {
      key: catalogKeys.course(course.id),
      record: {
        ...record,
        ratingSum: 0,
        reviewCount: 0,
        listing: 'published',
        listingVersion: 0,
      },
    },
    ...texts,
    compileSearchEntry(folder, texts),
    ...compileExemplars(folder),
    ...compileCapstone(folder),
    ...(await compileResources(folder)),
    ...compileActivities(folder),
    ...compileReviewCards(folder),
  ];
}

/** Returns a change as learners read it; none for a note of the authors. Source: rules/content.md C44 */
function publishedChange({ kind, text, ...change }: CourseChangeSource) {
  return kind === 'internal' ? [] : [{ ...change, kind, text: typographicQuotes(text) }];
}

function moduleRecord(folder: CourseFolder, module: ModuleSource, order: number): ModuleRecord {
  const minutes = moduleMinutes(folder, module);
  return {
    id: module.id,
    order,
    title: typographicQuotes(module.title),
    description: typographicQuotes(module.description),
    type: module.type,
    durationMinutes: totalMinutes(minutes),
    minutes,
    resources: module.resources.map((name) => ({
      id: resourceSlug(name),
      name: typographicQuotes(name),
      isAvailable: folder.resources.has(resourceSlug(name)),
    })),
    activities: folder.course.activities
      .filter((plan) => plan.moduleId === module.id)
      .flatMap((plan) => folder.activities.get(plan.id) ?? [])
      .map((activity) => ({
        id: activity.id,
        type: activity.type,
        title: typographicQuotes(activity.title),
        durationMinutes: shownMinutes(activity, folder),
      })),
    isPreview: module.isPreview === true && folder.modules.has(module.id),
    isWritten: folder.modules.has(module.id),
    hasCapstone: folder.capstone?.moduleId === module.id,
    recallCards: (folder.reviewCards.get(module.id) ?? []).map(({ id, skill }) => ({ id, skill })),
  };
}

function compileModule(folder: CourseFolder, module: ModuleSource): CatalogItem<StoredModuleText> {
  const markdown = folder.modules.get(module.id) ?? outlineMarkdown(module);
  const { headings, body: text } = compileMarkdown(markdown);
  const { body: lesson, prompts, rubric } = lessonTasks(text);
  const body = placeFigures(lesson, folder.figures);
  const record = withHash({
    entity: 'module' as const,
    id: module.id,
    courseId: folder.course.id,
    markdown,
    compiled: JSON.stringify({ body, headings }),
    prompts: [...prompts, ...capstonePrompts(folder, module.id)],
    rubric,
    hasExemplar: folder.exemplars.has(module.id),
  });
  return { key: catalogKeys.module(module.id), record };
}

function compileExemplars({ course, exemplars }: CourseFolder): CatalogItem<StoredExemplar>[] {
  return [...exemplars].map(([id, markdown]) => {
    const compiled = JSON.stringify(compileMarkdown(markdown));
    const record = withHash({ entity: 'exemplar' as const, id, courseId: course.id, compiled });
    return { key: catalogKeys.exemplar(id), record };
  });
}

/** Returns the parts and facts of a capstone as tasks, so that drafts of them are kept as every other text is. */
function capstonePrompts({ capstone }: CourseFolder, moduleId: string): WritingPrompt[] {
  if (capstone?.moduleId !== moduleId) return [];
  return [
    ...capstone.parts.map(({ id, title, task }) => ({
      id: capstonePartPrompt(id),
      text: typographicQuotes(`${title}: ${task}`),
    })),
    ...capstone.facts.map(({ id, label }) => ({
      id: capstoneFactPrompt(id),
      text: typographicQuotes(label),
    })),
  ];
}

/** The task and its exercises as written, with the rubric of the assessment's text. */
function compileCapstone({
  course,
  modules,
  capstone,
}: CourseFolder): CatalogItem<StoredCapstone>[] {
  if (!capstone) return [];
  const { body } = compileMarkdown(modules.get(capstone.moduleId) ?? '');
  const record = withHash({
    entity: 'capstoneTask' as const,
    id: capstone.moduleId,
    courseId: course.id,
    config: JSON.stringify(capstone),
    rubric: lessonTasks(body).rubric,
  });
  return [{ key: catalogKeys.capstone(capstone.moduleId), record }];
}

/** Returns the text of a module that is not written yet: what it will cover. */
function outlineMarkdown({ keyPoints }: ModuleSource): string {
  const points = keyPoints.map((point) => `- ${point[0]!.toUpperCase()}${point.slice(1)}`);
  return ['## What this module covers', points.join('\n')].join('\n\n');
}

async function compileResources(folder: CourseFolder): Promise<CatalogItem<StoredResource>[]> {
  const { course } = folder;
  const named = course.modules.flatMap((module) =>
    module.resources.map((name) => ({ name, id: resourceSlug(name), moduleId: module.id })),
  );
  const items = named.map(async ({ name, id, moduleId }) => {
    const markdown = folder.resources.get(id);
    const filled = folder.filledResources.get(id);
    const workbook = folder.workbooks.get(id);
    if (markdown === undefined) return [];
    const record = withHash({
      entity: 'resource' as const,
      id,
      courseId: course.id,
      moduleId,
      name: typographicQuotes(name),
      markdown,
      compiled: JSON.stringify(compileMarkdown(withoutTitle(markdown))),
      ...(filled === undefined
        ? {}
        : { filled: JSON.stringify(compileMarkdown(withoutTitle(filled))) }),
      ...(workbook === undefined
        ? {}
        : { workbook: JSON.stringify(await compileWorkbook(workbook)) }),
    });
    return [{ key: catalogKeys.resource(course.id, id), record }];
  });
  return (await Promise.all(items)).flat();
}

/** Removes the first heading: the page shows the resource's name as its title. */
function withoutTitle(markdown: string): string {
  return markdown.replace(/^# .*\n/, '');
}

function compileActivities(folder: CourseFolder): CatalogItem<ActivityRecord>[] {
  return [...folder.activities.values()].map((activity) => {
    const record = withHash({
      entity: 'activity' as const,
      id: activity.id,
      moduleId: activity.moduleId,
      courseId: folder.course.id,
      type: activity.type,
      title: typographicQuotes(activity.title),
      description: typographicQuotes(activity.description),
      durationMinutes: shownMinutes(activity, folder),
      passingScore: activity.passingScore,
      publicConfig: JSON.stringify(publicConfig(activity)),
      config: JSON.stringify(storedConfig(activity, folder)),
    });
    return { key: catalogKeys.activity(activity.moduleId, activity.id), record };
  });
}

/** Returns the minutes on the activity's card. A timed one promises exactly what its clock allows. Source: rules/time.md T9 */
function shownMinutes(activity: ActivitySource, { course }: CourseFolder): number {
  return clockMinutes(activity) ?? activityMinutes(activity, course);
}

/** A course's review cards are one item, so that one Query reads those of all courses. */
function compileReviewCards({
  course,
  reviewCards,
}: CourseFolder): CatalogItem<StoredReviewDeck>[] {
  if (reviewCards.size === 0) return [];
  const cards = course.modules.flatMap((module) =>
    (reviewCards.get(module.id) ?? []).map(
      ({ id, question, answer, why, section, skill, graded }) => ({
        id,
        moduleId: module.id,
        question: typographicQuotes(question),
        answer: typographicQuotes(answer),
        why: typographicQuotes(why),
        section,
        skill,
        graded: graded
          ? {
              options: graded.options.map(typographicQuotes),
              correct: graded.options.indexOf(graded.correct),
            }
          : null,
      }),
    ),
  );
  const record = withHash({
    entity: 'recallDeck' as const,
    id: course.id,
    cards: JSON.stringify(cards),
  });
  return [{ key: catalogKeys.reviewDeck(course.id), record }];
}

/** Headings that every lesson or assessment has (C10, C11): they say nothing of what is taught. */
const COMMON_HEADINGS = new Set([
  'Why it matters',
  'Core ideas',
  'Illustrative case',
  'Contrasting case',
  'Workplace practice',
  'Takeaways',
  'Sources',
  'Brief',
  'Deliverable',
  'Rubric',
  'Skill check',
  'Reflection',
]);

/** Compiles what the search knows of a course: names and headings, no text of a lesson. Source: rules/content.md C50 */
function compileSearchEntry(
  folder: CourseFolder,
  texts: readonly CatalogItem<StoredModuleText>[],
): CatalogItem<StoredSearchEntry> {
  const { course } = folder;
  const headingsOf = (moduleId: string) => {
    const text = texts.find(({ record }) => record.id === moduleId);
    return text && folder.modules.has(moduleId)
      ? ModuleTextRecord.shape.compiled.decode(text.record.compiled).headings
      : [];
  };
  const modules = searchEntries(folder).map((entry) => ({
    ...entry,
    sections: headingsOf(entry.moduleId)
      .filter(({ text }) => !COMMON_HEADINGS.has(text))
      .map(({ id, text }) => ({ id, title: text })),
  }));
  const record = withHash({
    entity: 'searchEntry' as const,
    id: course.id,
    modules: JSON.stringify(modules),
  });
  return { key: catalogKeys.searchEntry(course.id), record };
}

/** Compiles a plan; `{courses}` and `{hours}` in its features become those of its courses. */
function compileTier(tier: TierSource, folders: readonly CourseFolder[]): CatalogItem<TierRecord> {
  const granted = folders.filter(({ course }) => tier.levels.includes(course.level));
  const hours = roundedHours(totalMinutes(addMinutes(granted.map(courseMinutes))));
  const filled = (text: string) =>
    text.replace('{courses}', String(granted.length)).replace('{hours}', String(hours));
  const record = withHash({
    entity: 'tier' as const,
    ...tier,
    name: typographicQuotes(tier.name),
    description: typographicQuotes(tier.description),
    features: tier.features.map((feature) => typographicQuotes(filled(feature))),
    levels: [...tier.levels],
  });
  return { key: catalogKeys.tier(tier.id), record };
}

function compileBundle({ productId, ...bundle }: BundleSource): CatalogItem<BundleRecord> {
  const record = withHash({
    entity: 'bundle' as const,
    id: productId,
    ...bundle,
    title: typographicQuotes(bundle.title),
    courseIds: [...bundle.courseIds],
  });
  return { key: catalogKeys.bundle(productId), record };
}

function withHash<T extends object>(record: T): T & { contentHash: string } {
  const contentHash = createHash('sha256')
    .update(JSON.stringify(record))
    .digest('hex')
    .slice(0, 16);
  return { ...record, contentHash };
}
