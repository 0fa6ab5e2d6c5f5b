import { forgetCertificates } from '#certificates/revoking/forget-learner.ts';
import type { IssuingDependencies } from '#certificates/dependencies.ts';
import type { AccountCloser } from '#gateways/cognito/closing.ts';
import type { ExportFiles } from '#gateways/exports/export-bucket.ts';
import type { SendMail } from '#gateways/mail.ts';
import { changeCourseRating } from '#course-ratings/change-course-rating.ts';
import type { CourseRatingDependencies } from '#course-ratings/dependencies.ts';
import { courseRatingKey } from '#table/keys.ts';
import { batchGetItems, type Table } from '#table/table.ts';
import { leaveAllTeams } from '#teams/handover/leave-all-teams.ts';
import { allCourseIds } from '../all-course-ids.ts';
import type { DeletionWork } from '../privacy-records.ts';
import type { PrivacyWork } from '../privacy-repository.ts';
import { deletionMail } from './deletion-mail.ts';
import { endPurchases, type PurchaseDependencies } from './end-purchases.ts';
import { eraseItems } from './erase-items.ts';
import { dissolveTeam } from './dissolve-team.ts';
import { markRecords } from './mark-records.ts';
import type { Tombstones } from '../tombstones-provider.ts';
import { returnLatePayments } from './return-late-payments.ts';

/** Services outside the table that the deletion needs. */
export interface DeletionGateways {
  /** Opens Stripe; throws when it is not connected. */
  openProvider: PurchaseDependencies['openProvider'];
  accounts: AccountCloser;
  files: Pick<ExportFiles, 'remove'>;
  tombstones: Tombstones;
  sendMail: SendMail;
}

export interface DeletionDependencies extends DeletionGateways, PurchaseDependencies {
  table: Table;
  work: PrivacyWork;
  certificates: IssuingDependencies['certificates'];
  courseRatings: CourseRatingDependencies['courseRatings'];
}

/**
 * Deletes one account in steps that are all safe to repeat: closes it, ends what it pays for, takes it out of teams and course ratings,
 * revokes its certificates, erases its items and files, removes the user, leaves a tombstone, and confirms it to the former address. A
 * second pass, when no token is good anymore, erases what open tabs wrote in between, and refunds what they paid.
 *
 * Source: rules/privacy.md P14, P15, P19, P21
 *
 * @returns whether everything is erased; false while the publisher still has to revoke certificates, so that a later run goes on
 */
export async function deleteAccount(
  work: DeletionWork,
  now: Date,
  deps: DeletionDependencies,
): Promise<boolean> {
  const { userId, email, keepsCertificates } = work;
  await deps.accounts.close(userId);
  await endPurchases({ userId, now }, deps);
  const plans = await deps.billing.subscriptions.list(userId);
  const planIds = plans.map(({ orderId }) => orderId);
  for (const orderId of planIds) await dissolveTeam({ orderId, now }, deps.billing);
  await leaveAllTeams({ userId, now }, deps.billing);
  await removeCourseRatings(userId, deps);
  await forgetCertificates({ userId, keepsCertificates, now }, deps);
  if (!keepsCertificates && !(await isRevocationPublished(userId, deps))) return false;
  await markRecords({ userId, keepsCertificates }, deps.table);
  const erasedAt = now.toISOString();
  const leaveTombstone = (requestId: string) => deps.tombstones.putMessage(requestId, erasedAt);
  const erasure = { userId, planIds, email, keepsCertificates, leaveTombstone };
  await eraseItems(erasure, deps.table);
  await deps.files.remove(userId);
  await deps.accounts.remove(userId);
  // Also after the second pass: until then, a backup can hold what an open tab wrote.
  await deps.tombstones.put({ userId, erasedAt, keepsCertificates });
  if (work.erasedAt !== null) {
    await returnLatePayments({ userId, requestedAt: work.requestedAt, now }, deps);
    await deps.work.removeDeletion(userId);
    return true;
  }
  if (email !== null) {
    // Stripe counts in seconds, and an earlier try may have ended the plan.
    const from = Math.floor(Date.parse(work.requestedAt) / 1000) * 1000;
    const endedPlan = plans.some(({ endedAt }) => endedAt !== null && Date.parse(endedAt) >= from);
    await deps.sendMail(deletionMail({ to: email, keepsCertificates, endedPlan }));
  }
  await deps.work.markErased(work, now);
  return true;
}

/** Removes the learner's course ratings. A text can name a person, so none stays without its author. */
async function removeCourseRatings(userId: string, { table, courseRatings }: DeletionDependencies) {
  const keys = (await allCourseIds(table)).map((courseId) => courseRatingKey(courseId, userId));
  for (const { courseId } of await batchGetItems(table, keys, ['courseId']))
    await changeCourseRating({ courseId: Number(courseId), userId }, () => null, { courseRatings });
}

/** Whether the public documents say that the certificates are revoked: they are written from the items to be erased. */
async function isRevocationPublished(
  userId: string,
  { certificates }: DeletionDependencies,
): Promise<boolean> {
  const own = await certificates.list(userId);
  const ids = new Set(own.flatMap(({ certificateId, formerIds }) => [certificateId, ...formerIds]));
  if (ids.size === 0) return true;
  const changes = await certificates.listChanges();
  return !changes.some(({ work }) => 'certificateId' in work && ids.has(work.certificateId));
}
