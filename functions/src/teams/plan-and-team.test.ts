import { isActive } from '@learning/shared/domain/access';
import { tierLookupKey } from '@learning/shared/contract/webhooks';
import { beforeAll, describe, expect, it } from 'vitest';
import { cancelSubscription } from '#billing/subscriptions/changes/cancel-subscription.ts';
import { reconcileSubscription } from '#billing/subscriptions/reconciliation/reconcile-subscription.ts';
import { checkoutTier } from '#billing/subscriptions/checkout/checkout-tier.ts';
import type { EventType } from '#events/domain-events.ts';
import { eventRepository } from '#events/event-repository.ts';
import { limitRepository } from '#limits/limit-repository.ts';
import { openBillingHarness, type BillingHarness } from '#testing/billing/billing-harness.ts';
import { CARDS } from '#testing/billing/shopper.ts';
import { openSubscriber } from '#testing/billing/subscriber.ts';
import { openTeamHarness, type TeamHarness } from '#testing/api/team-harness.ts';
import { actAs } from '#testing/table/acting-function.ts';
import { answerHandover, offerHandover } from './handover/hand-over.ts';

const owned = { params: { userId: 'me' } };
const PROFESSIONAL_SEATS = 5;

let billing: BillingHarness;
let teams: TeamHarness;
beforeAll(async () => {
  billing = await openBillingHarness();
  teams = openTeamHarness(billing.table);
});

/** Creates a learner who paid for the Executive plan, with members. */
async function paidTeam(memberCount = 6) {
  teams.now = billing.now();
  const ownerId = billing.learner();
  const command = { userId: ownerId, tierSlug: 'executive', now: billing.now() };
  const payment = await checkoutTier(command, billing.deps);
  expect(await teams.refused(ownerId, 'getTeam', owned)).toBe('team_not_found');
  await billing.stripe.confirm(payment.clientSecret!, CARDS.good);
  await billing.reconcileAll();
  const members: string[] = [];
  for (let count = 0; count < memberCount; count += 1) {
    teams.now = new Date(billing.now().getTime() + count);
    members.push((await teams.member(ownerId)).memberId);
  }
  return { ownerId, orderId: payment.orderId, members };
}

type Team = Awaited<ReturnType<typeof paidTeam>>;
const openSeats = async ({ members, orderId }: Team) => {
  const access = await Promise.all(members.map((member) => teams.seatAccess(member, orderId)));
  return access.map((item) => isActive(item as { endsAt: string }, billing.now()));
};

const toldOf = async (userId: string, wanted: EventType) =>
  (await eventRepository(billing.table).list(userId))
    .filter(({ type }) => type === wanted)
    .map(({ data }) => data);

/** Gives the plan another price at Stripe, as the portal does. */
async function changeTier({ ownerId, orderId }: Team, tierSlug: string) {
  const { subscriptionId } = (await billing.deps.subscriptions.find(ownerId, orderId))!;
  const { items } = await billing.sdk.subscriptions.retrieve(subscriptionId!);
  const prices = await billing.sdk.prices.list({ lookup_keys: [tierLookupKey(tierSlug)] });
  await billing.sdk.subscriptions.update(subscriptionId!, {
    items: [{ id: items.data[0]!.id, price: prices.data[0]!.id }],
    proration_behavior: 'none',
  });
}

/** Hands the team over to a member. */
async function handOver({ ownerId, orderId }: Team, memberId: string) {
  const now = billing.now();
  const state = (await teams.deps.teams.read(orderId))!;
  const { seatId } = state.seats.find((seat) => seat.memberId === memberId)!;
  const deps = { ...teams.deps, limits: limitRepository(billing.table) };
  await offerHandover({ ownerId, seatId, now }, deps);
  await answerHandover({ userId: memberId, orderId, isAccepted: true, now }, deps);
}

