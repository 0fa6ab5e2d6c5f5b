import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderRecord } from '#billing/billing-records.ts';
import { attentionWrites } from '#billing/orders/order-writes.ts';
import { forgetCertificates } from '#certificates/revoking/forget-learner.ts';
import { eventRepository } from '#events/event-repository.ts';
import type { Mail } from '#gateways/mail.ts';
import { learnerKeys, noteKey, privacyWorkKeys, teamKeys } from '#table/keys.ts';
import { createProfile } from '#identity/create-profile.ts';
import { profileRepository } from '#identity/profile-repository.ts';
import { limitRepository } from '#limits/limit-repository.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { getItem, putItem, writeTransaction, type Item, type Table } from '#table/table.ts';
import { answerHandover, offerHandover } from '#teams/handover/hand-over.ts';
import { teamRepository } from '#teams/team-repository.ts';
import { openTeamHarness } from '#testing/api/team-harness.ts';
import {
  createCatalogTable,
  openBillingHarness,
  type BillingHarness,
} from '#testing/billing/billing-harness.ts';
import { storePromotion } from '#testing/billing/promotion.ts';
import { openShopper } from '#testing/billing/shopper.ts';
import { openSubscriber } from '#testing/billing/subscriber.ts';
import { openWebhook } from '#testing/billing/webhook-harness.ts';
import { openTestIssuing, type TestIssuing } from '#testing/certificates/issuing-gateways.ts';
import { runPublisher } from '#testing/certificates/run-publisher.ts';
import {
  markerOf,
  messageOf,
  planOf,
  samplesOf,
  seededLearner,
  seedLearner,
  SEEDED_COURSE,
  type SeededLearner,
} from '#testing/privacy/seeded-learner.ts';
import { PERSONAL_DATA, type Treatment } from '../personal-data.ts';
import { privacyRepository } from '../privacy-repository.ts';
import { accountCheck } from './account-check-repository.ts';
import { deleteAccounts } from './delete-accounts.ts';
import type { DeletionDependencies } from './delete-account.ts';
import { eraseMissingAccounts } from './erase-missing-accounts.ts';
import { createDeletionDependencies } from './open-deletion.ts';
import type { Tombstone } from '../tombstones-provider.ts';

const MINUTE_MS = 60_000;
/** The team stays, but without the people in it, so it loses the sign of the seed. */
const REWRITTEN = 'teamKeys.team';

/** The world of the function: table, files, user pool, Stripe and the mails that it sends. */
interface World {
  table: Table;
  billing: BillingHarness;
  issuing: TestIssuing;
  files: Map<string, string>;
  accounts: Map<string, 'open' | 'closed'>;
  outbox: Mail[];
  tombstones: Map<string, Tombstone>;
  erasedMessages: string[];
  deps: DeletionDependencies;
  now: Date;
}

let world: World;
beforeEach(async () => {
  const table = await createCatalogTable();
  const billing = await openBillingHarness({ table });
  const issuing = openTestIssuing();
  const restricted = restrictTable(table, 'account-deletion');
  const files = new Map<string, string>();
  const accounts = new Map<string, 'open' | 'closed'>();
  const outbox: Mail[] = [];
  const tombstones = new Map<string, Tombstone>();
  const erasedMessages: string[] = [];
  world = {
    table,
    billing,
    issuing,
    files,
    accounts,
    outbox,
    tombstones,
    erasedMessages,
    now: billing.now(),
    deps: createDeletionDependencies(restricted, () => {}, {
      openProvider: () => Promise.resolve(billing.deps.provider),
      accounts: {
        async close(userId) {
          if (accounts.has(userId)) accounts.set(userId, 'closed');
        },
        async remove(userId) {
          accounts.delete(userId);
        },
      },
      files: {
        async remove(userId) {
          files.delete(userId);
        },
      },
      tombstones: {
        async put(tombstone) {
          tombstones.set(tombstone.userId, tombstone);
        },
        async putMessage(requestId) {
          erasedMessages.push(requestId);
        },
      },
      async sendMail(mail) {
        outbox.push(mail);
        return true;
      },
    }),
  };
});

const run = (later = 0) => deleteAccounts(new Date(world.now.getTime() + later), world.deps);
const publish = () => runPublisher(world.table, world.issuing, world.now);

