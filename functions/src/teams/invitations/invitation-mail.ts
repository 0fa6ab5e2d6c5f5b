import { ownerView } from '@learning/content/site/owner-view';
import { site } from '@learning/content/site';
import type { Mail } from '#gateways/mail.ts';
import { composeMail } from '#mail/compose-mail.ts';
import { action, note, text } from '#mail/mail-content.ts';
import { INVITATION_DAYS } from '../team-state.ts';

interface Facts {
  to: string;
  /** The owner; null when the account has no address. */
  from: { name: string | null; email: string } | null;
  tierName: string;
  /** Address of the join page. Its fragment is the token, which browsers do not send; never log or return it. */
  link: string;
}

/** Returns the mail that invites to a team, in the name of its owner, so that it does not look like someone else's. */
export function invitationMail({ to, from, tierName, link }: Facts): Mail {
  const owner = from?.name ?? from?.email ?? 'The owner of a plan';
  const address = from?.name ? ` (${from.email})` : '';
  const mail = composeMail(
    {
      subject: `${owner} invited you to join a team on ${site.name}`,
      preview: `A seat in the ${tierName} plan, at no cost to you.`,
      heading: `${owner} invited you to join a team`,
      blocks: [
        text(
          `${owner}${address} has invited you to a seat in the ${tierName} plan on ${site.name}. It gives you access to the plan’s courses at no cost to you.`,
        ),
        action('Join the Team', link),
        text(
          `The link works once and expires after ${INVITATION_DAYS} days. The plan’s owner will see ${ownerView.sees}, but never ${ownerView.never}.`,
        ),
        note(
          'If you did not expect this invitation, you can ignore it. Nothing happens unless you join.',
        ),
      ],
    },
    {
      reason: `You get this email because ${owner} entered your address at ${site.name}. We send no reminders.`,
      unsubscribe: null,
      settings: null,
    },
  );
  return { to, ...mail };
}

/** Masks an address: `dana@example.org` → `d***@example.org`. */
export function maskEmail(email: string | null): string {
  const at = email?.lastIndexOf('@') ?? -1;
  return email === null || at < 1 ? '***' : `${email.slice(0, 1)}***${email.slice(at)}`;
}
