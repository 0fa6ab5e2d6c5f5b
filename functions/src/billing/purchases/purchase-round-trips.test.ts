import type { Purchases } from '@learning/shared/contract/purchases';
import { beforeAll, describe, expect, test } from 'vitest';
import { limitRepository } from '#limits/limit-repository.ts';
import { learnerKeys } from '#table/keys.ts';
import { deleteItem } from '#table/table.ts';
import { answerHandover, offerHandover } from '#teams/handover/hand-over.ts';
import { openPaymentApi, type PaymentApi } from '#testing/api/payment-api.ts';
import { openTeamHarness, type TeamHarness } from '#testing/api/team-harness.ts';
import { openBillingHarness, type BillingHarness } from '#testing/billing/billing-harness.ts';
import { countRequests } from '#testing/table/record-requests.ts';

const owned = { params: { userId: 'me' } };

let harness: BillingHarness;
let teams: TeamHarness;
beforeAll(async () => {
  harness = await openBillingHarness();
  teams = openTeamHarness(harness.table);
});

/** Lists purchases with the catalog cached. */
async function listed(api: PaymentApi, userId = api.userId) {
  await api.send('listPurchases', {}, userId);
  const counts = countRequests();
  const { body } = await api.send<Purchases>('listPurchases', {}, userId);
  return { ...counts(), ...body };
}

const oneRoundTrip = { roundTrips: 1, requests: 3 };

/** Returns a learner who paid for a plan with seats, and its members. */
async function paidTeam(memberCount: number) {
  const api = openPaymentApi(harness);
  const { orderId } = await api.buy({ pricingTierSlug: 'professional' });
  const members: string[] = [];
  for (let count = 0; count < memberCount; count += 1) {
    teams.now = new Date(harness.now().getTime() + count);
    members.push((await teams.member(api.userId)).memberId);
  }
  return { api, orderId, members };
}

/** Applies other terms to a team, as its plan does when it changes. */
async function change(orderId: string, ownerId: string, terms: { maxUsers: number }) {
  const { tierName, courseIds, accessEndsAt } = (await teams.deps.teams.read(orderId))!.team;
  await teams.applyPlan({ orderId, ownerId, tierName, courseIds, accessEndsAt, ...terms });
}

describe('the purchases of a learner are read in one round trip', () => {
  test('without a plan', async () => {
    const api = openPaymentApi(harness);
    await api.buy({ courseId: 14 });
    expect(await listed(api)).toMatchObject({ ...oneRoundTrip, subscription: null, seats: [] });
  });

  test('with a plan for one person', async () => {
    const api = openPaymentApi(harness);
    await api.buy({ pricingTierSlug: 'entry' });
    expect(await listed(api)).toMatchObject({
      ...oneRoundTrip,
      subscription: { seatsUsed: 1, pausedMembers: 0, maxUsers: 1 },
    });
  });

  test('with a team of their own, with a seat in it, and after leaving it', async () => {
    const { api, members } = await paidTeam(2);
    const subscription = { seatsUsed: 3, pausedMembers: 0, maxUsers: 5 };
    expect(await listed(api)).toMatchObject({ ...oneRoundTrip, subscription, seats: [] });
    const [first, second] = members as [string, string];
    const seat = { tierName: 'Professional', isActive: true, isPaused: false, isOwner: false };
    expect(await listed(api, first)).toMatchObject({ ...oneRoundTrip, seats: [seat] });

    const { seats } = await listed(api, second);
    await teams.ok(api.userId, 'removeMember', {
      params: { userId: 'me', seatId: seats[0]!.seatId },
    });
    expect(await listed(api, second)).toMatchObject({ ...oneRoundTrip, seats: [] });
    expect(await listed(api)).toMatchObject({ ...oneRoundTrip, subscription: { seatsUsed: 2 } });
  });

  test('with paused members, and after the plan has ended', async () => {
    const { api, orderId, members } = await paidTeam(2);
    await change(orderId, api.userId, { maxUsers: 2 });
    const paused = { seatsUsed: 2, pausedMembers: 1 };
    expect(await listed(api)).toMatchObject({ ...oneRoundTrip, subscription: paused });
    const pausedSeat = { isActive: false, isPaused: true };
    expect(await listed(api, members[1])).toMatchObject({ ...oneRoundTrip, seats: [pausedSeat] });

    await harness.sdk.subscriptions.cancel(harness.stripe.objects().subscriptions.at(-1)!.id);
    await harness.reconcileAll();
    expect(await listed(api)).toMatchObject({
      ...oneRoundTrip,
      subscription: { isGranting: false },
    });
    const ended = { isActive: false, isPaused: false };
    expect(await listed(api, members[0])).toMatchObject({ ...oneRoundTrip, seats: [ended] });
  });

  test('when a member has taken the team over', async () => {
    const { api, orderId, members } = await paidTeam(1);
    const [seat] = (await teams.deps.teams.read(orderId))!.seats;
    const deps = { ...teams.deps, limits: limitRepository(harness.table) };
    const { seatId, memberId } = seat!;
    const now = harness.now();
    await offerHandover({ ownerId: api.userId, seatId, now }, deps);
    await answerHandover({ userId: memberId, orderId, isAccepted: true, now }, deps);
    expect(await teams.ok(memberId, 'getTeam', owned)).toMatchObject({ isPaidByOwner: false });
    const subscription = { seatsUsed: 2, pausedMembers: 0 };
    expect(await listed(api)).toMatchObject({ ...oneRoundTrip, subscription, seats: [] });
    const ownSeat = { seatId, isActive: true, isOwner: true };
    expect(await listed(api, members[0])).toMatchObject({ ...oneRoundTrip, seats: [ownSeat] });
  });
});

test('what an older release did not copy is read from the team', async () => {
  const { api, orderId, members } = await paidTeam(1);
  for (const userId of [api.userId, members[0]!]) {
    const { roundTrips: _, requests: __, ...before } = await listed(api, userId);
    await deleteItem(harness.table, learnerKeys.membership(userId, orderId));
    expect(await listed(api, userId)).toEqual({ ...before, roundTrips: 2, requests: 4 });
  }
});