/** Runs deletions and the publisher one after the other, as a schedule does, until the accounts with certificates are erased. */
async function runWithPublisher(): Promise<number> {
  const first = await run();
  await publish();
  return first + (await run(1));
}
const whenTokensAreOver = 21 * MINUTE_MS;

async function storedItems(): Promise<Item[]> {
  const items: Item[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const page = await world.table.client.send(
      new ScanCommand({ TableName: world.table.name, ExclusiveStartKey: start }),
    );
    items.push(...(page.Items ?? []));
    start = page.LastEvaluatedKey;
  } while (start);
  return items;
}

/** Everything that is stored anywhere, as text. */
async function everything(): Promise<string> {
  return JSON.stringify([
    await storedItems(),
    [...world.files],
    [...world.issuing.published.values()],
    world.outbox,
  ]);
}

async function seed(learner: SeededLearner) {
  await seedLearner(world.table, learner);
  world.accounts.set(learner.userId, 'open');
  world.files.set(learner.userId, learner.sentence);
}

/** Refunds an order at Stripe, and delivers what Stripe reports of it, twice. */
async function refundLater({ paymentIntentId }: OrderRecord) {
  const webhook = openWebhook(world.billing);
  const mark = world.billing.stripe.notifications().length;
  await world.billing.sdk.refunds.create({ payment_intent: paymentIntentId! });
  const reported = webhook.since(mark);
  expect(reported.length).toBeGreaterThan(0);
  for (const delivery of [...reported, ...reported])
    expect(await webhook.deliver(delivery)).toBe(200);
  await runPublisher(world.table, world.issuing, world.now);
}

/** The keys of everything in a learner's partitions but the records of payments. */
const personalKeys = (items: readonly Item[], userId: string) =>
  items
    .map(({ PK, SK }) => `${String(PK)} ${String(SK)}`)
    .filter((key) => key.startsWith(`LEARNER#${userId}`))
    .filter((key) => !key.startsWith(`LEARNER#${userId}#ORDERS `));

/** Seeds a learner whose certificates are revoked already, so that one run deletes the account. */
async function seedRevoked(learner: SeededLearner) {
  await seed(learner);
  const erasure = { userId: learner.userId, keepsCertificates: false, now: world.now };
  await forgetCertificates(erasure, world.deps);
  await publish();
}

describe('after the deletion of ten accounts', () => {
  it('the table, the files and the mails hold what the law keeps, and no name', async () => {
    const learners = Array.from({ length: 10 }, (_, index) => seededLearner(index + 1));
    const staying = seededLearner(99);
    const [buyer] = learners;
    const order = await openShopper(world.billing, world.billing.deps, buyer!.userId).buy(15);
    for (const learner of learners) await seed(learner);
    await seedLearner(world.table, staying);
    // From a former address of the first learner that someone else has now.
    await putItem(world.table, messageOf(buyer!, 'after'));
    await world.deps.work.removeDeletion(staying.userId);

    expect(await runWithPublisher()).toBe(learners.length);
    expect(world.accounts.size).toBe(0);
    expect(await run(whenTokensAreOver)).toBe(learners.length);

    const mails = world.outbox.splice(0);
    const text = await everything();
    const kinds = Object.entries<Treatment>(PERSONAL_DATA).filter(
      ([, treatment]) => treatment.isPersonal,
    );
    for (const learner of learners) {
      for (const value of [learner.name, learner.sentence])
        expect(text.toLowerCase()).not.toContain(value.toLowerCase());
      // Once in the message of the person who has the former address now.
      expect(text.toLowerCase().split(learner.email)).toHaveLength(learner === buyer ? 2 : 1);
      expect(text).not.toContain(String(messageOf(learner, 'before')['marker']));
      expect(text).toContain(`"PK":"TEAM#${planOf(learner)}"`);
      for (const [kind, treatment] of kinds.filter(([name]) => name !== REWRITTEN)) {
        const isKept = treatment.isPersonal && treatment.deletion !== 'erased';
        expect(text.includes(markerOf(kind, learner)), kind).toBe(isKept);
      }
    }
    expect(text).toContain(String(messageOf(buyer!, 'after')['marker']));
    // Each former address got one mail, without the name.
    expect(mails.map(({ to }) => to).toSorted()).toEqual(
      learners.map(({ email }) => email).toSorted(),
    );
    for (const mail of mails) expect(JSON.stringify(mail)).not.toContain('Quillfeather 0');
    // No one else lost anything.
    for (const [kind] of kinds.filter(([name]) => name !== 'privacyWorkKeys.deletion'))
      expect(text, kind).toContain(markerOf(kind, staying));
    const course = (await storedItems()).find(
      ({ PK, id }) => PK === 'CATALOG' && id === SEEDED_COURSE,
    );
    expect(course).toMatchObject({ entity: 'course' });

    await refundLater(order);
    const items = await storedItems();
    const stored = items.find(({ SK }) => SK === `ORDER#${order.orderId}`);
    expect(stored).toMatchObject({ state: 'refunded' });
    expect(personalKeys(items, buyer!.userId)).toEqual([]);
  });
});

