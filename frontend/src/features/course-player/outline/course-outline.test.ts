import { describe, expect, it } from 'vitest';
import { moduleSummary } from '#testing/catalog-samples.ts';
import { moduleProgress } from '#testing/learning-samples.ts';
import {
  milestonesOf,
  neighborsOf,
  outlineOf,
  printActivities,
  resumeModule,
} from './course-outline.ts';

const modules = ['c', 'a', 'b'].map((id) =>
  moduleSummary({ id, order: 'abc'.indexOf(id) + 1, title: id }),
);
const outline = (...completed: string[]) =>
  outlineOf(
    modules,
    completed.map((moduleId) => moduleProgress({ moduleId, completed: true })),
    [],
  );

describe('the outline of a course', () => {
  it('lists the modules in order, with their status', () => {
    expect(outline('b').map(({ module, isCompleted }) => [module.id, isCompleted])).toEqual([
      ['a', false],
      ['b', true],
      ['c', false],
    ]);
  });

  it('does not mark a reopened module complete', () => {
    const reopened = outlineOf(modules, [moduleProgress({ moduleId: 'a', completed: false })], []);
    expect(reopened.some(({ isCompleted }) => isCompleted)).toBe(false);
  });

  it.each([
    [[], [], ''],
    [['one'], [], '1 activity'],
    [['one', 'two'], [], '2 activities'],
    [['one', 'two'], ['two'], '1 of 2 done'],
    [['one'], ['one'], 'activity done'],
    [['one', 'two'], ['two', 'one', 'elsewhere'], 'activities done'],
  ])('prints activities %j of which %j are passed as %j', (activityIds, passed, text) => {
    const [entry] = outlineOf(
      [moduleSummary({ activityIds })],
      [],
      passed.map((activityId) => result(activityId, true)),
    );
    expect(printActivities(entry!)).toBe(text);
  });

  it('does not count a failed activity as passed', () => {
    const failed = [result('one', false)];
    const [entry] = outlineOf([moduleSummary({ activityIds: ['one'] })], [], failed);
    expect(entry?.openActivityIds).toEqual(['one']);
  });

  it.each([
    ['the first module of a course just begun', [], null, 'a'],
    ['the module last opened', [], 'b', 'b'],
    ['the next one when that is completed', ['b'], 'b', 'c'],
    ['an earlier one when nothing later is left', ['b', 'c'], 'c', 'a'],
    ['the first when all are completed', ['a', 'b', 'c'], 'c', 'a'],
    ['the first open one when the last module is gone', ['a'], 'removed', 'b'],
  ])('resumes at %s', (_, completed, last, expected) => {
    expect(resumeModule(outline(...completed), last)?.id).toBe(expected);
  });

  it('finds the previous and the next module', () => {
    expect(neighborsOf(outline(), 'a')).toMatchObject({ previous: undefined, next: { id: 'b' } });
    expect(neighborsOf(outline(), 'c')).toMatchObject({ previous: { id: 'b' }, next: undefined });
    expect(neighborsOf(outline(), undefined)).toEqual({ previous: undefined, next: undefined });
  });
});

describe('the milestones of a course', () => {
  const on = (day: number) =>
    moduleProgress({ moduleId: `m${day}`, completedAt: `2026-11-0${day}T09:00:00Z` });

  it('are dated by the modules that reached them, in any order', () => {
    expect(milestonesOf([on(5), on(2), on(4)], 5)).toEqual({
      firstModule: { isReached: true, reachedAt: '2026-11-02T09:00:00Z' },
      halfCourse: { isReached: true, reachedAt: '2026-11-05T09:00:00Z' },
    });
  });

  it('are not reached by modules that were reopened', () => {
    const reopened = moduleProgress({ completed: false, completedAt: null });
    expect(milestonesOf([reopened], 2).firstModule).toEqual({ isReached: false, reachedAt: null });
  });

  it.each([
    [1, 2, true],
    [2, 5, false],
    [3, 5, true],
    [1, 1, true],
  ])('%i of %i modules being half of the course: %s', (completed, total, isReached) => {
    const progress = [1, 2, 3].slice(0, completed).map(on);
    expect(milestonesOf(progress, total).halfCourse.isReached).toBe(isReached);
  });
});

function result(activityId: string, completed: boolean) {
  const completedAt = '2026-11-03T09:00:00Z';
  return { activityId, score: completed ? 90 : 40, completed, completedAt, submissionCount: 1 };
}
