import type { LinkedRequest } from '@learning/shared/contract/coaching';

/** Says what has become of a request that the link can change no more. */
export function outcomeOf({ state, startsAt }: LinkedRequest): string {
  switch (state) {
    case 'confirmed':
      return 'The session is confirmed, and both of you get an email with a calendar file.';
    case 'declined':
      return 'You declined. The learner gets your message by email.';
    case 'canceled':
      return startsAt === null
        ? 'The request was canceled.'
        : 'The session is canceled. The calendar file in the email removes it.';
    case 'answered':
      return 'Marked as answered. The sender sees it in their account.';
    case 'lapsed':
      return 'The offered times have passed.';
    case 'requested':
    case 'sent':
      return 'Nothing is left to do here.';
  }
}
