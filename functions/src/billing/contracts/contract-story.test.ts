import { createBillingRepositories } from '#billing/open-billing.ts';
import { cancelSubscription } from '#billing/subscriptions/changes/cancel-subscription.ts';
import { payOpenInvoice } from '#billing/subscriptions/changes/pay-open-invoice.ts';
import { setSubscriptionEnd } from '#billing/subscriptions/changes/set-subscription-end.ts';
import { openSubscriber } from '#testing/billing/subscriber.ts';
import { crashingTable } from '#testing/table/crashing-table.ts';
import { runContracts } from './run-contracts.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { queryPartition } from '#table/table.ts';
import { contractWorkPartition, unreconciledPartition } from '#table/keys.ts';
import { openCompany, OWNER_EMAIL, type Company } from '#testing/billing/company.ts';
import { createCatalogTable, openBillingHarness } from '#testing/billing/billing-harness.ts';
import { openWebhook } from '#testing/billing/webhook-harness.ts';
import { failOnContractViolations } from '#testing/stripe/contract-violations.ts';
import type { StripeEmulator } from '@learning/stripe-emulator/emulator';

const HOUR = 3_600;
const DAY = 86_400;
const COURSE = 1;

/** What becomes of Stripe's events: each arrives at once; none does; all arrive late, twice and in the wrong order. */
type News = 'prompt' | 'lost' | 'late';

let stripe: StripeEmulator | undefined;
afterEach(() => {
  if (stripe) failOnContractViolations(stripe);
});

async function openStory(news: News) {
  const harness = await openBillingHarness({ table: await createCatalogTable() });
  ({ stripe } = harness);
  const webhook = openWebhook(harness);
  let delivered = 0;
  const deliver = async () => {
    const fresh = webhook.since(delivered);
    delivered += fresh.length;
    if (news === 'lost') return;
    const late = fresh.toReversed().flatMap((event) => [event, event]);
    const due = news === 'prompt' ? fresh : late;
    for (const event of due) await webhook.deliver(event);
  };
  /** Moves the clock, with a visit of the reconciler at the end, as every few hours. */
  const pass = async (seconds: number) => {
    await harness.advance(seconds);
    // Prompt and late events come before and after the reconciler.
    if (news === 'prompt') await deliver();
    await webhook.runReconciler('orders');
    await webhook.runReconciler('subscriptions');
    if (news === 'late') await deliver();
  };
  const company = await openCompany(harness);
  harness.learnersByEmail.set(OWNER_EMAIL, company.ownerId);
  const open = async (ids: readonly string[]) => {
    const all = await Promise.all(ids.map((id) => harness.hasAccess(id, COURSE)));
    return all.filter(Boolean).length;
  };
  return { harness, company, pass, open };
}

const seatsOf = async (company: Company) => (await company.team()).team.seatsUsed;

describe.each<News>(['prompt', 'lost', 'late'])(
  'a contract for 60 seats, with %s events,',
  (news) => {
    it('opens, pauses, renews and ends for everyone at the right time', async () => {
      const { harness, company, pass, open } = await openStory(news);

      // Agreed today: the reconciler starts it, before anything is paid.
      await pass(0);
      expect(await company.contract()).toMatchObject({ state: 'started', waitsFor: null });
      expect(await company.plan()).toMatchObject({
        status: 'active',
        maxUsers: 60,
        firstPaidAt: null,
      });
      const members = await company.join(59);
      expect(await seatsOf(company)).toBe(60);
      expect(await open([company.ownerId, ...members])).toBe(60);
      await expect(company.join(1)).rejects.toThrow('seats_taken');

      // The invoice is due in 30 days, and access stays for 14 more.
      await pass(31 * DAY);
      expect((await company.plan()).status).toBe('past_due');
      expect(await open(members)).toBe(59);
      await pass(14 * DAY - HOUR);
      expect(await open([company.ownerId, ...members])).toBe(0);
      expect(await seatsOf(company)).toBe(60);

      // Paid, it is open again to the end of the term and beyond.
      await company.transfer();
      await pass(HOUR);
      expect(await open([company.ownerId, ...members])).toBe(60);
      expect(await company.plan()).toMatchObject({ status: 'active', cancelAt: null });

      // It renews without a person, also when no one looks for a week.
      await pass(327 * DAY);
      expect(await open(members)).toBe(59);
      expect((await company.plan()).currentPeriodStart).toMatch(/^2027-11-18/);
      await company.transfer();
      await pass(HOUR);
      expect((await company.plan()).paidUntil).toMatch(/^2028-11-18/);

      // Fewer seats at the next renewal, and the end after it: everyone stays, no one joins.
      await company.change({ seats: 40, renewal: 'ends' });
      await pass(HOUR);
      expect(await company.plan()).toMatchObject({ maxUsers: 40 });
      expect((await company.plan()).cancelAt).toMatch(/^2028-11-18/);
      expect(await seatsOf(company)).toBe(60);
      expect(await open(members)).toBe(59);
      await expect(company.join(1)).rejects.toThrow('seats_taken');

      // It ends for everyone at once, and leaves nothing to do.
      await harness.advance(
        Date.parse('2028-11-18T08:59:59Z') / 1000 - harness.now().getTime() / 1000,
      );
      expect(await open([company.ownerId, ...members])).toBe(60);
      await pass(1);
      expect(await open([company.ownerId, ...members])).toBe(0);
      await pass(DAY);
      await pass(DAY);
      expect(await company.plan()).toMatchObject({ status: 'canceled' });
      expect(await queryPartition(harness.table, unreconciledPartition)).toEqual([]);
      expect(await queryPartition(harness.table, contractWorkPartition)).toEqual([]);
    });
  },
);

