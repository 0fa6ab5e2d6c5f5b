import assert from 'node:assert/strict';
import type { Call, EmulatedHost } from './emulated-request.ts';
import { COURSE_ID, type Learner } from './learn.ts';

interface LookedBackStep {
  stepId: string;
  choices: { id: string }[];
}

/**
 * Completes a scenario and a skill check, and submits each one twice.
 *
 * @returns a line for each step
 */
export async function submitActivities(
  api: EmulatedHost,
  { userId, accessToken }: Learner,
): Promise<string[]> {
  const call = async (expected: number, request: Call) => {
    const { status, body } = await api({ token: accessToken, ...request });
    assert.equal(status, expected, `${request.path}: ${JSON.stringify(body)}`);
    return body;
  };
  const submitTwice = async (activityId: string, attemptId: string, payload: object) => {
    const path = `/api/activities/${activityId}/submit`;
    const json = { userId, activityId, attemptId, payload: JSON.stringify(payload) };
    const submission = await call(201, { method: 'POST', path, json });
    assert.deepEqual(
      await call(201, { method: 'POST', path, json }),
      submission,
      'the repeated submission differs',
    );
    const state = await call(200, { path: `/api/users/me/activities/${activityId}` });
    assert.deepEqual([state.submissionCount, state.submission], [1, submission]);
    const result = submission.score === null ? 'not passed' : `${submission.score} %`;
    return `${activityId} submitted twice, stored once: ${result}`;
  };

  const modules = await call(200, { path: `/api/courses/${COURSE_ID}/modules` });
  const activities: { id: string; type: string; config: string }[] = [];
  for (const { id } of modules) {
    activities.push(...(await call(200, { path: `/api/modules/${id}/activities` })));
  }
  const scenario = activities.find((activity) => activity.type === 'scenario');
  const check = activities.find((activity) => activity.type === 'skill-check');
  assert.ok(scenario && check, 'the course lacks a scenario or a skill check');

  const played = `/api/users/me/activities/${scenario.id}/scenario`;
  let playing = await call(201, { method: 'POST', path: played });
  while (playing.step) {
    const json = { stepId: playing.step.id, choiceId: playing.step.choices[0].id };
    const path = `${played}/${playing.id}/decisions`;
    playing = await call(200, { method: 'POST', path, json });
    assert.deepEqual(
      await call(200, { method: 'POST', path, json }),
      playing,
      'a decision differs',
    );
  }

  const marks = playing.lookBack.map(({ stepId, choices }: LookedBackStep) => [
    stepId,
    choices[0]!.id,
  ]);
  const mostHarmful = Object.fromEntries(marks);

  const own = `/api/users/me/activities/${check.id}`;
  const attempt = await call(201, { method: 'POST', path: `${own}/attempts` });
  const answers = Object.fromEntries(
    attempt.questions.map(({ id, options }: { id: string; options: string[] }) => [
      id,
      options[0] ?? 'An answer in my own words.',
    ]),
  );
  const saving = `${own}/attempts/${attempt.id}/answers`;
  await call(200, { method: 'PUT', path: saving, json: { answers } });
  const resumed = await call(201, { method: 'POST', path: `${own}/attempts` });
  assert.deepEqual([resumed.id, resumed.answers], [attempt.id, answers]);

  const done = [
    await submitTwice(scenario.id, playing.id, { mostHarmful }),
    await submitTwice(check.id, attempt.id, {}),
  ];
  const closed = await call(409, { method: 'PUT', path: saving, json: { answers } });
  assert.equal(closed.code, 'attempt_closed');
  const { activityResults } = await call(200, { path: `/api/users/me/courses/${COURSE_ID}` });
  assert.equal(activityResults.length, done.length);
  return done;
}
