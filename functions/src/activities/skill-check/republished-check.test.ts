import type { SkillCheckConfig } from '@learning/content/schema';
import type { SkillCheckSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { activityCalls, enrolledLearner } from '#testing/learning/activity-calls.ts';
import { openApi } from '#testing/api/open-api.ts';
import { createSampleTable, publishSample } from '#testing/catalog/sample-catalog.ts';

const CHECK = 'record-keeping-skill-check';

describe('content that is published while an attempt is open', () => {
  const republish = async (change: Parameters<typeof publishSample>[1]) => {
    const changed = await createSampleTable();
    const userId = randomUUID();
    const before = activityCalls(await enrolledLearner(openApi(changed), 1, userId), CHECK);
    const attempt = await before.start();
    await before.save(attempt.id, { q1: 'He was late', q3: 'within-one-day' });
    await publishSample(changed, change);
    // A new API has not cached the catalog yet.
    return { attempt, check: activityCalls(openApi(changed).as(userId), CHECK) };
  };

  test('changes neither the questions of the attempt nor its grading', async () => {
    const { attempt, check } = await republish(({ activities }) => {
      const activity = activities.get(CHECK)!;
      activity.passingScore = 50;
      const { questions, feedback, badge } = activity.config as SkillCheckConfig;
      questions[0]!.correctAnswer = 'He is lazy';
      questions[0]!.explanation = 'new-explanation';
      questions[1]!.question = 'Changed?';
      questions[2]!.id = 'q4';
      feedback.failing = 'new-failing';
      badge.name = 'New Name';
    });
    expect((await check.start()).questions).toEqual(attempt.questions);
    expect((await check.state()).attempt?.questions).toEqual(attempt.questions);
    const submission = await check.submit({ answers: { q2: ['Rumor'] } }, attempt.id);
    expect(submission).toMatchObject({
      score: 67,
      completed: false,
      feedback: 'failing-feedback',
    });
    const { results, badge } = JSON.parse(submission.payload) as SkillCheckSubmissionPayload;
    expect(results).toMatchObject({ earnedPoints: 20, totalPoints: 30, passed: false });
    expect(results.questionResults.map((result) => result.questionId)).toEqual(['q1', 'q2', 'q3']);
    expect(results.questionResults[0]!.question).toBe('Which one is a fact?');
    expect(badge.name).toBe('Record Keeper');
  });

  test('can change the type of the activity, which then hides the attempt', async () => {
    const { check } = await republish(({ activities }) => {
      const scenario = activities.get('record-keeping-scenario')!;
      const { id, moduleId } = activities.get(CHECK)!;
      activities.set(CHECK, { ...scenario, id, moduleId });
    });
    expect(await check.state()).toMatchObject({ attempt: null, submissionCount: 0 });
    expect(await check.startRefused()).toBe('activity_not_found');
  });
});
