/** Certificates that members of a team claim with their seats. Source: rules/certificates.md K5, K8, K14 */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { cancelSubscription } from '#billing/subscriptions/changes/cancel-subscription.ts';
import { learnerKeys } from '#table/keys.ts';
import { deleteItem, type Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { openTeamHarness, type TeamHarness } from '#testing/api/team-harness.ts';
import { openBillingHarness, type BillingHarness } from '#testing/billing/billing-harness.ts';
import { openSubscriber, type Subscriber } from '#testing/billing/subscriber.ts';
import { createTableWithCourse } from '#testing/catalog/published-catalog.ts';
import { completedLearner } from '#testing/certificates/completed-learner.ts';
import { openTestIssuing, type TestIssuing } from '#testing/certificates/issuing-gateways.ts';
import { runPublisher } from '#testing/certificates/run-publisher.ts';
import { certificateRepository } from './certificate-repository.ts';
import { credentialChange } from './change-writes.ts';

const COURSE = 14;
const own = { userId: 'me' };

let table: Table;
let billing: BillingHarness;
let teams: TeamHarness;
let issuing: TestIssuing;
let owner: Subscriber;
let orderId: string;
beforeAll(async () => {
  table = await createTableWithCourse(COURSE);
});
beforeEach(async () => {
  billing = await openBillingHarness({ table });
  teams = openTeamHarness(table);
  teams.now = billing.now();
  issuing = openTestIssuing();
  owner = openSubscriber(billing);
  ({ orderId } = await owner.subscribe('professional'));
});

const learnerApi = (userId: string) => openApi(table, billing.now(), undefined, issuing).as(userId);
const claim = (userId: string) => ({
  body: { ...own, courseId: COURSE, participantName: `Member ${userId.slice(0, 8)}` },
});
const stateOf = async (userId: string) => {
  const [latest] = await learnerApi(userId).ok('listCertificates', { params: own });
  return latest && { state: latest.state, reason: latest.revocation?.reason ?? null };
};
/** A member who completed the course with the seat alone. */
async function completedMember() {
  const { memberId } = await teams.member(owner.userId);
  await completedLearner(table, { userId: memberId });
  await deleteItem(table, learnerKeys.purchase(memberId, COURSE));
  return memberId;
}
const refundPlan = async () => {
  const now = billing.now();
  await cancelSubscription({ userId: owner.userId, orderId, now }, billing.deps);
  await runPublisher(table, issuing, now);
};

it('are revoked when the plan is refunded in full, also those of members who left', async () => {
  const [staying, leaving] = [await completedMember(), await completedMember()];
  await learnerApi(staying).ok('claimCertificate', claim(staying));
  await learnerApi(leaving).ok('claimCertificate', claim(leaving));
  const { members } = await teams.ok(owner.userId, 'getTeam', { params: own });
  const seatId = members.at(-1)!.seatId;
  await teams.ok(owner.userId, 'removeMember', { params: { ...own, seatId } });
  expect(await stateOf(leaving)).toEqual({ state: 'valid', reason: null });

  await refundPlan();
  expect(await stateOf(staying)).toEqual({ state: 'revoked', reason: 'refund' });
  expect(await stateOf(leaving)).toEqual({ state: 'revoked', reason: 'refund' });
  // The seat is still on record, but no longer paid for.
  for (const userId of [staying, leaving]) {
    expect(await learnerApi(userId).refused('claimCertificate', claim(userId))).toBe(
      'certificate_access_ended',
    );
    const { available } = await learnerApi(userId).ok('getCertificateOverview', { params: own });
    expect(available).toEqual([]);
  }
});

it('stay valid when the plan ends without a refund, and can still be claimed', async () => {
  const [claimed, late] = [await completedMember(), await completedMember()];
  await learnerApi(claimed).ok('claimCertificate', claim(claimed));
  const { subscriptionId } = (await billing.deps.subscriptions.find(owner.userId, orderId))!;
  await billing.sdk.subscriptions.cancel(subscriptionId!);
  await owner.reconcile(orderId);
  await runPublisher(table, issuing, billing.now());
  expect(await stateOf(claimed)).toEqual({ state: 'valid', reason: null });
  const { available } = await learnerApi(late).ok('getCertificateOverview', { params: own });
  expect(available).toMatchObject([{ courseId: COURSE, closesRefund: false }]);
  await learnerApi(late).ok('claimCertificate', claim(late));
});

it('of a member who bought the course, too, survive the refund of the plan', async () => {
  const memberId = await completedMember();
  await learnerApi(memberId).ok('claimCertificate', claim(memberId));
  await completedLearner(table, { userId: memberId });
  await refundPlan();
  expect(await stateOf(memberId)).toEqual({ state: 'valid', reason: null });
});

it('are shown to the owner with their state', async () => {
  const memberId = await completedMember();
  const { certificateId } = await learnerApi(memberId).ok('claimCertificate', claim(memberId));
  const coursesOf = async () =>
    (await teams.ok(owner.userId, 'getTeam', { params: own })).members[0]!.courses;
  expect(await coursesOf()).toMatchObject([
    { courseId: COURSE, isCertificateRevoked: false, hasCertificate: true },
  ]);
  const revocation = credentialChange({ kind: 'revoke', certificateId, reason: 'error' });
  await certificateRepository(table).addChange(revocation);
  await runPublisher(table, issuing, billing.now());
  expect(await coursesOf()).toMatchObject([
    { courseId: COURSE, isCertificateRevoked: true, hasCertificate: false },
  ]);
});

it('cannot be claimed once the plan was refunded', async () => {
  const memberId = await completedMember();
  await refundPlan();
  expect(await learnerApi(memberId).refused('claimCertificate', claim(memberId))).toBe(
    'certificate_access_ended',
  );
});
