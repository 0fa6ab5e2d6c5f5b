import { site } from '@learning/content/site';
import type { Mail } from '#gateways/mail.ts';

interface Facts {
  to: string;
  /** The owner's address; null when they have none. */
  owner: string | null;
  tierName: string;
  /** Where the member sees what is still open to them. */
  link: string;
}

export function removalMail({ to, owner, tierName, link }: Facts): Mail {
  return {
    to,
    subject: `Your seat in a team on ${site.name} has ended`,
    text: [
      `${owner ?? 'The owner of the plan'} took back your seat in the ${tierName} plan on ${site.name}. The seat no longer opens the plan's courses to you.`,
      'Your progress, notes and certificates stay yours, and so does every course you bought yourself.',
      `What you have, and how to go on:\n${link}`,
      'If this is a mistake, ask the owner of the plan for a new invitation.',
    ].join('\n\n'),
  };
}
