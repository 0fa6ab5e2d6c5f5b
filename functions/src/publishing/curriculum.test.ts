/** Compares the courses with the plan they were written from. That file is not part of the project: without it, these tests are skipped and say so. */
import type { ActivityPlan } from '@learning/content/activity-plan';
import {
  isWorkedFile,
  secondScenarioId,
  type CourseSource,
  type ModuleSource,
} from '@learning/content/schema';
import { pricingPage } from '@learning/content/site/pricing';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadContent } from './load-content.ts';

const file = join(import.meta.dirname, '../../../../shared/catalogue/curriculum.json');
const isPresent = existsSync(file);
if (!isPresent)
  console.log(`Not run: the comparison of courses and curriculum, ${file} is absent.`);

interface Curriculum {
  courses: PlannedCourse[];
  recertification: { tags: Record<string, string[]> };
  featureComparison: { columns: string[]; rows: string[][] };
}
type PlannedCourse = Omit<CourseSource, 'priceCents' | 'modules' | 'activities'> & {
  price: number;
  modules: (ModuleSource & { activityIds: string[] })[];
  activities: (ActivityPlan & { badge?: { name: string } })[];
};

/** Returns what `course.ts` should contain. The curriculum does not choose the free previews; hours follow from the texts. */
function planOf(course: PlannedCourse, tags: Record<string, string[]>) {
  const { id, slug, moduleNumber, title, level, category, isPopular } = course;
  const themes = Object.keys(tags).filter((tag) => tags[tag]!.includes(slug));
  return {
    id,
    slug,
    moduleNumber,
    title,
    level,
    category,
    isPopular,
    priceCents: Math.round(course.price * 100),
    description: course.description,
    features: course.features,
    frameworks: course.frameworks,
    recommendedNext: course.recommendedNext,
    ...(themes.length > 0 ? { themes } : {}),
    modules: course.modules.map((module) => ({
      id: module.id,
      title: module.title,
      type: module.type,
      description: module.description,
      keyPoints: module.keyPoints,
      resources: module.resources,
    })),
    activities: course.activities.map(activityPlanOf),
  };
}

const ACTIVITY_KEYS =
  'id moduleId type title situation task passingScore stepCount maxScore timeLimit questionMix templateType fields'.split(
    ' ',
  );

function activityPlanOf({ badge, ...plan }: PlannedCourse['activities'][number]) {
  return {
    ...Object.fromEntries(Object.entries(plan).filter(([key]) => ACTIVITY_KEYS.includes(key))),
    ...(badge ? { badgeName: badge.name } : {}),
    ...(plan.id in LATER_TIME_LIMITS ? { timeLimit: LATER_TIME_LIMITS[plan.id] } : {}),
  };
}

/** Modules that were written after the curriculum. */
const LATER_MODULES = ['labor-relations-m6'];

/** Minutes of checks that got a case file, which takes time to read, after the curriculum. */
const LATER_TIME_LIMITS: Readonly<Record<string, number>> = {
  'hr-foundations-skill-check': 25,
  'employee-relations-skill-check': 30,
  'people-analytics-skill-check': 30,
};

/** Removes what courses have beyond the curriculum: change logs, later modules, previews, worked files, second scenarios, mark-ups, conversations and simulations. */
function plannedPartOf({ changes: _changes, ...course }: CourseSource) {
  return {
    ...course,
    modules: course.modules
      .filter(({ id }) => !LATER_MODULES.includes(id))
      .map(({ isPreview: _isPreview, ...module }) => ({
        ...module,
        resources: module.resources.filter((name) => !isWorkedFile(name)),
      })),
    activities: course.activities.filter(
      ({ id, type }) =>
        id !== secondScenarioId(course.slug) &&
        !['mark-up', 'conversation', 'simulation'].includes(type),
    ),
  };
}

test.runIf(isPresent)('every course.ts matches the curriculum', async () => {
  const { courses, recertification } = JSON.parse(readFileSync(file, 'utf8')) as Curriculum;
  const written = (await loadContent()).map((folder) => plannedPartOf(folder.course));
  expect(courses).toHaveLength(15);
  expect(written).toEqual(
    courses.toSorted((a, b) => a.id - b.id).map((course) => planOf(course, recertification.tags)),
  );
});

test.runIf(isPresent)('every module has the activities of the curriculum', async () => {
  const { courses } = JSON.parse(readFileSync(file, 'utf8')) as Curriculum;
  const planned = courses.flatMap((course) =>
    course.modules.map(({ id, activityIds }) => [id, activityIds.toSorted()] as const),
  );
  const folders = await loadContent();
  const written = new Map(
    folders.flatMap(({ course }) =>
      course.modules.map((module) => [
        module.id,
        plannedPartOf(course)
          .activities.filter((activity) => activity.moduleId === module.id)
          .map((activity) => activity.id),
      ]),
    ),
  );
  expect(planned).toHaveLength(77);
  for (const [id, activityIds] of planned)
    expect(written.get(id)?.toSorted(), id).toEqual(activityIds);
});

test.runIf(isPresent)('the plan comparison has the columns and rows of the curriculum', () => {
  const { featureComparison } = JSON.parse(readFileSync(file, 'utf8')) as Curriculum;
  const { columns, rows } = pricingPage.features;
  expect(columns).toEqual(featureComparison.columns);
  const typed = rows.filter((row) => row.slice(1).every((cell) => typeof cell === 'string'));
  // Yearly prices are newer than the curriculum.
  const planned = typed.filter(([feature]) => feature !== 'Price per year');
  for (const row of planned) expect(featureComparison.rows).toContainEqual(row);
  const names = rows.map(([feature]) => feature);
  expect(names).toEqual(expect.arrayContaining(featureComparison.rows.map(([feature]) => feature)));
});
