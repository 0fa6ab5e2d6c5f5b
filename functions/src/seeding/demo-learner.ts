import { createActivityDependencies } from '#activities/dependencies.ts';
import type { CourseRecord, ModuleRecord } from '#catalog/catalog-records.ts';
import { findCourse } from '#catalog/catalog.ts';
import { enroll } from '#learning/enrollment/enroll.ts';
import { createLearningDependencies } from '#learning/dependencies.ts';
import { answerReviewCard } from '#learning/spaced-review/answer-review-card.ts';
import { readSpacedReviewSession } from '#learning/spaced-review/read-spaced-review.ts';
import { recordLearningTime } from '#learning/time/record-learning-time.ts';
import { recordModuleProgress } from '#learning/progress/record-module-progress.ts';
import type { Table } from '#table/table.ts';
import { demoCourses, demoCardReviews, demoWishlist, type TakenCourse } from './demo-history.ts';
import { submitGoodAnswers } from './submit-good-answers.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * Gives a learner purchased courses and progress in them, through the same use cases that the API calls. It is part of the
 * functions workspace because it uses their repositories. A course the learner is already enrolled in is left unchanged, so
 * that a repeat does not undo what a visitor did with the demo.
 */
export async function seedDemoLearner(
  { userId, now }: { userId: string; now: Date },
  table: Table,
): Promise<void> {
  const deps = createLearningDependencies(table);
  const activities = createActivityDependencies(table);
  const [catalog, learner] = await Promise.all([deps.catalog.read(), deps.learners.read(userId)]);
  const daysBefore = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const isEnrolled = (courseId: number) =>
    learner.enrollments.some((enrollment) => enrollment.courseId === courseId);

  for (const taken of demoCourses) {
    const course = findCourse(catalog, taken.courseId);
    if (course && !isEnrolled(course.id)) await take(course, taken);
  }
  if (learner.enrollments.length === 0) {
    await deps.profiles.save(userId, { weeklyGoalMinutes: 120 }, now);
    await reviewDueCards();
    for (const courseId of demoWishlist) await deps.marks.set(userId, 'wish', courseId, true, now);
  }

  async function take(course: CourseRecord, taken: TakenCourse) {
    const enrolledAt = new Date(daysBefore(taken.enrolledDaysAgo).getTime() - 90 * MINUTE_MS);
    await deps.entitlements.grantOnce(userId, {
      entity: 'entitlement',
      name: `purchase#${course.id}`,
      kind: 'purchase',
      courseIds: [course.id],
      startedAt: enrolledAt.toISOString(),
      endsAt: null,
    });
    await enroll({ userId, courseId: course.id, now: enrolledAt }, deps);
    for (const [index, { daysAgo, minutes }] of taken.completed.entries()) {
      const module = course.modules[index];
      if (!module) continue;
      const at = daysBefore(daysAgo);
      if (taken.submitsActivities) await submitAll(module, at);
      const visit = { userId, moduleId: module.id, now: at };
      await recordLearningTime({ ...visit, sittingId: `demo-day-${daysAgo}`, minutes }, deps);
      await recordModuleProgress({ ...visit, completed: true }, deps);
    }
    const next = course.modules[taken.completed.length];
    if (next && taken.reading) await read(course, next, taken.reading);
  }

  /** Answers due cards on some days, so that some are remembered and some are fading. */
  async function reviewDueCards() {
    for (const { daysAgo, ratings } of demoCardReviews) {
      const at = daysBefore(daysAgo);
      const { cards } = await readSpacedReviewSession({ userId, now: at }, deps);
      for (const [index, rating] of ratings.entries()) {
        const card = cards[index];
        if (!card) break;
        const { courseId, cardId, reviewCount } = card;
        const answer = { kind: 'rating', rating } as const;
        await answerReviewCard(
          { userId, courseId, cardId, reviewCount, answer, seconds: 0, isDemo: true, now: at },
          deps,
        );
      }
    }
  }

  async function submitAll(module: ModuleRecord, at: Date) {
    const before = new Date(at.getTime() - MINUTE_MS);
    for (const record of await deps.catalog.readActivities(module.id)) {
      await submitGoodAnswers({ userId, record, now: before }, activities);
    }
  }

  async function read(
    course: CourseRecord,
    { id: moduleId }: ModuleRecord,
    { days, lastBlock }: NonNullable<TakenCourse['reading']>,
  ) {
    for (const { daysAgo, minutes } of days) {
      const sittingId = `demo-day-${daysAgo}`;
      const at = daysBefore(daysAgo);
      await recordLearningTime({ userId, moduleId, sittingId, minutes, now: at }, deps);
    }
    await deps.enrollments.savePosition(userId, course.id, { moduleId, lastBlock });
    await deps.marks.set(userId, 'bookmark', course.id, true, now, moduleId);
  }
}
