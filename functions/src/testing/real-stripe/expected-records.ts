import type { RecordedStep } from './scenario.ts';

const payable = { status: 'requires_payment_method', order: 'open', hasAccess: false };
const bought = { status: 'succeeded', order: 'paid', hasAccess: true };
const declined = {
  status: 'requires_payment_method',
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};
const canceled = {
  outcome: 'done',
  order: 'refunded',
  refundedCents: 2900,
  hasAccess: false,
  refunds: [{ status: 'succeeded', amount: 2900, reason: 'requested_by_customer' }],
};

/** The status of a subscription at Stripe and in our records. */
const plan = (step: string, status: string, hasAccess: boolean): RecordedStep => ({
  step,
  stripe: status,
  ours: status,
  hasAccess,
});

const checkOutCourse: RecordedStep[] = [
  {
    step: 'PaymentIntent',
    status: 'requires_payment_method',
    amount: 2900,
    currency: 'usd',
    isLive: false,
    description: 'HR Documentation Essentials (Basic)',
    hasAutomaticMethods: true,
    isOfCustomer: true,
    metadata: { environment: 'test', orderId: true, userId: true, sku: 'course#000014' },
    receiptGoesToLearner: true,
  },
  { step: 'response', amount: 29, confirmation: 'payment' },
  { step: 'order', state: 'open', amountCents: 2900 },
  { step: 'repeat', isSamePayment: true },
];

const payAfterDeclines: RecordedStep[] = [
  { step: 'pm_card_visa_chargeDeclined', ...declined, ...payable },
  {
    step: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    ...payable,
    code: 'card_declined',
    declineCode: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  { step: 'pm_card_visa', ...bought },
  // A second tab pays again.
  { step: 'pm_card_visa', ...bought, code: 'payment_intent_unexpected_state' },
];

const abandonAuthentication: RecordedStep[] = [
  {
    step: 'pm_card_threeDSecure2Required',
    status: 'requires_action',
    nextAction: 'redirect_to_url',
    order: 'open',
    hasAccess: false,
  },
  { step: 'pm_card_visa', ...bought },
];

const cancelAroundTheEnd: RecordedStep[] = [
  { step: '86399 s after the charge', ...canceled },
  { step: '86400 s after the charge', ...canceled },
  {
    step: '86401 s after the charge',
    outcome: 'cancellation_closed',
    order: 'paid',
    refundedCents: 0,
    hasAccess: true,
    refunds: [],
  },
];

const subscribe: RecordedStep[] = [
  {
    step: 'Stripe',
    unitAmount: 9900,
    currency: 'usd',
    interval: 'month',
    billingMode: 'flexible',
    payment: { status: 'requires_payment_method', amount: 9900 },
  },
  { step: 'response', amount: 99, confirmation: 'payment' },
  plan('not paid', 'incomplete', false),
  { step: 'payment', status: 'succeeded' },
  plan('paid', 'active', true),
];

const letFirstPaymentExpire: RecordedStep[] = [
  { step: 'payment', ...declined },
  plan('declined', 'incomplete', false),
  plan('a day later', 'incomplete_expired', false),
  { step: 'the old secret', status: 'canceled', code: 'payment_intent_unexpected_state' },
  plan('new checkout', 'incomplete', false),
  { step: 'payment', status: 'succeeded' },
  plan('paid', 'active', true),
];

const failRenewals: RecordedStep[] = [
  plan('paid', 'active', true),
  plan('renewal fails', 'past_due', true),
  plan('card fixed and paid', 'active', true),
  plan('next renewal fails', 'past_due', true),
  plan('retries end', 'canceled', false),
];

const useThePortal: RecordedStep[] = [
  plan('paid', 'active', true),
  { step: 'the card that paid', hasOwnCard: false, hasCustomersCard: true },
  { step: 'Update Card', flow: 'payment_method_update' },
  plan('renewal fails', 'past_due', true),
  { step: 'Pay Now with the same card', refused: 'card_declined' },
  { step: 'Pay Now with the new card', outcome: 'paid' },
  { step: 'Pay Now again', outcome: 'paid' },
  plan('paid now', 'active', true),
  { step: 'the new card', hasOwnCard: false, hasCustomersCard: true },
  { step: 'Change Plan of an ended plan', refused: 400 },
];

const billPurchase: RecordedStep[] = [
  {
    step: 'invoice',
    status: 'paid',
    total: 2900,
    amountPaid: 2900,
    isPaidByPurchase: [true],
    name: 'Example Inc.',
    taxIds: [{ type: 'us_ein', value: '12-3456789' }],
    fields: ['Attention: Ada Lovelace', 'PO number: PO 7'],
  },
  { step: 'repeat', isSameInvoice: true, notes: [] },
  { step: 'credit note', notes: [['issued', 1000]] },
];

const voidCreditNote: RecordedStep[] = [
  { step: 'refund', order: 'refunded', notes: [['issued', 2900]] },
  { step: 'sent back', order: 'refund_failed', notes: [['void', 2900]], hasAccess: true },
];

const disputePurchases: RecordedStep[] = [
  { step: 'dispute', order: 'disputed', hasAccess: false },
  { step: 'inquiry', status: 'warning_needs_response', order: 'paid', hasAccess: true },
];

const reportFraud: RecordedStep[] = [
  {
    step: 'warning',
    isReported: true,
    isOurs: true,
    order: 'refunded',
    hasAccess: false,
    refunds: [{ amount: 2900, reason: 'fraudulent' }],
  },
  { step: 'afterwards', isStillReported: false },
];

const planStep = (step: string, tier: string, next: string | null, isSetToEnd = false) => ({
  step,
  status: 'active',
  tier,
  next,
  isSetToEnd,
});

const downgradeBySchedule: RecordedStep[] = [
  planStep('paid', 'professional', null),
  planStep('smaller plan chosen', 'professional', 'entry'),
  planStep('canceled', 'professional', null, true),
  planStep('resumed', 'professional', 'entry'),
  planStep('next period', 'entry', null),
];

const deleteCustomer: RecordedStep[] = [
  {
    step: 'deleted',
    isCustomerDeleted: true,
    stripe: 'canceled',
    ours: 'canceled',
    hasCustomer: false,
  },
];

/** The expected record of each scenario, at Stripe and at the emulator alike. */
export const realStripeRecords = {
  checkOutCourse,
  payAfterDeclines,
  abandonAuthentication,
  cancelAroundTheEnd,
  subscribe,
  letFirstPaymentExpire,
  failRenewals,
  useThePortal,
  billPurchase,
  voidCreditNote,
  disputePurchases,
  reportFraud,
  downgradeBySchedule,
  deleteCustomer,
};
