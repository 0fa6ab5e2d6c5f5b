import { describe, expect, test } from 'vitest';
import { achievementsOf, type AchievementId, type LearningHistory } from './achievements.ts';
import { quarterHourOf } from '../time/learning-time.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const none: LearningHistory = {
  completedAt: [],
  enrolledAt: [],
  learningTime: [],
  consistentSince: null,
};
const find = (
  id: AchievementId,
  history: Partial<LearningHistory>,
  { timeZone = 'UTC', at = now } = {},
) =>
  achievementsOf({ ...none, ...history }, at, timeZone).find(
    (achievement) => achievement.id === id,
  )!;
/** Returns one minute of learning at the same time on several days in a row. */
const daily = (first: string, days: number) =>
  Array.from({ length: days }, (_, index) => ({
    ...quarterHourOf(new Date(Date.parse(first) + index * 86_400_000)),
    minutes: 1,
  }));

describe('achievements', () => {
  test('are three for a new learner, none of them earned', () => {
    expect(achievementsOf(none, now, 'UTC')).toEqual([
      {
        id: 'course-completer',
        name: 'Course Completer',
        description: 'Complete your first course',
        earnedAt: null,
        current: 0,
        target: 1,
      },
      {
        id: 'knowledge-seeker',
        name: 'Knowledge Seeker',
        description: 'Enroll in 3 courses',
        earnedAt: null,
        current: 0,
        target: 3,
      },
      {
        id: 'consistent-learner',
        name: 'Consistent Learner',
        description: 'Learn 7 days straight',
        earnedAt: null,
        current: 0,
        target: 7,
      },
    ]);
  });
});

describe('Course Completer', () => {
  test('is earned with the earliest completion', () => {
    const completedAt = ['2026-11-05T09:00:00.000Z', '2026-11-03T09:00:00.000Z'];
    expect(find('course-completer', { completedAt })).toMatchObject({
      earnedAt: '2026-11-03T09:00:00.000Z',
      current: 1,
    });
  });
});

describe('Knowledge Seeker', () => {
  const enrolledAt = ['2026-11-09', '2026-11-01', '2026-11-20', '2026-11-05'].map(
    (date) => `${date}T09:00:00.000Z`,
  );

  test('is two of three before the third enrollment', () => {
    expect(find('knowledge-seeker', { enrolledAt: enrolledAt.slice(0, 2) })).toMatchObject({
      earnedAt: null,
      current: 2,
    });
  });

  test('is earned with the third enrollment by time, and never counts beyond three', () => {
    expect(find('knowledge-seeker', { enrolledAt })).toMatchObject({
      earnedAt: '2026-11-09T09:00:00.000Z',
      current: 3,
    });
  });
});

describe('Consistent Learner', () => {
  const learned = (days: number) => ({ learningTime: daily('2026-11-01T10:07:00Z', days) });
  const on = (date: string) => ({ at: new Date(`${date}T12:00:00Z`) });

  test('counts the days of the current streak', () => {
    expect(find('consistent-learner', learned(6), on('2026-11-06')).current).toBe(6);
    expect(find('consistent-learner', learned(6), on('2026-11-08'))).toMatchObject({
      earnedAt: null,
      current: 0,
    });
  });

  test('is earned on the seventh day, when learning began that day', () => {
    expect(find('consistent-learner', learned(7), on('2026-11-07'))).toMatchObject({
      earnedAt: '2026-11-07T10:00:00.000Z',
      current: 7,
    });
  });

  test('keeps its date when the streak continues and when it ends', () => {
    for (const days of [8, 14]) {
      expect(find('consistent-learner', learned(days)).earnedAt).toBe('2026-11-07T10:00:00.000Z');
    }
    expect(find('consistent-learner', learned(7), on('2027-03-01')).current).toBe(7);
  });

  test("counts days in the learner's time zone", () => {
    const learningTime = daily('2026-11-02T23:30:00Z', 7);
    const inBerlin = find('consistent-learner', { learningTime }, { timeZone: 'Europe/Berlin' });
    expect(inBerlin.earnedAt).toBe('2026-11-08T23:30:00.000Z');
    const split = [...daily('2026-11-02T22:30:00Z', 3), ...daily('2026-11-05T23:30:00Z', 4)];
    const inUtc = { learningTime: split };
    expect(find('consistent-learner', inUtc).earnedAt).toBe('2026-11-08T23:30:00.000Z');
    // In Berlin there is no learning on the 5th: 23:30 on the 4th, then 00:30 on the 6th.
    expect(find('consistent-learner', inUtc, { timeZone: 'Europe/Berlin' }).earnedAt).toBeNull();
  });
});
