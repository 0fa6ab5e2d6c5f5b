import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import assert from 'node:assert/strict';
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
  const invoke = async (name: string, payload: object) => {
    const { FunctionError, Payload } = await new LambdaClient({}).send(
      new InvokeCommand({
        FunctionName: `learning-${environment}-${name}`,
        Payload: JSON.stringify(payload),
      }),
    );
    const text = Buffer.from(Payload ?? []).toString();
    assert.equal(FunctionError, undefined, `${name}: ${text}`);
    return JSON.parse(text) as Record<string, number>;
  };
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
  const first = await invoke('reactions', { replay: { day, userId } });
  const notifications = await list();
  assert.ok(
    notifications.some(({ title }) => title === 'Your free trial has started'),
    JSON.stringify(notifications),
  );
  await invoke('reactions', { replay: { day, userId } });
  assert.deepEqual(await list(), notifications);
  // Nothing is due for the learner on the first day, whatever is due for others.
  await invoke('reminders', {});
  await invoke('reactions', { replay: { day, userId } });
  assert.deepEqual(await list(), notifications);
  return [
    `${first['processed']} events of the learner became ${notifications.length} notifications, and no second ones when they were processed again`,
  ];
}