describe('a plan paid at Stripe', () => {
  it('suspends surplus members when ten seats become five (payment case 56)', async () => {
    const team = await paidTeam();
    expect(await openSeats(team)).toEqual(Array(6).fill(true));
    expect(await billing.hasAccess(team.members[0]!, 1)).toBe(true);
    await changeTier(team, 'professional');
    expect(await openSeats(team)).toEqual(Array(6).fill(true));
    await billing.reconcileAll();
    expect(await openSeats(team)).toEqual([true, true, true, true, false, false]);
    expect(await teams.ok(team.ownerId, 'getTeam', owned)).toMatchObject({
      tierName: 'Professional',
      seatsUsed: PROFESSIONAL_SEATS,
      maxUsers: PROFESSIONAL_SEATS,
    });
    expect(billing.stripe.contractViolations()).toEqual([]);
  });

  it('ends access for all members at once when canceled within 24 hours (payment case 58)', async () => {
    const team = await paidTeam();
    const now = billing.now();
    await cancelSubscription({ userId: team.ownerId, orderId: team.orderId, now }, billing.deps);
    expect(await openSeats(team)).toEqual(Array(6).fill(false));
    expect(await teams.ok(team.ownerId, 'getTeam', owned)).toMatchObject({
      isActive: false,
      endedAt: now.toISOString(),
    });
  });

  // Source: rules/notifications.md N19
  it('tells the members that it is paused by a dispute, goes on, and ends, each once', async () => {
    const team = await paidTeam(1);
    const [member] = team.members;
    const told = async () =>
      (await eventRepository(billing.table).list(member!))
        .map(({ type }) => type)
        .filter((type) => type.startsWith('seat') && type !== 'seatTaken');
    const { firstPaymentIntentId } = (await billing.deps.subscriptions.find(
      team.ownerId,
      team.orderId,
    ))!;
    const first = await billing.stripe.openDispute(firstPaymentIntentId!);
    await billing.reconcileAll();
    await billing.reconcileAll();
    expect(await told()).toEqual(['seatPaused']);
    expect(await openSeats(team)).toEqual([false]);
    await billing.stripe.closeDispute(first, 'won');
    await billing.reconcileAll();
    expect(await openSeats(team)).toEqual([true]);
    const second = await billing.stripe.openDispute(firstPaymentIntentId!);
    await billing.reconcileAll();
    await billing.stripe.closeDispute(second, 'lost');
    await billing.reconcileAll();
    expect(await openSeats(team)).toEqual([false]);
    expect((await told()).toSorted()).toEqual([
      'seatEnded',
      'seatPaused',
      'seatPaused',
      'seatRestored',
    ]);
  });

  it('shows the paused members of a plan with one seat, who return with the next upgrade', async () => {
    const { ownerId, orderId, members } = await paidTeam();
    const terms = async (maxUsers: number) => {
      const plan = (await billing.deps.subscriptions.find(ownerId, orderId))!;
      const { tierName, courseIds, accessEndsAt } = plan;
      await teams.applyPlan({ orderId, ownerId, tierName, courseIds, accessEndsAt, maxUsers });
    };
    await terms(1);
    const paused = await teams.ok(ownerId, 'getTeam', owned);
    expect(paused).toMatchObject({ isActive: true, endedAt: null, seatsUsed: 1, maxUsers: 1 });
    expect(paused.members.map(({ isSuspended }) => isSuspended)).toEqual(members.map(() => true));
    const invitation = { ...owned, body: { email: 'new@example.org' } };
    expect(await teams.refused(ownerId, 'inviteMember', invitation)).toBe('team_not_found');

    const [first] = paused.members;
    const params = { userId: 'me', seatId: first!.seatId };
    const rest = await teams.ok(ownerId, 'removeMember', { params });
    expect(rest.members).toHaveLength(members.length - 1);
    await terms(10);
    const returned = await teams.ok(ownerId, 'getTeam', owned);
    expect(returned.members.map(({ isSuspended }) => isSuspended)).toEqual(
      rest.members.map(() => false),
    );

    await terms(1);
    for (const { seatId } of rest.members) {
      await teams.ok(ownerId, 'removeMember', { params: { userId: 'me', seatId } });
    }
    expect(await teams.refused(ownerId, 'getTeam', owned)).toBe('team_not_found');
  });

  // Source: rules/access.md A30
  it.each(['billing', 'stripe-webhook', 'billing-reconciler', 'operating'] as const)(
    'goes back to its payer when %s finds one seat left of a team that was handed over',
    async (functionName) => {
      const team = await paidTeam(1);
      const { ownerId: userId, orderId, members } = team;
      await handOver(team, members[0]!);
      await changeTier(team, 'entry');
      const command = { userId, orderId, now: billing.now() };
      await actAs(functionName, () => reconcileSubscription(command, billing.deps));
      expect(await teams.ok(userId, 'getTeam', owned)).toMatchObject({
        isPaidByOwner: true,
        maxUsers: 1,
        seatsUsed: 1,
      });
      expect(await openSeats(team)).toEqual([false]);
      expect(await billing.hasAccess(userId, 1)).toBe(true);
    },
  );

  // Source: rules/access.md A30
  it('goes back to its payer when the new owner starts a team of their own', async () => {
    const team = await paidTeam(2);
    const [newOwner, other] = team.members;
    await handOver(team, newOwner!);
    expect(await teams.refused(team.ownerId, 'getTeam', owned)).toBe('team_not_found');
    await openSubscriber(billing, newOwner!).subscribe('professional');
    expect(await teams.ok(newOwner!, 'getTeam', owned)).toMatchObject({
      tierName: 'Professional',
      isPaidByOwner: true,
      members: [],
    });
    const returned = await teams.ok(team.ownerId, 'getTeam', owned);
    expect(returned).toMatchObject({ tierName: 'Executive', isPaidByOwner: true, seatsUsed: 3 });
    expect(returned.members.map(({ email }) => email)).toEqual(
      [newOwner, other].map((userId) => `${userId}@example.org`),
    );
    expect(await openSeats(team)).toEqual([true, true]);
  });

  // Source: rules/notifications.md N19
  it('tells its payer, and no one else, each time it goes back because of another plan', async () => {
    const team = await paidTeam(2);
    const { ownerId, orderId, members } = team;
    const [newOwner, other] = members;
    const told = { orderId, tierName: 'Executive', reason: 'own_plan_started' };
    await handOver(team, newOwner!);
    // The payer is asked to take it back, and has not answered.
    const { seatId } = (await teams.deps.teams.read(orderId))!.seats.find(
      (seat) => seat.memberId === ownerId,
    )!;
    const deps = { ...teams.deps, limits: limitRepository(billing.table) };
    await offerHandover({ ownerId: newOwner!, seatId, now: billing.now() }, deps);
    const subscriber = openSubscriber(billing, newOwner!);
    const { orderId: ownPlan } = await subscriber.subscribe('professional');
    await billing.reconcileAll();
    expect(await toldOf(ownerId, 'teamReturned')).toEqual([told]);
    expect(await toldOf(newOwner!, 'handoverAnswered')).toEqual([]);

    await cancelSubscription(
      { userId: newOwner!, orderId: ownPlan, now: billing.now() },
      billing.deps,
    );
    await handOver(team, newOwner!);
    await openSubscriber(billing, newOwner!).subscribe('professional');
    expect(await toldOf(ownerId, 'teamReturned')).toEqual([told, told]);
    for (const userId of [newOwner!, other!]) {
      expect(await toldOf(userId, 'teamReturned')).toEqual([]);
      expect(await toldOf(userId, 'seatEnded')).toEqual([]);
    }
  });

  it("keeps members' access for 14 days after a failed renewal, then ends it with the plan (payment case 53)", async () => {
    const team = await paidTeam();
    const { sdk, stripe } = billing;
    const customer = (await billing.deps.customers.find(team.ownerId))!;
    const card = await sdk.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
    await sdk.customers.update(customer, {
      invoice_settings: { default_payment_method: card.id },
    });
    await stripe.advance(31 * 86_400);
    await billing.reconcileAll();
    expect((await billing.deps.subscriptions.find(team.ownerId, team.orderId))!.status).toBe(
      'past_due',
    );
    expect(await openSeats(team)).toEqual(Array(6).fill(true));
    await stripe.advance(20 * 86_400);
    await billing.reconcileAll();
    expect(await openSeats(team)).toEqual(Array(6).fill(false));
  });
});
