import { site } from '@learning/content/site';
import { log } from '#observability/log.ts';
import type { Contact } from '#gateways/cognito/emails.ts';
import type { Mail } from '#gateways/mail.ts';
import { composeMail } from '#mail/compose-mail.ts';
import { action, note, text } from '#mail/mail-content.ts';
import type { TeamDependencies } from '../dependencies.ts';
import type { SeatRecord } from '../team-records.ts';
import type { TeamState } from '../team-state.ts';

/**
 * Mails a removed member at their account's address; a deleted account gets no mail. A failure is only logged, because the seat
 * is already gone.
 */
export async function notifyRemovedMember(
  { seatId, memberId }: SeatRecord,
  { team: { orderId, tierName } }: TeamState,
  removedBy: string,
  {
    contactOf,
    sendMail,
    siteOrigin,
  }: Pick<TeamDependencies, 'contactOf' | 'sendMail' | 'siteOrigin'>,
): Promise<void> {
  try {
    const [member, remover, origin] = await Promise.all([
      contactOf(memberId),
      contactOf(removedBy),
      siteOrigin(),
    ]);
    if (member === null) return;
    const link = `${origin}/account/purchases`;
    await sendMail(removalMail({ member, remover, tierName, link }));
  } catch (error) {
    log.error('removed member not notified', { orderId, seatId, error: error as Error });
  }
}

interface RemovalFacts {
  member: Contact;
  /** Who removed them; null when the account has no address. */
  remover: Contact | null;
  tierName: string;
  /** Address of the purchases page. */
  link: string;
}

function removalMail({ member, remover, tierName, link }: RemovalFacts): Mail {
  const mail = composeMail(
    {
      subject: `Your team seat on ${site.name} has ended`,
      preview: 'Your progress, notes and certificates are still yours.',
      heading: 'Your team seat has ended',
      blocks: [
        ...(member.name === null ? [] : [text(`Hi ${member.name.split(' ')[0]},`)]),
        text(
          `${remover?.name ?? remover?.email ?? 'The plan owner'} removed you from the ${tierName} plan on ${site.name}. You no longer have access to its courses through this seat.`,
        ),
        text(
          'Your progress, notes and certificates are still yours, and so is every course you bought yourself.',
        ),
        action('See What You Still Have', link),
        note('If you think this is a mistake, ask the plan owner for a new invitation.'),
      ],
    },
    {
      reason: `You get this email because you had a seat in a plan at ${site.name}.`,
      unsubscribe: null,
      settings: null,
    },
  );
  return { to: member.email, ...mail };
}
