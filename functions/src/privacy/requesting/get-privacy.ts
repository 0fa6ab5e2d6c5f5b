import type { DataExport, DeletionPreview } from '@learning/shared/contract/privacy';
import { signInValidUntil } from '#http/recent-sign-in.ts';
import type { PrivacyDependencies } from '../dependencies.ts';
import type { DataExportRecord } from '../privacy-records.ts';
import { EXPORT_MINUTES } from '../privacy-repository.ts';

interface Query {
  userId: string;
  signedInAt: Date | undefined;
  now: Date;
}

/** Returns the latest download, and what deleting the account would end. */
export async function getPrivacy(
  { userId, signedInAt, now }: Query,
  deps: PrivacyDependencies,
): Promise<{ dataExport: DataExport | null; deletion: DeletionPreview }> {
  const [record, plan, ownTeam, certificates] = await Promise.all([
    deps.privacy.findExport(userId),
    findPlan(userId, now, deps),
    findOthersTeam(userId, deps),
    deps.certificates.list(userId),
  ]);
  return {
    dataExport: presentExport(record, now),
    deletion: {
      signInValidUntil: signInValidUntil(signedInAt, now)?.toISOString() ?? null,
      plan,
      ownTeam,
      certificateCount: certificates.filter(({ state }) => state === 'valid').length,
    },
  };
}

/** @returns null for a file that has expired */
export function presentExport(record: DataExportRecord | null, now: Date): DataExport | null {
  if (!record) return null;
  const { state, requestedAt, availableUntil, sizeBytes } = record;
  const isOver = availableUntil !== null && Date.parse(availableUntil) <= now.getTime();
  if (isOver) return null;
  const isLost =
    state === 'preparing' && now.getTime() - Date.parse(requestedAt) > EXPORT_MINUTES * 60_000;
  return { state: isLost ? 'failed' : state, requestedAt, availableUntil, sizeBytes };
}

/** Finds the plan that gives access now or may still be charged. */
async function findPlan(
  userId: string,
  now: Date,
  { subscriptions, teams }: PrivacyDependencies,
): Promise<DeletionPreview['plan']> {
  const plans = await subscriptions.list(userId);
  const plan = plans.findLast(
    ({ status, accessEndsAt }) =>
      (accessEndsAt !== null && Date.parse(accessEndsAt) > now.getTime()) ||
      ['active', 'trialing', 'past_due'].includes(status),
  );
  if (!plan) return null;
  const team = plan.maxUsers > 1 ? await teams.read(plan.orderId) : null;
  // The payer of a team that was handed over has a seat among the others, and its owner has none.
  const isHandedOver = team !== null && team.team.takenOver !== null;
  const others = team?.seats.filter(({ memberId }) => memberId !== userId).length ?? 0;
  return {
    tierName: plan.tierName,
    memberCount: others + (isHandedOver ? 1 : 0),
    isHandedOver,
  };
}

/** Finds a team that the learner took over from the one who pays for it. */
async function findOthersTeam(
  userId: string,
  { teams }: PrivacyDependencies,
): Promise<DeletionPreview['ownTeam']> {
  const seats = await teams.entitlements(userId, 'seat');
  const states = await Promise.all(
    seats.flatMap(({ orderId }) => (orderId ? [teams.read(orderId)] : [])),
  );
  const own = states.find((state) => state?.team.ownerId === userId);
  return own ? { tierName: own.team.tierName } : null;
}
