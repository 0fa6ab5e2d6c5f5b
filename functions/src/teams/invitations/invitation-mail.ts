import { site } from '@learning/content/site';
import type { Mail } from '#gateways/mail.ts';
import { INVITATION_DAYS } from '../team-state.ts';

interface Facts {
  to: string;
  /** The owner's address; null when they have none. */
  from: string | null;
  tierName: string;
  /** Where the invitation is accepted. It holds the token: never logged, never answered. */
  link: string;
}

export function invitationMail({ to, from, tierName, link }: Facts): Mail {
  const owner = from ?? 'The owner of a plan';
  return {
    to,
    subject: `You are invited to a team on ${site.name}`,
    text: [
      `${owner} invites you to a seat in the ${tierName} plan on ${site.name}. It opens the plan's courses to you, at no cost.`,
      `Join the team:\n${link}`,
      `The link works once and for ${INVITATION_DAYS} days. The owner of the plan will see your progress in its courses and whether you hold a certificate, but never your answers, notes or documents.`,
      'If you did not expect this message, ignore it: nothing happens unless you join.',
    ].join('\n\n'),
  };
}

/** `dana@example.org` → `d***@example.org`: known to those who know it, of little use to others. */
export function partlyHidden(email: string | null): string {
  const at = email?.lastIndexOf('@') ?? -1;
  return email === null || at < 1 ? '***' : `${email.slice(0, 1)}***${email.slice(at)}`;
}
