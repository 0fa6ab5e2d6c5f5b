import assert from 'node:assert/strict';
import { invoke } from './deployed-function.ts';
import type { Call, EmulatedHost } from './emulated-request.ts';
import type { Learner } from './learn.ts';
import type { SentMails } from './sent-mails.ts';
import type { StripeStandIn } from '../stripe-stand-in.ts';

const BOUGHT_COURSE = 15;
const SEATS = 5;

/** Buys a course, which Stripe's event grants, and cancels it; then subscribes to a plan, in which a member takes a seat. @returns a line for each step */
export async function buy(
  api: EmulatedHost,
  stripe: StripeStandIn,
  owner: Learner,
  member: Learner,
  mails: SentMails,
): Promise<string[]> {
  const { emulator } = stripe;
  const callAs = (token: string) => async (status: number, request: Call) => {
    const response = await api({ token, ...request });
    assert.equal(response.status, status, `${request.path}: ${JSON.stringify(response.body)}`);
    return response.body;
  };
  const call = callAs(owner.accessToken);
  const checkout = (json: object, status = 201) =>
    call(status, { method: 'POST', path: '/api/create-payment-intent', json });
  const pay = async (clientSecret: string) => {
    const { status } = await emulator.confirm(clientSecret, '4242424242424242');
    assert.equal(status, 'succeeded');
    assert.ok((await emulator.deliverDue()) > 0, 'no event was accepted');
  };
  const openCourses = async () => {
    const { entitlements } = await call(200, { path: '/api/users/me/access' });
    return entitlements
      .filter(
        (entitlement: { kind: string; isActive: boolean }) =>
          entitlement.kind === 'purchase' && entitlement.isActive,
      )
      .flatMap((entitlement: { courseIds: number[] }) => entitlement.courseIds);
  };

  const order = await checkout({ courseId: BOUGHT_COURSE });
  assert.equal((await checkout({ courseId: BOUGHT_COURSE })).orderId, order.orderId);
  assert.deepEqual(await openCourses(), [], 'access before the payment');
  await pay(order.clientSecret);
  assert.deepEqual(await openCourses(), [BOUGHT_COURSE]);
  assert.equal((await checkout({ courseId: BOUGHT_COURSE }, 409)).code, 'already_owned');

  const cancellation = `/api/users/me/purchases/${order.orderId}/cancellation`;
  const canceled = await call(200, { method: 'POST', path: cancellation });
  assert.match(canceled.purchases[0].state, /^refund/);
  assert.deepEqual(await openCourses(), []);
  await emulator.deliverDue();

  const plan = await checkout({ pricingTierSlug: 'professional' });
  await pay(plan.clientSecret);
  const { subscription } = await call(200, { path: '/api/users/me/purchases' });
  assert.deepEqual([subscription.status, subscription.maxUsers], ['active', SEATS]);
  const invited = await call(201, {
    method: 'POST',
    path: '/api/users/me/team/invitations',
    json: { email: 'bob@example.com' },
  });
  assert.deepEqual([invited.invitations.length, invited.invitations[0].isSent], [1, true]);
  const accept = (status: number, token: string) =>
    callAs(member.accessToken)(status, {
      method: 'POST',
      path: '/api/invitations/acceptance',
      json: { token },
    });
  await accept(404, 'A'.repeat(43));
  const [, token] = /\/join#([\w-]+)/.exec(await mails.wait('bob@example.com', /invite/i)) ?? [];
  await accept(200, token ?? '');

  const unsigned = await api({ method: 'POST', path: '/webhooks/stripe', json: { id: 'evt_1' } });
  assert.equal(unsigned.status, 400, 'an unsigned event');
  assert.deepEqual(emulator.contractViolations(), []);
  return [
    'two checkouts, one order; its event granted the course; bought again: 409',
    'canceled within a day: refunded, access ended',
    `plan with ${SEATS} seats active, a seat taken by the link in a mail; an unsigned event refused`,
  ];
}

/** Runs each task of the reconciler with the event of its schedule. */
export async function reconcile(environment: string): Promise<string[]> {
  const tasks = ['orders', 'subscriptions', 'nightly'];
  for (const task of tasks) {
    await invoke(environment, 'billing-reconciler', { source: 'aws.scheduler', detail: { task } });
  }
  return [`${tasks.join(', ')}: nothing to reconcile`];
}

/** Sends a visitor's request to the operator twice and expects it to be stored once. */
export async function writeToOperator(api: EmulatedHost): Promise<void> {
  const json = {
    requestId: '3f0c8a52-6f0e-4f0a-9a51-0d4b8a9e7c11',
    topic: 'sales',
    name: 'Ada Example',
    email: 'ada@example.com',
    message: 'Sixty people, performance first.',
  };
  for (const attempt of ['first', 'repeat']) {
    const { status, body } = await api({ method: 'POST', path: '/api/requests', json });
    assert.equal(status, 201, `${attempt}: ${JSON.stringify(body)}`);
    assert.equal(body.requestId, json.requestId);
  }
}