const eventsOf = async (userId: string, type: string) =>
  (await eventRepository(world.table).list(userId)).filter((event) => event.type === type);

function openTeams() {
  const teams = openTeamHarness(world.table);
  teams.now = world.billing.now();
  return teams;
}

/** A plan with two members, one of whom has taken the team over from the one who pays. */
async function handedOver() {
  const payer = openSubscriber(world.billing);
  const { orderId } = await payer.subscribe('professional');
  const teams = openTeams();
  const { memberId: newOwnerId } = await teams.member(payer.userId);
  const { memberId } = await teams.member(payer.userId);
  const limits = limitRepository(restrictTable(world.table, 'handovers'));
  const deps = { ...teams.deps, limits, newId: () => ulid(teams.now.getTime()) };
  const seats = (await teams.deps.teams.read(orderId))!.seats;
  const { seatId } = seats.find((seat) => seat.memberId === newOwnerId)!;
  await offerHandover({ ownerId: payer.userId, seatId, now: teams.now }, deps);
  const answer = { userId: newOwnerId, orderId, isAccepted: true, now: teams.now };
  expect(await answerHandover(answer, deps)).toEqual({ isOwner: true });
  return { payerId: payer.userId, newOwnerId, memberId, orderId };
}

/** A learner whose deletion was asked for. */
async function askedFor(userId: string, keepsCertificates = false) {
  world.accounts.set(userId, 'open');
  const email = `${userId}@example.org`;
  await privacyRepository(restrictTable(world.table, 'privacy')).startDeletion(
    { userId, email, keepsCertificates },
    world.now,
  );
}

