/** The reason a charge is declined for, in Stripe's words. */
export interface Decline {
  code:
    | 'card_declined'
    | 'expired_card'
    | 'incorrect_cvc'
    | 'processing_error'
    | 'incorrect_number';
  declineCode?: string;
  message: string;
}

/** The behavior of a test card. @see https://docs.stripe.com/testing */
export interface TestCard {
  brand?: 'mastercard' | 'amex';
  /** Declines every charge. */
  decline?: Decline;
  /** Can be saved although it declines. */
  isAttachable?: true;
  /** When 3-D Secure is needed; `on-session`: not for later charges of a card that was set up with it. */
  authentication?: 'always' | 'on-session';
  dispute?: 'needs_response' | 'warning_needs_response';
  refund?: 'fails-later' | 'succeeds-later';
  /** A US bank account, whose debit ends days later. */
  debit?: 'succeeds' | 'fails';
  /** The card network reports the charge as fraudulent later. */
  isReported?: true;
}

const DECLINED = 'Your card was declined.';
const declined: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: DECLINED,
};

export const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  '4242424242424242': {},
  '5555555555554444': { brand: 'mastercard' },
  '378282246310005': { brand: 'amex' },
  '4000000000000002': { decline: declined },
  '4000000000009995': {
    decline: {
      code: 'card_declined',
      declineCode: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  },
  '4000000000000069': { decline: { code: 'expired_card', message: 'Your card has expired.' } },
  '4000000000000127': {
    decline: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  '4000000000000119': {
    decline: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  '4000000000000341': { decline: declined, isAttachable: true },
  '4000002500003155': { authentication: 'on-session' },
  '4000002760003184': { authentication: 'always' },
  '4000000000003220': { authentication: 'always' },
  '4000008400001629': { authentication: 'always', decline: declined },
  '4000000000000259': { dispute: 'needs_response' },
  '4000000000001976': { dispute: 'warning_needs_response' },
  '4000000000005423': { isReported: true },
  '4000000000005126': { refund: 'fails-later' },
  '4000000000007726': { refund: 'succeeds-later' },
};

/** The US bank accounts of test mode, with routing number 110000000. @see https://docs.stripe.com/payments/ach-direct-debit */
export const TEST_ACCOUNTS: Readonly<Record<string, TestCard>> = {
  '000123456789': { debit: 'succeeds' },
  '000222222227': { debit: 'fails' },
};
export const TEST_ROUTING_NUMBER = '110000000';

/** The ready-made PaymentMethods of test mode, by card number. */
export const TEST_PAYMENT_METHODS: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_threeDSecure2Required: '4000000000003220',
  pm_card_threeDSecureRequiredChargeDeclined: '4000008400001629',
  pm_card_createDispute: '4000000000000259',
  pm_card_createDisputeInquiry: '4000000000001976',
  pm_card_createIssuerFraudRecord: '4000000000005423',
  pm_card_refundFail: '4000000000005126',
  pm_card_pendingRefund: '4000000000007726',
  pm_usBankAccount_success: '000123456789',
  pm_usBankAccount_insufficientFunds: '000222222227',
};

/** Returns why the form refuses a number that is not a test card's. */
export function numberDecline(number: string): Decline | null {
  if (number in TEST_CARDS) return null;
  if (!isLuhn(number)) {
    return { code: 'incorrect_number', message: 'Your card number is incorrect.' };
  }
  return {
    code: 'card_declined',
    declineCode: 'test_mode_live_card',
    message:
      'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  };
}

function isLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = number
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
