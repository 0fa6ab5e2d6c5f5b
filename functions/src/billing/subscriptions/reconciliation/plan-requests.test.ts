import { describe, expect, it } from 'vitest';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import { crashingTable, ProcessCrashed } from '#testing/table/crashing-table.ts';
import { downgradedPlan } from '#testing/billing/downgraded-plan.ts';
import { refuseCalls } from '#testing/stripe/intercept-calls.ts';
import {
  DAY_SECONDS,
  CARD_FAILING_ON_CHARGE,
  openPortalPage,
  openSubscriber,
} from '#testing/billing/subscriber.ts';
import { stripeKeys, unreconciledKeys } from '#table/keys.ts';
import { getItem } from '#table/table.ts';
import { recoverSubscription } from '#billing/reconciler/recover-subscription.ts';
import { cancelSubscription } from '../changes/cancel-subscription.ts';

const billing = setUpBilling();
let harness: BillingHarness;
const open = async (own = billing.table) => (harness = await billing.open({ table: own }));

const isUnreconciled = async (orderId: string) =>
  (await getItem(billing.table, unreconciledKeys.subscription(orderId))) !== undefined;
const invoiceStates = () => harness.stripe.objects().invoices.map(({ status }) => status);

/** Creates a plan that Stripe ended because its renewal was never paid; that invoice is still open. */
async function endedUnpaid() {
  const subscriber = openSubscriber(harness);
  const { orderId } = await subscriber.subscribe('entry');
  await (await openPortalPage(harness, subscriber.userId)).updateCard(CARD_FAILING_ON_CHARGE);
  await harness.advance(60 * DAY_SECONDS);
  const { userId } = subscriber;
  return {
    userId,
    orderId,
    reconcile: (eventId?: string) => subscriber.reconcile(orderId, eventId),
  };
}

describe('changes a plan requests at Stripe', () => {
  it('block neither reconciling nor canceling when a downgrade is refused, and access stays', async () => {
    const plan = await downgradedPlan(await open());
    await plan.setEnd(true);
    refuseCalls(harness.stripe, /^\/v1\/subscription_schedules$/);
    await plan.page.resume();
    await plan.reconcile(`evt_a_${plan.orderId}`);
    expect(harness.counted).toEqual(['PlanChangesRefused']);
    await plan.advanceTo('2027-01-10T10:00:00.000Z');
    expect(await plan.reconcile(`evt_b_${plan.orderId}`)).toMatchObject({ status: 'active' });
    expect(await plan.subscriber.openCourses()).not.toEqual([]);
    expect((await plan.setEnd(true)).cancelAt).not.toBeNull();
    expect(plan.charged()).toEqual([19900, 19900]);
  });

  it('keep an ended plan on the list until its last invoice is closed', async () => {
    await open();
    const { orderId, reconcile } = await endedUnpaid();
    // For example, a bank debit is pending.
    const undo = refuseCalls(harness.stripe, /\/void$/);
    const eventId = `evt_${orderId}`;
    expect(await reconcile(eventId)).toMatchObject({ status: 'canceled', hasPayableInvoice: true });
    expect([invoiceStates(), await isUnreconciled(orderId)]).toEqual([['paid', 'open'], true]);
    undo();
    expect(await reconcile()).toMatchObject({ status: 'canceled', hasPayableInvoice: false });
    expect([invoiceStates(), await isUnreconciled(orderId)]).toEqual([['paid', 'void'], false]);
  });

  it('are counted once a day while refused, and never as a lost event', async () => {
    await open();
    const { userId, orderId, reconcile } = await endedUnpaid();
    const undo = refuseCalls(harness.stripe, /\/void$/);
    await reconcile(`evt_${orderId}`);
    const recover = async (seconds: number) => {
      await harness.advance(seconds);
      await recoverSubscription({ userId, orderId, now: harness.now() }, harness.deps);
      return harness.counted;
    };
    expect(await recover(900)).toEqual(['PlanChangesRefused']);
    expect(await recover(900)).toEqual(['PlanChangesRefused']);
    expect(await recover(DAY_SECONDS)).toEqual(['PlanChangesRefused', 'PlanChangesRefused']);
    expect(await recover(900)).toHaveLength(2);
    undo();
    expect(await recover(900)).toHaveLength(2);
    expect(await isUnreconciled(orderId)).toBe(false);
  });

  it.each([1, 2])(
    'are completed by the next reconciliation when the process crashes after write %i',
    async (write) => {
      const crashing = crashingTable(billing.table);
      await open(crashing.table);
      const { orderId, reconcile } = await endedUnpaid();
      crashing.crashAt(write, 'after');
      await expect(reconcile()).rejects.toBeInstanceOf(ProcessCrashed);
      crashing.recover();
      expect(invoiceStates()).toEqual(['paid', write === 1 ? 'open' : 'void']);
      expect((await reconcile()).hasPayableInvoice).toBe(false);
      expect(invoiceStates()).toEqual(['paid', 'void']);
      expect(await isUnreconciled(orderId)).toBe(false);
    },
  );

  it('are completed by the next reconciliation when the invoice was voided but not recorded', async () => {
    const crashing = crashingTable(billing.table);
    await open(crashing.table);
    const { orderId, reconcile } = await endedUnpaid();
    crashing.crashAt(2, 'before');
    await expect(reconcile()).rejects.toBeInstanceOf(ProcessCrashed);
    crashing.recover();
    expect([invoiceStates(), await isUnreconciled(orderId)]).toEqual([['paid', 'void'], true]);
    await reconcile();
    expect(await isUnreconciled(orderId)).toBe(false);
  });

  it('end a canceled plan although its refund is refused, which raises an alarm', async () => {
    const subscriber = openSubscriber(await open());
    const { userId } = subscriber;
    const { orderId } = await subscriber.subscribe('entry');
    const undo = refuseCalls(harness.stripe, /^\/v1\/refunds$/);
    const cancel = () => cancelSubscription({ userId, orderId, now: harness.now() }, harness.deps);
    expect(await cancel()).toMatchObject({ status: 'canceled', refundedCents: 0 });
    expect(harness.counted).toEqual(['RefundsFailed']);
    expect(await isUnreconciled(orderId)).toBe(true);
    undo();
    expect(await subscriber.reconcile(orderId)).toMatchObject({ refundedCents: 9900 });
    expect(await isUnreconciled(orderId)).toBe(false);
  });

  it('are retried after a lost connection, and the event stays open until then', async () => {
    await open();
    const { orderId, reconcile } = await endedUnpaid();
    const eventId = `evt_${orderId}`;
    harness.stripe.failNext({ method: 'POST', path: /\/void$/, kind: 'lost-before' });
    await expect(reconcile(eventId)).rejects.toThrow('Stripe');
    expect(await getItem(billing.table, stripeKeys.event(eventId))).toBeUndefined();
    expect(await reconcile(eventId)).toMatchObject({
      status: 'canceled',
      hasPayableInvoice: false,
    });
    expect(invoiceStates()).toEqual(['paid', 'void']);
  });
});
