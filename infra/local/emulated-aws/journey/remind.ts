import {
  learnerKeys,
  notificationKeys,
  purchaseName,
  remindersPartition,
} from '@learning/functions/table/keys';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { invoke } from './deployed-function.ts';
import type { EmulatedHost } from './emulated-request.ts';
import type { Learner } from './learn.ts';
import type { SentMails } from './sent-mails.ts';
import { putter } from './stored-items.ts';

const COURSE_ID = 9;
const RESTING_DAYS = 8;
const DAY_MS = 86_400_000;

/**
 * Runs the deployed reminders for a learner whose course has rested for more than a week, twice, and expects one notification and one
 * mail. The week is stored directly. @returns a line for each step
 */
export async function remind(
  api: EmulatedHost,
  environment: string,
  { userId, accessToken }: Learner,
  { email, mails }: { email: string; mails: SentMails },
): Promise<string[]> {
  await storeRestingCourse(environment, userId);
  const day = new Date().toISOString().slice(0, 10);
  const reminded = async () => {
    const { body } = await api({ token: accessToken, path: '/api/users/me/notifications' });
    return (body.notifications as { title: string }[]).filter(({ title }) =>
      title.startsWith('Pick up'),
    );
  };
  assert.deepEqual(await reminded(), []);
  for (const run of ['first', 'second']) {
    await invoke(environment, 'reminders', {
      source: 'aws.scheduler',
      detail: { task: 'reminders' },
    });
    await invoke(environment, 'reactions', { replay: { day, userId } });
    assert.equal((await reminded()).length, 1, `the ${run} run`);
  }
  await mails.wait(email, /^Pick up/);
  assert.equal((await mails.list(email, /^Pick up/)).length, 1);
  return ['a course that rests for a week: one notification and one mail, also after a second run'];
}

async function storeRestingCourse(environment: string, userId: string): Promise<void> {
  const put = putter(environment);
  const courseId = { N: String(COURSE_ID) };
  const startedAt = { S: new Date(Date.now() - RESTING_DAYS * DAY_MS).toISOString() };
  const dueAt = new Date(Date.now() - 60_000).toISOString();
  const name = `course#${COURSE_ID}`;
  await put(learnerKeys.purchase(userId, COURSE_ID), {
    entity: { S: 'entitlement' },
    name: { S: purchaseName(COURSE_ID) },
    kind: { S: 'purchase' },
    courseIds: { L: [courseId] },
    startedAt,
    endsAt: { NULL: true },
    orderId: { S: 'emulated-order' },
  });
  await put(learnerKeys.enrollment(userId, COURSE_ID), {
    entity: { S: 'enrollment' },
    id: { S: randomUUID() },
    courseId,
    createdAt: startedAt,
    completedAt: { NULL: true },
    lastModuleId: { NULL: true },
    version: { N: '1' },
  });
  await put(notificationKeys.reminder(userId, name), {
    entity: { S: 'reminder' },
    schemaVersion: { N: '1' },
    userId: { S: userId },
    name: { S: name },
    dueAt: { S: dueAt },
    GSI1PK: { S: remindersPartition },
    GSI1SK: { S: `${dueAt}#${userId}#${name}` },
  });
}
