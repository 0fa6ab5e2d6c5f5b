import { describe, expect, it } from 'vitest';
import { activityState, activitySubmission } from '#testing/activity-samples.ts';
import { withResult, withSubmission } from './store-submission.ts';

const first = activitySubmission({ attemptId: 'attempt-0001', score: 40 });
const worse = activitySubmission({ attemptId: 'attempt-0002', score: 15 });
const better = activitySubmission({ attemptId: 'attempt-0003', score: 85, completed: true });

describe('the cache after a submission', () => {
  it('stores the best, the first of equals, and always the latest', () => {
    const one = withSubmission(activityState(), first);
    const two = withSubmission(one, worse);
    expect([two.submission, two.latestSubmission, two.submissionCount]).toEqual([first, worse, 2]);
    const equal = withSubmission(two, { ...worse, attemptId: 'attempt-0004', score: 40 });
    expect(equal.submission).toBe(first);
    expect(withSubmission(equal, better).submission).toBe(better);
  });

  it('counts a submission that was sent twice once', () => {
    const state = withSubmission(withSubmission(activityState(), first), first);
    expect(state.submissionCount).toBe(1);
  });

  it('carries the best result into the course', () => {
    const results = withResult(withResult(withResult([], first), worse), better);
    expect(results).toEqual([
      {
        activityId: 'late-starts',
        score: 85,
        completed: true,
        completedAt: better.completedAt,
        submissionCount: 3,
      },
    ]);
    expect(withResult(withResult([], first), worse)[0]).toMatchObject({
      score: 40,
      submissionCount: 2,
    });
  });

  it('shows a pass with a lower score than an earlier failure as the best', () => {
    const failed = activitySubmission({ attemptId: 'attempt-0001', score: 75 });
    const passed = activitySubmission({ attemptId: 'attempt-0002', score: 70, completed: true });
    const state = withSubmission(withSubmission(activityState(), failed), passed);
    expect(state.submission).toBe(passed);
    expect(withResult(withResult([], failed), passed)[0]).toMatchObject({
      score: 75,
      completed: true,
      completedAt: passed.completedAt,
    });
  });
});
