/** Compares the figures on the static pages with the catalog. */
import { courseReviewPage } from '@learning/content/site/course-review';
import { credentialsPage } from '@learning/content/site/credentials';
import { instructorPage } from '@learning/content/site/instructor';
import { pricingPage } from '@learning/content/site/pricing';
import { tiers } from '@learning/content/tiers';
import { expect, test } from 'vitest';
import { loadContent } from '../load-content.ts';

const courses = (await loadContent()).map((folder) => folder.course);
const core = courses.filter((course) => course.moduleNumber !== null);
const modules = courses.flatMap((course) => course.modules);
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
const resourceCount = sum(modules.map((module) => module.resources.length));
const activityCount = sum(courses.map((course) => course.activities.length));
/** '95+' → 95. */
const figure = (figures: readonly { value: string; label: string }[], label: string) =>
  Number.parseFloat(figures.find((one) => one.label === label)!.value);

test('the feature table counts the courses of each plan', () => {
  const row = (feature: string) =>
    pricingPage.features.rows.find(([name]) => name === feature)!.slice(1);
  const granted = tiers.map((tier) =>
    courses.filter((course) => tier.levels.includes(course.level)),
  );
  const counted = (of: (courseList: typeof courses) => number) =>
    granted.map((courseList) => String(of(courseList)));
  expect(row('All courses')).toEqual(counted((some) => some.length));
  expect(row('Core courses')).toEqual(
    counted((some) => some.filter((course) => course.moduleNumber !== null).length),
  );
  expect(row('Learning hours')).toEqual(
    counted((some) => sum(some.map((course) => course.durationHours))),
  );
  expect(row('Interactive activities')).toEqual(
    counted((some) => sum(some.map((course) => course.activities.length))),
  );
});

test('the framework page counts the core courses', () => {
  const { summary } = courseReviewPage;
  expect(figure(summary, 'courses')).toBe(core.length);
  expect(figure(summary, 'categories')).toBe(new Set(core.map((course) => course.category)).size);
  expect(figure(summary, 'skill levels')).toBe(new Set(core.map((course) => course.level)).size);
  expect(figure(summary, 'learning hours')).toBeLessThanOrEqual(
    sum(core.map((course) => course.durationHours)),
  );
  expect(figure(summary, 'expert-level courses')).toBe(
    core.filter((course) => course.level === 'expert').length,
  );
});

test("the instructor's figures equal the catalog's", () => {
  const { stats } = instructorPage;
  expect(figure(stats, 'courses written')).toBe(courses.length);
  expect(figure(stats, 'scenarios, generators and skill checks')).toBe(activityCount);
  expect(figure(stats, 'documents to take to work')).toBe(resourceCount);
});

test("claims with a basis are true; one without needs the operator's proof", () => {
  const { claims } = credentialsPage;
  expect(figure(claims, 'courses')).toBeLessThanOrEqual(courses.length);
  expect(figure(claims, 'templates')).toBeLessThanOrEqual(resourceCount);
  const minutes = sum(modules.map((module) => module.minutes.activities));
  expect(figure(claims, 'hours of interactive practice')).toBeLessThanOrEqual(minutes / 60);
  const unsupported = claims.filter((claim) => claim.basis === null).map((claim) => claim.label);
  expect(unsupported).toEqual(['case studies']);
});
