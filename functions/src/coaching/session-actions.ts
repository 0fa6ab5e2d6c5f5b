import type { SessionRecord } from './coaching-records.ts';

type SessionAction = 'confirm' | 'decline' | 'cancel';

/** Returns what the operator can do about a session. A plan that has ended has no sessions left to confirm. */
export function sessionActions(
  { state, offeredTimes, startsAt }: SessionRecord,
  isPlanEnded: boolean,
  now: Date,
): SessionAction[] {
  const at = now.toISOString();
  const isAhead = startsAt === null || startsAt > at;
  const isOpen = (state === 'requested' || state === 'confirmed') && isAhead;
  if (!isOpen) return [];
  const canConfirm = !isPlanEnded && offeredTimes?.some((time) => time > at);
  return [
    ...(canConfirm ? (['confirm'] as const) : []),
    ...(offeredTimes ? (['decline'] as const) : []),
    ...(state === 'confirmed' ? (['cancel'] as const) : []),
  ];
}
