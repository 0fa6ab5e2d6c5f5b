/** Compares the figures on the static pages with the catalog. */
import { courseReviewPage } from '@learning/content/site/course-review';
import { credentialsPage } from '@learning/content/site/credentials';
import { instructorPage } from '@learning/content/site/instructor';
import { courseMinutes } from '@learning/content/hours';
import { addMinutes, totalMinutes } from '@learning/shared/domain/learning/study-minutes';
import { expect, test } from 'vitest';
import { loadContent } from '../load-content.ts';

const folders = await loadContent();
const courses = folders.map((folder) => folder.course);
const core = folders.filter(({ course }) => course.moduleNumber !== null);
const modules = courses.flatMap((course) => course.modules);
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
const resourceCount = sum(modules.map((module) => module.resources.length));
const activityCount = sum(courses.map((course) => course.activities.length));
/** '95+' → 95. */
const figure = (figures: readonly { value: string; label: string }[], label: string) =>
  Number.parseFloat(figures.find((one) => one.label === label)!.value);

test('the framework page counts the core courses', () => {
  const { summary } = courseReviewPage;
  expect(figure(summary, 'courses')).toBe(core.length);
  expect(figure(summary, 'categories')).toBe(
    new Set(core.map(({ course }) => course.category)).size,
  );
  expect(figure(summary, 'skill levels')).toBe(
    new Set(core.map(({ course }) => course.level)).size,
  );
  expect(figure(summary, 'learning hours')).toBeLessThanOrEqual(
    totalMinutes(addMinutes(core.map(courseMinutes))) / 60,
  );
  expect(figure(summary, 'expert-level courses')).toBe(
    core.filter(({ course }) => course.level === 'expert').length,
  );
});

test("the instructor's figures are no more than the catalog's", () => {
  const { stats } = instructorPage;
  expect(figure(stats, 'courses written')).toBe(courses.length);
  expect(figure(stats, 'scenarios, generators and skill checks')).toBeLessThanOrEqual(
    activityCount,
  );
  expect(figure(stats, 'documents to take to work')).toBeLessThanOrEqual(resourceCount);
});

test("claims with a basis are true; one without needs the operator's proof", () => {
  const { claims } = credentialsPage;
  expect(figure(claims, 'courses')).toBeLessThanOrEqual(courses.length);
  expect(figure(claims, 'templates')).toBeLessThanOrEqual(resourceCount);
  const { activities } = addMinutes(folders.map(courseMinutes));
  expect(figure(claims, 'hours of interactive practice')).toBeLessThanOrEqual(activities / 60);
  const unsupported = claims.filter((claim) => claim.basis === null).map((claim) => claim.label);
  expect(unsupported).toEqual(['case studies']);
});
