import assert from 'node:assert/strict';
import { invoke } from './deployed-function.ts';
import type { EmulatedHost } from './emulated-request.ts';
import type { Learner } from './learn.ts';

/**
 * Processes the learner's events and checks the reminders with the deployed functions, twice, and expects each notification once.
 *
 * @returns a line for each step
 */
export async function checkNotifications(
  api: EmulatedHost,
  environment: string,
  { userId, accessToken }: Learner,
): Promise<string[]> {
  const list = async () => {
    const path = '/api/users/me/notifications';
    const { status, body } = await api({ token: accessToken, path });
    assert.equal(status, 200, JSON.stringify(body));
    return (body.notifications as { id: string; title: string }[]).map(({ id, title }) => ({
      id,
      title,
    }));
  };
  const day = new Date().toISOString().slice(0, 10);
  const first = await invoke(environment, 'reactions', { replay: { day, userId } });
  const notifications = await list();
  assert.ok(
    notifications.some(({ title }) => title === 'Your free trial has started'),
    JSON.stringify(notifications),
  );
  await invoke(environment, 'reactions', { replay: { day, userId } });
  assert.deepEqual(await list(), notifications);
  // Nothing is due for the learner on the first day, whatever is due for others.
  await invoke(environment, 'reminders', {});
  await invoke(environment, 'reactions', { replay: { day, userId } });
  assert.deepEqual(await list(), notifications);
  return [
    `${first['processed']} events of the learner became ${notifications.length} notifications, and no second ones when they were processed again`,
  ];
}
