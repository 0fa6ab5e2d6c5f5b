import { log } from '#observability/log.ts';
import type { TeamDependencies } from '../dependencies.ts';
import { removalMail } from './removal-mail.ts';
import type { SeatRecord } from '../team-records.ts';
import type { TeamState } from '../team-state.ts';

/**
 * Mails a member whose seat was taken back, at the address of their account; who has none any more is not told. The seat is gone
 * either way: what cannot be sent is logged.
 */
export async function notifyRemovedMember(
  { seatId, memberId }: SeatRecord,
  { team: { orderId, ownerId, tierName } }: TeamState,
  { emailOf, sendMail, siteOrigin }: Pick<TeamDependencies, 'emailOf' | 'sendMail' | 'siteOrigin'>,
): Promise<void> {
  try {
    const [to, owner, origin] = await Promise.all([
      emailOf(memberId),
      emailOf(ownerId),
      siteOrigin(),
    ]);
    if (to === null) return;
    const link = `${origin}/account/purchases`;
    await sendMail(removalMail({ to, owner, tierName, link }));
  } catch (error) {
    log.error('removal not told', { orderId, seatId, error: error as Error });
  }
}
