import { describe, expect, test } from 'vitest';
import type { ActivityResultRecord } from '#learning/learner-records.ts';
import type { SubmissionRecord } from '../activity-records.ts';
import { droppedAttempts, KEPT_SUBMISSIONS, resultRecordAfter } from './best-result.ts';

const submissionOf = (attemptId: string, score: number): SubmissionRecord => ({
  entity: 'submission',
  attemptId,
  activityId: 'a',
  score,
  feedback: '',
  payload: '{}',
  completed: score >= 70,
  completedAt: `when ${attemptId} was graded`,
});

const after = (...submissions: readonly SubmissionRecord[]) =>
  submissions.reduce<ActivityResultRecord | undefined>(
    (before, submission) => resultRecordAfter(before, submission, 1),
    undefined,
  );

describe('the stored result of an activity', () => {
  test('holds everything about a first submission', () => {
    expect(after(submissionOf('one', 60))).toEqual({
      entity: 'activityResult',
      courseId: 1,
      activityId: 'a',
      score: 60,
      completed: false,
      completedAt: 'when one was graded',
      submissionCount: 1,
      bestAttemptId: 'one',
      latestAttemptId: 'one',
      keptAttemptIds: ['one'],
      version: 1,
    });
  });

  test.each([
    ['a better submission', 65, 'two'],
    ['an equal submission', 60, 'one'],
    ['a worse submission', 50, 'one'],
    ['a pass', 80, 'two'],
  ])('points to the best and the latest attempt after %s', (_case, score, best) => {
    expect(after(submissionOf('one', 60), submissionOf('two', score))).toMatchObject({
      bestAttemptId: best,
      latestAttemptId: 'two',
      submissionCount: 2,
      version: 2,
    });
  });

  test('names no best attempt when the stored result names none', () => {
    const { bestAttemptId: _none, ...before } = after(submissionOf('one', 60))!;
    const result = resultRecordAfter(before, submissionOf('two', 50), 1);
    expect(result).not.toHaveProperty('bestAttemptId');
    expect(result.latestAttemptId).toBe('two');
  });

  test('keeps the best and the last attempts, and drops one of the others with each more', () => {
    const ids = Array.from({ length: 60 }, (_, index) => `attempt-${index}`);
    let before: ActivityResultRecord | undefined;
    const stored = new Set<string>();
    for (const [index, id] of ids.entries()) {
      const result = resultRecordAfter(before, submissionOf(id, index === 20 ? 50 : 10), 1);
      stored.add(id);
      for (const dropped of droppedAttempts(before, result)) stored.delete(dropped);
      before = result;
      expect([...stored]).toEqual(result.keptAttemptIds);
      expect(stored.size).toBeLessThanOrEqual(KEPT_SUBMISSIONS + 1);
    }
    expect([...stored]).toEqual(['attempt-20', ...ids.slice(-KEPT_SUBMISSIONS)]);
    expect(before).toMatchObject({ bestAttemptId: 'attempt-20', submissionCount: 60 });
  });

  test('of an older release keeps the attempts it names', () => {
    const { keptAttemptIds: _none, ...before } = after(
      submissionOf('one', 60),
      submissionOf('two', 50),
    )!;
    const result = resultRecordAfter(before, submissionOf('three', 50), 1);
    expect(result.keptAttemptIds).toEqual(['one', 'two', 'three']);
    expect(droppedAttempts(before, result)).toEqual([]);
  });
});
