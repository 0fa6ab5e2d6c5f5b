import { expect, it } from 'vitest';
import { declineReason } from './decline-reason.ts';

const STRIPES_WORDS = 'Your card was declined (code 17).';

// Source: rules/wording.md W36
it.each([
  [
    { code: 'card_declined', decline_code: 'insufficient_funds' },
    'Your card has insufficient funds.',
  ],
  [{ code: 'card_declined', decline_code: 'stolen_card' }, 'Your bank declined the card.'],
  [{ code: 'card_declined' }, 'Your bank declined the card.'],
  [{ code: 'expired_card' }, 'Your card has expired.'],
  [{ code: 'payment_intent_authentication_failure' }, 'Your bank couldn’t confirm that it’s you.'],
  [{ code: 'a_code_of_tomorrow' }, 'The payment couldn’t be completed.'],
  [{}, 'The payment couldn’t be completed.'],
])('says about %j in our words: %s', (error, reason) => {
  expect(declineReason({ ...error, message: STRIPES_WORDS })).toBe(reason);
});