describe('what a deletion ends', () => {
  it('is the plan, at Stripe at once, with the customer and the members’ seats', async () => {
    const { billing, table } = world;
    const owner = openSubscriber(billing);
    const { orderId } = await owner.subscribe('professional');
    const teams = openTeamHarness(table);
    teams.now = billing.now();
    const { memberId } = await teams.member(owner.userId);
    await teams.invite(owner.userId, 'waiting@example.org');
    expect(await billing.hasAccess(memberId, 1)).toBe(true);
    await askedFor(owner.userId);
    await run();
    expect(await eventsOf(memberId, 'seatEnded')).toMatchObject([
      { data: { orderId, tierName: 'Professional' } },
    ]);
    expect(world.outbox.at(-1)!.text).toContain('Your plan ended at once.');

    const { subscriptions, customers } = billing.stripe.objects();
    expect(subscriptions.map(({ status }) => status)).toEqual(['canceled']);
    expect(customers).toEqual([]);
    expect(await billing.hasAccess(memberId, 1)).toBe(false);
    const left = (await storedItems()).filter(({ PK }) => PK === teamKeys.team(orderId).PK);
    expect(left.map(({ entity }) => entity)).toEqual(['team']);
    expect(await everything()).not.toMatch(/waiting@example\.org/);
    // Months later nothing was charged.
    await billing.advance(90 * 86_400);
    expect(billing.stripe.objects().charges).toHaveLength(1);
  });

  it('is an open checkout, so that no one pays for a deleted account; a paid order stays as a record', async () => {
    const { billing } = world;
    const shopper = openShopper(billing);
    const paid = await shopper.buy(14);
    const code = await storePromotion(billing, { maxRedemptions: 1 });
    await shopper.checkout(15, code);
    await askedFor(shopper.userId);
    await run();
    // Someone else can have the redemption.
    expect((await billing.deps.promotionCodes.find(code))?.redemptions).toBe(0);
    const { paymentIntents, charges } = billing.stripe.objects();
    expect(new Set(paymentIntents.map(({ status }) => status))).toEqual(
      new Set(['canceled', 'succeeded']),
    );
    expect(charges).toHaveLength(1);
    const orders = await billing.deps.orders.list(shopper.userId);
    expect(orders.find(({ orderId }) => orderId === paid.orderId)?.state).toBe('paid');
    expect(world.outbox.at(-1)!.text).not.toMatch(/plan/i);
    expect(await billing.boughtCourses(shopper.userId)).toEqual([]);
  });

  it('is a plan and an order that were paid at Stripe a moment ago, before we were told', async () => {
    const { billing } = world;
    const owner = openSubscriber(billing);
    await owner.confirm(await owner.checkout('professional'));
    const shopper = openShopper(billing);
    await shopper.pay(await shopper.checkout(15));
    for (const { userId } of [owner, shopper]) await askedFor(userId);
    await run();
    const { subscriptions, customers } = billing.stripe.objects();
    expect(subscriptions.map(({ status }) => status)).toEqual(['canceled']);
    expect(customers).toEqual([]);
    expect(await owner.openCourses()).toEqual([]);
    expect(await billing.boughtCourses(shopper.userId)).toEqual([]);
    // The purchase is billed before its customer is deleted. Source: rules/money.md M39
    const billed = billing.stripe.objects().invoices.filter(({ parent }) => parent === null);
    expect(billed).toMatchObject([{ status: 'paid', total: 8900 }]);
  });

  it('waits while Stripe cannot bill a purchase, and then deletes the customer', async () => {
    const { billing } = world;
    const shopper = openShopper(billing);
    await shopper.buy(15);
    await askedFor(shopper.userId);
    const path = /\/v1\/invoices$/;
    billing.stripe.failNext({ method: 'POST', path, kind: 'lost-before' });
    await expect(run()).rejects.toThrow('failed');
    expect(billing.stripe.objects().customers).toHaveLength(1);
    await run(whenTokensAreOver);
    expect(billing.stripe.objects()).toMatchObject({
      customers: [],
      invoices: [{ status: 'paid' }],
    });
  });

  // Source: rules/privacy.md P20
  it('is the plan and everything else of an account that the user pool no longer has', async () => {
    const { billing, table, now } = world;
    const owner = openSubscriber(billing);
    await owner.subscribe('professional');
    const profiles = profileRepository(table);
    const twoDaysAgo = new Date(now.getTime() - 2 * 86_400_000);
    for (const userId of [owner.userId, 'still-there'])
      await createProfile({ userId, now: twoDaysAgo }, { profiles });
    const found = await eraseMissingAccounts(now, {
      checks: accountCheck(table),
      privacy: privacyRepository(table),
      accountExists: async (userId) => userId === 'still-there',
    });
    expect(found).toBe(1);
    await run();
    await run(whenTokensAreOver);
    const { subscriptions, customers } = billing.stripe.objects();
    expect([subscriptions.map(({ status }) => status), customers]).toEqual([['canceled'], []]);
    const items = await storedItems();
    expect(personalKeys(items, owner.userId)).toEqual([]);
    expect(personalKeys(items, 'still-there')).not.toEqual([]);
    expect(world.outbox).toEqual([]);
  });

  // Source: rules/privacy.md P19
  it('is what an open tab paid after it was asked for: the second pass refunds that and nothing earlier', async () => {
    const { billing } = world;
    const shopper = openShopper(billing);
    const owner = openSubscriber(billing);
    const earlier = await shopper.buy(14);
    await billing.advance(60);
    world.now = billing.now();
    for (const { userId } of [shopper, owner]) await askedFor(userId);
    await run();
    await billing.advance(60);
    const late = await shopper.checkout(15);
    await shopper.pay(late);
    const plan = await owner.subscribe('professional');
    expect(await run(whenTokensAreOver)).toBe(2);
    const refunded = billing.stripe.objects().refunds.map((refund) => refund.payment_intent);
    const latePayment = await shopper.paymentIntentId(late.orderId);
    expect(refunded).toHaveLength(2);
    expect(new Set(refunded)).toEqual(new Set([latePayment, plan.firstPaymentIntentId]));
    expect((await shopper.order(earlier.orderId)).state).toBe('paid');
    expect((await shopper.order(late.orderId)).state).toBe('refunded');
    const planAfter = await billing.deps.subscriptions.find(owner.userId, plan.orderId);
    expect(planAfter).toMatchObject({ status: 'canceled', keptCents: 0, accessEndsAt: null });
    const items = await storedItems();
    for (const { userId } of [shopper, owner]) expect(personalKeys(items, userId)).toEqual([]);
  });

  // Source: rules/privacy.md P15
  it('is everything that Stripe’s later reports would grant or tell', async () => {
    const { billing } = world;
    const shopper = openShopper(billing);
    const first = await shopper.buy(14);
    await shopper.buy(15);
    const subscriber = openSubscriber(billing);
    const plan = await subscriber.subscribe('professional');
    const { userId } = shopper;
    for (const learnerId of [userId, subscriber.userId]) await askedFor(learnerId);
    await run();
    await run(whenTokensAreOver);
    const writes = async (ids: readonly string[]) => {
      const items = await storedItems();
      return ids.flatMap((id) => personalKeys(items, id));
    };
    expect(await writes([userId, subscriber.userId])).toEqual([]);

    // A report that changes nothing, a refund, and one for the plan.
    const webhook = openWebhook(billing);
    for (const delivery of webhook.since(0)) await webhook.deliver(delivery);
    await refundLater(first);
    const { firstPaymentIntentId } = plan;
    const mark = billing.stripe.notifications().length;
    await billing.sdk.refunds.create({ payment_intent: firstPaymentIntentId! });
    for (const delivery of webhook.since(mark)) expect(await webhook.deliver(delivery)).toBe(200);
    for (const task of ['orders', 'subscriptions', 'nightly'] as const)
      await webhook.runReconciler(task);
    expect(await writes([userId, subscriber.userId])).toEqual([]);
    const states = (await billing.deps.orders.list(userId)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['paid', 'refunded']);
  });

  // Source: rules/privacy.md P14
  it('leaves a certificate that the learner keeps, and a later refund revokes it and tells no one', async () => {
    const { billing } = world;
    const shopper = openShopper(billing);
    const order = await shopper.buy(14);
    const { userId } = shopper;
    const sample = samplesOf({ ...seededLearner(7), userId });
    await putItem(world.table, { ...sample.certificateKey, formerIds: [], statusIndex: 7 });
    await putItem(world.table, sample['certificateKeys.credential']);
    await askedFor(userId, true);
    await run();
    await run(whenTokensAreOver);
    const certificates = async () =>
      (await storedItems()).filter(({ entity }) => entity === 'certificate');
    expect(await certificates()).toMatchObject([{ state: 'valid' }]);
    await refundLater(order);
    expect(await certificates()).toMatchObject([
      { state: 'revoked', revocation: { reason: 'refund' } },
    ]);
    const keys = personalKeys(await storedItems(), userId);
    expect(keys.filter((key) => !key.includes('#CERTIFICATES '))).toEqual([]);
  });

  it('may leave a disputed order to the reconciler', async () => {
    const { billing, table } = world;
    const order = await openShopper(billing).buy(14);
    const writes = attentionWrites(order, { ...order, state: 'disputed' }, order.createdAt);
    expect(writes).toHaveLength(1);
    await writeTransaction(restrictTable(table, 'account-deletion'), writes);
  });

  // Source: rules/access.md A30; rules/notifications.md N19
  it('is the plan of the one who pays, also when someone else owns its team', async () => {
    const { payerId, newOwnerId, memberId, orderId } = await handedOver();
    await askedFor(payerId);
    await run();
    const { subscriptions } = world.billing.stripe.objects();
    expect(subscriptions.map(({ status }) => status)).toEqual(['canceled']);
    for (const userId of [newOwnerId, memberId]) {
      expect(await world.billing.hasAccess(userId, 1)).toBe(false);
      expect(await eventsOf(userId, 'seatEnded')).toHaveLength(1);
    }
    expect(await eventsOf(newOwnerId, 'teamReturned')).toEqual([]);
    expect(await teamRepository(world.table).read(orderId)).toMatchObject({
      team: { takenOver: null },
      seats: [],
    });
  });

  it('is the place of an owner who does not pay; the team goes back to the one who does', async () => {
    const { payerId, newOwnerId, memberId } = await handedOver();
    await askedFor(newOwnerId);
    await run();
    const { subscriptions } = world.billing.stripe.objects();
    expect(subscriptions.map(({ status }) => status)).toEqual(['active']);
    const { members, isPaidByOwner } = await openTeams().ok(payerId, 'getTeam', {
      params: { userId: 'me' },
    });
    expect([isPaidByOwner, members.map(({ email }) => email)]).toEqual([
      true,
      [`${memberId}@example.org`],
    ]);
    expect(await world.billing.hasAccess(memberId, 1)).toBe(true);
    expect(await eventsOf(payerId, 'teamReturned')).toMatchObject([
      { data: { tierName: 'Professional', reason: 'account_deleted' } },
    ]);
    expect(await eventsOf(memberId, 'seatEnded')).toEqual([]);
  });

  it('is what the owner wrote to the members, also where only the members have it', async () => {
    const { payerId, newOwnerId, memberId } = await handedOver();
    const teams = openTeams();
    const assign = (ownerId: string, courseId: number, note: string) =>
      teams.ok(ownerId, 'assignCourse', {
        params: { userId: 'me', courseId: String(courseId) },
        body: { dueOn: null, note, seatIds: null },
      });
    await assign(newOwnerId, 1, 'Please start with the badger.');
    expect(await everything()).toContain('the badger');
    await askedFor(newOwnerId);
    await run();
    expect(await eventsOf(memberId, 'coursesAssigned')).toHaveLength(1);
    expect(await everything()).not.toContain('the badger');
    await assign(payerId, 3, 'And then on with the heron.');
    await askedFor(payerId);
    await run(1);
    expect(await eventsOf(memberId, 'coursesAssigned')).toHaveLength(2);
    expect(await everything()).not.toContain('the heron');
  });

  it('is the place in someone else’s team, which is free again', async () => {
    const { billing, table } = world;
    const owner = openSubscriber(billing);
    await owner.subscribe('professional');
    const teams = openTeamHarness(table);
    teams.now = billing.now();
    const { memberId } = await teams.member(owner.userId);
    await askedFor(memberId);
    await run();
    const { members } = await teams.ok(owner.userId, 'getTeam', { params: { userId: 'me' } });
    expect(members).toHaveLength(0);
    expect(billing.stripe.objects().subscriptions[0]!.status).toBe('active');
  });
});