it('is not renewed while its invoice is unpaid, and goes on once it is paid', async () => {
  const { company, pass } = await openStory('prompt');
  await pass(0);
  await pass(40 * DAY);
  expect((await company.plan()).cancelAt).toMatch(/^2027-11-18/);
  await company.transfer();
  await pass(HOUR);
  expect(await company.plan()).toMatchObject({ status: 'active', cancelAt: null });
});

it('waits for the account of its owner, and for the end of their own plan', async () => {
  const { harness, company, pass } = await openStory('lost');
  harness.learnersByEmail.clear();
  await pass(0);
  expect(await company.contract()).toMatchObject({ state: 'agreed', waitsFor: 'account' });
  const own = openSubscriber(harness, company.ownerId);
  const { orderId } = await own.subscribe('entry');
  harness.learnersByEmail.set(OWNER_EMAIL, company.ownerId);
  await pass(HOUR);
  expect(await company.contract()).toMatchObject({ state: 'agreed', waitsFor: 'other_plan' });
  const { userId } = own;
  await cancelSubscription({ userId, orderId, now: harness.now() }, harness.deps);
  await pass(HOUR);
  await pass(HOUR);
  expect(await company.contract()).toMatchObject({ state: 'started', waitsFor: null });
});

it('starts on its day, once, although Stripe does not respond at first', async () => {
  const { harness, company, pass } = await openStory('lost');
  harness.stripe.failNext({ method: 'POST', path: /subscriptions$/, kind: 'lost-after' });
  await expect(pass(0)).rejects.toThrow(/Reconciling orders: 1 of 1 failed/);
  await pass(HOUR);
  expect(harness.stripe.objects().subscriptions).toHaveLength(1);
  expect(await company.plan()).toMatchObject({ status: 'active' });
  expect(harness.stripe.objects().customers.map(({ name }) => name)).toContain('Acme');
});

it('cannot be canceled, changed or refunded by its owner', async () => {
  const { harness, company, pass } = await openStory('prompt');
  await pass(0);
  const own = { userId: company.ownerId, now: harness.now() };
  await expect(
    setSubscriptionEnd({ ...own, atPeriodEnd: true }, harness.deps),
  ).rejects.toMatchObject({ code: 'plan_by_contract' });
  const { orderId } = await company.plan();
  await expect(cancelSubscription({ ...own, orderId }, harness.deps)).rejects.toMatchObject({
    code: 'cancellation_closed',
  });
  // The invoice is a draft for an hour; then its page is where it is paid.
  await pass(2 * HOUR);
  expect(await payOpenInvoice(own, harness.deps)).toMatchObject({ outcome: 'confirm' });
});

it('gives a large team its new terms although the process stops in between', async () => {
  const { harness, company, pass, open } = await openStory('prompt');
  await pass(0);
  const members = await company.join(45);
  await company.change({ courseIds: [2] });
  const crashing = crashingTable(harness.table);
  const deps = { ...harness.deps, ...createBillingRepositories(crashing.table, () => {}) };
  // The plan, its team, and the first members.
  crashing.crashAt(4, 'after');
  await runContracts({ now: harness.now(), hasTime: () => true }, deps);
  expect(crashing.recover()).toBe(true);
  expect((await company.team()).team.spread).not.toBeNull();
  await pass(HOUR);
  expect(await open(members)).toBe(0);
  expect(await harness.hasAccess(members[44]!, 2)).toBe(true);
});
