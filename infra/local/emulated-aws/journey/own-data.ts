import { deletionWorkPrefix, privacyWorkPartition } from '@learning/functions/table/keys';
import { strFromU8, unzipSync } from 'fflate';
import assert from 'node:assert/strict';
import { invoke } from './deployed-function.ts';
import type { Call, EmulatedHost } from './emulated-request.ts';
import { signIn, type Learner } from './learn.ts';
import type { SentMails } from './sent-mails.ts';
import { allItems, putter, type StoredItem } from './stored-items.ts';
import { waitFor } from './wait-for.ts';
import type { StripeStandIn } from '../stripe-stand-in.ts';

/** Longer ago than tokens last. */
const ERASED_AT = new Date(Date.now() - 3_600_000).toISOString();

interface Person extends Learner {
  email: string;
}

const callAs = (api: EmulatedHost, token: string) => async (expected: number, request: Call) => {
  const { status, body } = await api({ token, ...request });
  assert.equal(status, expected, `${request.path}: ${JSON.stringify(body)}`);
  return body;
};

/** Asks for the download of a learner's data, waits for it and opens it. @returns a line for each step */
export async function downloadOwnData(
  api: EmulatedHost,
  learner: Person,
  other: Learner,
  mails: SentMails,
): Promise<string[]> {
  const call = callAs(api, learner.accessToken);
  const path = '/api/users/me/privacy';
  const link = `${path}/export/link`;
  assert.equal((await call(200, { method: 'POST', path: `${path}/export` })).state, 'preparing');
  const ready = await waitFor('the download', async () => {
    const { dataExport } = await call(200, { path });
    assert.notEqual(dataExport.state, 'failed');
    return dataExport.state === 'ready' ? dataExport : undefined;
  });
  await callAs(api, other.accessToken)(404, { path: link });
  const response = await fetch((await call(200, { path: link })).url);
  assert.equal(response.status, 200);
  const bytes = new Uint8Array(await response.arrayBuffer());
  assert.equal(bytes.byteLength, ready.sizeBytes);

  const files = unzipSync(bytes);
  const textOf = (name: string) => {
    const file = files[name];
    assert.ok(file, `${name} is missing among ${Object.keys(files).join(', ')}`);
    return strFromU8(file);
  };
  assert.match(textOf('data/Notes and deliverables.json'), /Same day, in plain words\./);
  assert.match(textOf('data/Courses and progress.json'), /HR Documentation/i);
  assert.match(textOf('data/Access and purchases.json'), /Professional/);
  assert.match(textOf('data/Teams.json'), /bob@example\.com/);
  textOf('data/Activities.json');
  assert.ok(Object.keys(files).some((name) => name.startsWith('notes/')));
  await mails.wait(learner.email, /ready/i);
  return [
    `prepared in the background, announced by mail, ${Object.keys(files).length} files in ${Math.round(bytes.byteLength / 1024)} KB`,
    'no address of the file for another learner',
  ];
}

/**
 * Deletes the account of a team's owner after a new sign-in, and looks for what is left of it in the table, at Stripe, and for its member.
 *
 * @returns a line for each step
 */
export async function deleteOwnAccount(
  api: EmulatedHost,
  environment: string,
  { owner, member, password }: { owner: Person; member: Person; password: string },
  { stripe: { emulator }, mails }: { stripe: StripeStandIn; mails: SentMails },
): Promise<string[]> {
  const { email, userId } = owner;
  const call = callAs(api, (await signIn(api, email, password)).accessToken);
  const path = '/api/users/me/privacy';
  const { deletion } = await call(200, { path });
  assert.deepEqual(deletion.plan, {
    tierName: 'Professional',
    memberCount: 1,
    isHandedOver: false,
  });
  assert.ok(await hasSeat(api, member), 'the member has no seat');
  const json = { keepsCertificates: false };
  const request = { method: 'POST', path: `${path}/deletion`, json };
  assert.deepEqual(await call(200, request), { isClosed: true });

  const isWork = ({ PK, SK }: StoredItem) =>
    PK?.S === privacyWorkPartition && SK?.S === `${deletionWorkPrefix}${userId}`;
  const work = await waitFor('the deletion', async () => {
    const found = (await allItems(environment)).find(isWork);
    return found?.['erasedAt']?.S ? found : undefined;
  });
  const login = { email, password };
  const refused = await api({ method: 'POST', path: '/api/auth/login', json: login });
  assert.equal(refused.status, 401, JSON.stringify(refused.body));
  await mails.wait(email, /account is deleted/);

  const { subscriptions } = emulator.objects();
  assert.deepEqual(
    subscriptions.map(({ status }) => status),
    ['canceled'],
  );
  // Stripe's events of the end come when the owner is gone.
  await emulator.deliverDue();
  assert.deepEqual(emulator.contractViolations(), []);
  assert.ok(!(await hasSeat(api, member)), 'the member still has access');
  await mails.wait(member.email, /seat .*has ended/);

  // The second pass, which the schedule runs when all tokens are over: what the reactions wrote meanwhile is erased, too.
  const { PK, SK, ...attributes } = work;
  const wasErased = { ...attributes, erasedAt: { S: ERASED_AT }, claimedUntil: { S: ERASED_AT } };
  const left = await waitFor('the second pass', async () => {
    await putter(environment)({ PK: PK!.S!, SK: SK!.S! }, wasErased);
    await invoke(environment, 'account-deletion', {});
    const items = await allItems(environment);
    const isOwn = (item: StoredItem) =>
      isWork(item) ||
      (item['PK']!.S!.startsWith(`LEARNER#${userId}`) && !item['PK']!.S!.endsWith('#ORDERS'));
    return items.some(isOwn) ? undefined : items;
  });
  const text = JSON.stringify(left);
  for (const words of [email, 'Same day, in plain words.']) {
    assert.ok(!text.includes(words), `"${words}" is still stored`);
  }
  return [
    'signed in again, closed at once, erased in the background: only records of payments left, no address, no note',
    'confirmed by mail; the password signs in no more',
    'the plan has ended at Stripe; the member has no access and was told by mail',
  ];
}

async function hasSeat(api: EmulatedHost, { accessToken }: Learner): Promise<boolean> {
  const { entitlements } = await callAs(api, accessToken)(200, { path: '/api/users/me/access' });
  return entitlements.some(
    ({ kind, isActive }: { kind: string; isActive: boolean }) => kind === 'seat' && isActive,
  );
}