describe('a certificate', () => {
  it('is revoked everywhere before it is erased, or stays if the learner wants it', async () => {
    const [leaving, keeping] = [seededLearner(1), seededLearner(2)];
    for (const learner of [leaving, keeping]) {
      await seed(learner);
      await world.deps.work.removeDeletion(learner.userId);
    }
    await askedFor(leaving.userId, false);
    await askedFor(keeping.userId, true);
    expect(await runWithPublisher()).toBe(2);
    const documents = JSON.stringify([...world.issuing.published.values()]);
    expect(documents).toContain('revoked');
    expect(documents).not.toContain(leaving.name);
    const text = await everything();
    expect(text).not.toContain(markerOf('certificateKeys.credential', leaving));
    for (const kind of ['certificateKey', 'certificateKeys.credential', 'certificateKeys.former'])
      expect(text).toContain(markerOf(kind, keeping));
    // The one whose certificate stays has nothing to wait for.
    expect(world.outbox.map(({ text: mail }) => /stay verifiable/.test(mail))).toEqual([
      true,
      false,
    ]);
  });

  it('is revoked once: the deletion waits for no one, and a run after the publisher’s erases it', async () => {
    const learner = seededLearner(1);
    await seed(learner);
    expect(await run()).toBe(0);
    const changesOf = async () =>
      (await storedItems()).filter(({ entity }) => entity === 'credentialChange');
    const changes = await changesOf();
    expect(
      changes
        .map(({ name }) => String(name))
        .toSorted((first, other) => first.localeCompare(other)),
    ).toEqual([
      'list#1',
      `publish#certificate-${learner.userId}`,
      `publish#former-${learner.userId}`,
    ]);
    // Runs before the publisher's leave its work as it is.
    expect([await run(1), await run(2)]).toEqual([0, 0]);
    expect(await changesOf()).toEqual(changes);
    expect(await everything()).toContain(markerOf('certificateKeys.credential', learner));
    expect(world.outbox).toEqual([]);
    await publish();
    expect(await run(3)).toBe(1);
    expect(await everything()).not.toContain(markerOf('certificateKeys.credential', learner));
    expect(world.outbox).toHaveLength(1);
    expect(await publish()).toBe(0);
  });

  it('does not hold up the deletion of others', async () => {
    const [waiting, other] = [seededLearner(1), seededLearner(2)];
    await seed(waiting);
    await askedFor(other.userId);
    expect(await run()).toBe(1);
    expect(world.outbox.map(({ to }) => to)).toEqual([`${other.userId}@example.org`]);
  });
});

