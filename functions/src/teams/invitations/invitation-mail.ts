import { site } from '@learning/content/site';
import type { Mail } from '#gateways/mail.ts';
import { INVITATION_DAYS } from '../team-state.ts';

interface Facts {
  to: string;
  /** The owner's address; null when they have none. */
  from: string | null;
  tierName: string;
  /** Address of the join page. Its fragment is the token, which browsers do not send; never log or return it. */
  link: string;
}

export function invitationMail({ to, from, tierName, link }: Facts): Mail {
  const owner = from ?? 'The owner of a plan';
  return {
    to,
    subject: `You are invited to join a team on ${site.name}`,
    text: [
      `${owner} has invited you to a seat in the ${tierName} plan on ${site.name}. It gives you access to the plan’s courses at no cost to you.`,
      `Join the team:\n${link}`,
      `The link works once and expires after ${INVITATION_DAYS} days. The plan owner will see your progress in its courses and the certificates you earn there, but never your answers, notes or documents.`,
      'If you did not expect this invitation, you can ignore it. Nothing happens unless you join.',
    ].join('\n\n'),
  };
}

/** Masks an address: `dana@example.org` → `d***@example.org`. */
export function maskEmail(email: string | null): string {
  const at = email?.lastIndexOf('@') ?? -1;
  return email === null || at < 1 ? '***' : `${email.slice(0, 1)}***${email.slice(at)}`;
}
