import assert from 'node:assert/strict';
import type { Call, EmulatedHost } from './emulated-request.ts';
import { COURSE_ID, type Learner } from './learn.ts';

/**
 * A scenario and a skill check, from the first choice to the result, each handed in twice.
 *
 * @returns what was done, a line each.
 */
export async function practise(
  api: EmulatedHost,
  { userId, accessToken }: Learner,
): Promise<string[]> {
  const call = async (expected: number, request: Call) => {
    const { status, body } = await api({ token: accessToken, ...request });
    assert.equal(status, expected, `${request.path}: ${JSON.stringify(body)}`);
    return body;
  };
  const handIn = async (activityId: string, attemptId: string, payload: object) => {
    const path = `/api/activities/${activityId}/submit`;
    const json = { userId, activityId, attemptId, payload: JSON.stringify(payload) };
    const submission = await call(201, { method: 'POST', path, json });
    assert.deepEqual(await call(201, { method: 'POST', path, json }), submission, 'a repeat');
    const state = await call(200, { path: `/api/users/me/activities/${activityId}` });
    assert.deepEqual([state.submissionCount, state.submission], [1, submission]);
    return `${activityId} handed in twice, stored once: ${submission.score} %`;
  };

  const modules = await call(200, { path: `/api/courses/${COURSE_ID}/modules` });
  const activities: { id: string; type: string; config: string }[] = [];
  for (const { id } of modules) {
    activities.push(...(await call(200, { path: `/api/modules/${id}/activities` })));
  }
  const scenario = activities.find((one) => one.type === 'scenario');
  const check = activities.find((one) => one.type === 'skill-check');
  assert.ok(scenario && check, 'the course has a scenario and a skill check');

  const choices: Record<string, string> = {};
  const { steps } = JSON.parse(scenario.config);
  for (let at = 0; at >= 0 && at < steps.length;) {
    const { id, next } = steps[at].choices[0];
    choices[steps[at].id] = id;
    at = next === undefined ? at + 1 : steps.findIndex((step: { id: string }) => step.id === next);
  }

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
    await handIn(scenario.id, 'emulated-attempt', { choices }),
    await handIn(check.id, attempt.id, {}),
  ];
  const closed = await call(409, { method: 'PUT', path: saving, json: { answers } });
  assert.equal(closed.code, 'attempt_closed');
  const { activityResults } = await call(200, { path: `/api/users/me/courses/${COURSE_ID}` });
  assert.equal(activityResults.length, done.length);
  return done;
}