describe('a deletion that was interrupted', () => {
  it.each(['accounts', 'files', 'tombstones', 'mail', 'stripe'] as const)(
    'is completed by the next run when %s failed',
    async (what) => {
      const learner = seededLearner(1);
      await seedRevoked(learner);
      const { accounts, files, tombstones, sendMail, openProvider } = world.deps;
      const fail = () => Promise.reject(new Error('not now'));
      if (what === 'accounts') world.deps.accounts = { ...accounts, remove: fail };
      if (what === 'files') world.deps.files = { remove: fail };
      if (what === 'tombstones') world.deps.tombstones = { put: fail, putMessage: fail };
      if (what === 'mail') world.deps.sendMail = fail;
      if (what === 'stripe') world.deps.openProvider = fail;
      await expect(run()).rejects.toThrow('1 deletions');
      // Closed in any case, and asked for again.
      expect(world.accounts.get(learner.userId)).not.toBe('open');
      expect(await getItem(world.table, privacyWorkKeys.deletion(learner.userId))).toBeDefined();
      Object.assign(world.deps, { accounts, files, tombstones, sendMail, openProvider });
      expect(await run(1)).toBe(1);
      expect(world.outbox).toHaveLength(1);
      expect(await everything()).not.toContain(learner.sentence);
    },
  );

  // Source: rules/privacy.md P21
  it('leaves a tombstone with nothing but the choice about certificates, renewed by the second pass', async () => {
    const learner = seededLearner(1);
    await seedRevoked(learner);
    await run();
    const { userId } = learner;
    const first = { userId, erasedAt: world.now.toISOString(), keepsCertificates: false };
    expect([...world.tombstones.values()]).toEqual([first]);
    expect(world.erasedMessages).toContain(`request-before-${userId}`);
    expect(world.erasedMessages).not.toContain(`request-after-${userId}`);
    await run(whenTokensAreOver);
    const erasedAt = new Date(world.now.getTime() + whenTokensAreOver).toISOString();
    expect([...world.tombstones.values()]).toEqual([{ ...first, erasedAt }]);
  });

  it('erases what an open tab wrote before its token expired', async () => {
    const learner = seededLearner(1);
    await seedRevoked(learner);
    await run();
    await putItem(world.table, { ...noteKey(learner.userId, 1, 'm'), text: 'late words' });
    await putItem(world.table, { ...learnerKeys.wish(learner.userId, 2), text: 'late words' });
    expect(await run(19 * MINUTE_MS)).toBe(0);
    expect(await run(whenTokensAreOver)).toBe(1);
    expect(await everything()).not.toContain('late words');
    expect(await run(whenTokensAreOver)).toBe(0);
    expect(world.outbox).toHaveLength(1);
  });

  it('is done by one of two runs at the same time', async () => {
    await seedRevoked(seededLearner(1));
    const done = await Promise.all([run(), run()]);
    expect(done.toSorted()).toEqual([0, 1]);
    expect(world.outbox).toHaveLength(1);
  });
});
