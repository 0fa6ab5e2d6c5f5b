import { SAMPLE_LEVELS } from '@learning/content/testing/sample-capstone';
import { randomUUID } from 'node:crypto';
import type { TestApi } from '../api/open-api.ts';
import { enrolledLearner } from './activity-calls.ts';

const ROWS = ['File note', 'Reason'] as const;
const NOTE =
  'The note was written on the same day. It names both people and the reason for the talk, and it was signed.';

export const capstoneLevels = (...levels: string[]) =>
  Object.fromEntries(ROWS.map((row, index) => [row, levels[index]!]));

/** What the sample capstone finds nothing wrong with. */
export const soundCapstone = () => ({
  revises: 0,
  parts: { note: NOTE, reason: NOTE, advice: NOTE },
  facts: { written: '2026-11-18', due: '2026-11-20', pages: '3', copies: '2' } as Record<
    string,
    string
  >,
  marks: Object.fromEntries(
    ROWS.map((row) => [
      row,
      [{ partId: 'note', sentence: 'The note was written on the same day.' }],
    ]),
  ),
  despiteFindings: false,
});

/** Creates a learner of the sample course with the calls of its capstone. */
export async function capstoneLearner(api: TestApi, userId: string = randomUUID()) {
  const learner = await enrolledLearner(api, 1, userId);
  const params = { userId: 'me', id: '1' };
  const rateSamples = (exercise: number, levels: readonly (readonly string[])[]) => ({
    params: { ...params, exerciseId: `exercise-${exercise + 1}` },
    body: {
      levels: Object.fromEntries(
        levels.map((paper, index) => [`paper-${index + 1}`, capstoneLevels(...paper)]),
      ),
    },
  });
  const calls = {
    ...learner,
    userId,
    view: () => learner.ok('getCapstone', { params }),
    rateSamples,
    calibrate: async () => {
      for (const [exercise, levels] of SAMPLE_LEVELS.entries()) {
        await learner.ok('rateSamples', rateSamples(exercise, levels));
      }
    },
    handIn: (change: Partial<ReturnType<typeof soundCapstone>> = {}) => ({
      params,
      body: { ...soundCapstone(), ...change },
    }),
    /** Calibrates and hands in. */
    submit: async () => {
      await calls.calibrate();
      await learner.ok('handInCapstone', calls.handIn());
    },
    start: { params },
    rating: (ratingId: string, levels: readonly string[], comment = '') => ({
      params: { ...params, ratingId },
      body: { levels: capstoneLevels(...levels), comment },
    }),
    /** Gets a paper and rates it. */
    rate: async (...levels: string[]) => {
      const { ratingId } = await learner.ok('startPeerRating', { params });
      await learner.ok('ratePaper', calls.rating(ratingId, levels, 'Name the day.'));
      return ratingId;
    },
    report: (ratingId: string, what: 'paper' | 'comment') => ({
      params: { ...params, ratingId },
      body: { what, reason: 'It names a colleague.' },
    }),
    assess: (...levels: string[]) => ({ params, body: { levels: capstoneLevels(...levels) } }),
  };
  return calls;
}
