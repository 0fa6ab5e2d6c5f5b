import type { CourseItems } from '@learning/shared/contract/operators/figures';
import { requireCourse } from '#catalog/find-course.ts';
import type { ActivityRecord, CourseRecord } from '#catalog/catalog-records.ts';
import { calibrationOf } from '#learning/spaced-review/recall-counts.ts';
import { cardRow } from './card-rows.ts';
import { decisionRows } from './decision-rows.ts';
import type { FigureReaders } from './dependencies.ts';
import { activityRow, moduleRows } from './module-rows.ts';
import { questionRows } from './question-rows.ts';

/**
 * Returns the questions, decisions, activities, modules and review cards of a course with their figures. Everything is read at once: one
 * Query of the course's counters, one of its cards, one for each scenario, and the texts, which are cached.
 *
 * @throws Failure `course_not_found`
 * Source: rules/figures.md G8, G9, G12
 */
export async function getCourseItemFigures(
  { id }: { id: number },
  { catalog, figures, choices, readCards }: FigureReaders,
): Promise<CourseItems> {
  const course = await requireCourse(catalog, id);
  const scenarios = course.modules
    .flatMap(({ activities }) => activities)
    .filter(({ type }) => type === 'scenario');
  const [counted, cards, decks, records, ...decided] = await Promise.all([
    figures.readCourse(id),
    readCards(id),
    catalog.readReviewCards(),
    readActivities(course, catalog),
    ...scenarios.map((scenario) => choices.read(scenario.id)),
  ]);
  const texts = new Map((decks.get(id) ?? []).map((card) => [card.id, card.question]));
  const ofType = (type: ActivityRecord['type']) => records.filter((record) => record.type === type);
  const countsOf = new Map(scenarios.map((scenario, index) => [scenario.id, decided[index]!]));
  return {
    courseId: id,
    title: course.title,
    questions: questionRows(ofType('skill-check'), counted.questions, course),
    decisions: ofType('scenario').flatMap((record) =>
      decisionRows(record, countsOf.get(record.id) ?? new Map(), course),
    ),
    activities: course.modules.flatMap(({ activities }) =>
      activities.map((activity) => activityRow(activity, counted.activities)),
    ),
    modules: moduleRows(course, counted),
    cards: cards.map((card) => cardRow(card, texts)),
    bands: calibrationOf(cards),
  };
}

async function readActivities(
  { modules }: CourseRecord,
  catalog: FigureReaders['catalog'],
): Promise<ActivityRecord[]> {
  const records = await Promise.all(
    modules
      .filter(({ activities }) => activities.length > 0)
      .map((module) => catalog.readActivities(module.id)),
  );
  return records.flat();
}
