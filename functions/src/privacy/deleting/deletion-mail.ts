import { site } from '@learning/content/site';
import type { Mail } from '#gateways/mail.ts';
import { composeMail } from '#mail/compose-mail.ts';
import { note, text } from '#mail/mail-content.ts';

interface Facts {
  to: string;
  keepsCertificates: boolean;
  /** Whether the deletion ended a plan. */
  endedPlan: boolean;
}

/** Returns the confirmation to the former address. It names no one: the name is gone. */
export function deletionMail({ to, keepsCertificates, endedPlan }: Facts): Mail {
  const mail = composeMail(
    {
      subject: `Your ${site.name} account is deleted`,
      preview: 'What was deleted, and what we have to keep.',
      heading: 'Your account is deleted',
      blocks: [
        text(
          `Your account at ${site.name} and your learning data are deleted: courses, progress, notes, documents, answers, reviews, notifications and settings.${endedPlan ? ' Your plan ended at once.' : ''} Nothing more will be charged.`,
        ),
        text(
          keepsCertificates
            ? 'As you chose, your certificates stay verifiable with what their public pages show.'
            : 'Your certificates are revoked. Their public pages say so, without your name.',
        ),
        text(
          'Tax law asks us to keep records of payments. Ours have no name or address. Invoices that were already issued stay with our payment provider as they were printed.',
        ),
        note(
          'Backups and earlier versions of files expire within 35 days. If you didn’t delete the account yourself, reply to this email.',
        ),
      ],
    },
    {
      reason: `You get this email because the ${site.name} account with this address was deleted. It is the last one.`,
      unsubscribe: null,
      settings: null,
    },
  );
  return { to, replyTo: site.contact.email, ...mail };
}
