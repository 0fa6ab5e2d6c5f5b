import type { Stripe } from 'stripe';
import { openContractCheck } from './contract-check.ts';

/** The types whose objects start from a blank, by their `object` field or the SDK's name. */
interface BlankTypes {
  account: Stripe.Account;
  balance_transaction: Stripe.BalanceTransaction;
  'billing_portal.configuration': Stripe.BillingPortal.Configuration;
  'billing_portal.session': Stripe.BillingPortal.Session;
  'BillingPortal.Session.Flow': Stripe.BillingPortal.Session.Flow;
  'BillingPortal.Session.Flow.AfterCompletion': Stripe.BillingPortal.Session.Flow.AfterCompletion;
  charge: Stripe.Charge;
  coupon: Stripe.Coupon;
  discount: Stripe.Discount;
  promotion_code: Stripe.PromotionCode;
  'Charge.Outcome': Stripe.Charge.Outcome;
  'Charge.PaymentMethodDetails.Card': Stripe.Charge.PaymentMethodDetails.Card;
  'Charge.PaymentMethodDetails.UsBankAccount': Stripe.Charge.PaymentMethodDetails.UsBankAccount;
  'Charge.PaymentMethodDetails.Card.ThreeDSecure': Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure;
  credit_note: Stripe.CreditNote;
  customer: Stripe.Customer;
  customer_cash_balance_transaction: Stripe.CustomerCashBalanceTransaction;
  dispute: Stripe.Dispute;
  'Dispute.Evidence': Stripe.Dispute.Evidence;
  'Dispute.EvidenceDetails': Stripe.Dispute.EvidenceDetails;
  file: Stripe.File;
  invoice: Stripe.Invoice;
  invoice_payment: Stripe.InvoicePayment;
  invoiceitem: Stripe.InvoiceItem;
  line_item: Stripe.InvoiceLineItem;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  'PaymentMethod.Card': Stripe.PaymentMethod.Card;
  'PaymentMethod.UsBankAccount': Stripe.PaymentMethod.UsBankAccount;
  plan: Stripe.Plan;
  price: Stripe.Price;
  'Price.Recurring': Stripe.Price.Recurring;
  product: Stripe.Product;
  refund: Stripe.Refund;
  setup_intent: Stripe.SetupIntent;
  subscription: Stripe.Subscription;
  'Subscription.CancellationDetails': Stripe.Subscription.CancellationDetails;
  'Subscription.InvoiceSettings': Stripe.Subscription.InvoiceSettings;
  'Subscription.PaymentSettings': Stripe.Subscription.PaymentSettings;
  'Subscription.PendingUpdate': Stripe.Subscription.PendingUpdate;
  subscription_item: Stripe.SubscriptionItem;
  subscription_schedule: Stripe.SubscriptionSchedule;
  'SubscriptionSchedule.DefaultSettings': Stripe.SubscriptionSchedule.DefaultSettings;
  'SubscriptionSchedule.DefaultSettings.InvoiceSettings': Stripe.SubscriptionSchedule.DefaultSettings.InvoiceSettings;
  'SubscriptionSchedule.Phase': Stripe.SubscriptionSchedule.Phase;
  'SubscriptionSchedule.Phase.Item': Stripe.SubscriptionSchedule.Phase.Item;
  'tax.association': Stripe.Tax.Association;
  'tax.calculation': Stripe.Tax.Calculation;
  'tax.calculation_line_item': Stripe.Tax.CalculationLineItem;
  'tax.settings': Stripe.Tax.Settings;
  'tax.transaction': Stripe.Tax.Transaction;
  'tax.transaction_line_item': Stripe.Tax.TransactionLineItem;
  tax_id: Stripe.TaxId;
  'test_helpers.test_clock': Stripe.TestHelpers.TestClock;
}

const texts = new Map<string, string>();

/**
 * Creates an object with every field that the SDK's type requires: null where allowed, else the emptiest value.
 * A required enum is merely its first value, so the caller sets each one.
 */
export function blank<Name extends keyof BlankTypes>(name: Name): BlankTypes[Name] {
  let text = texts.get(name);
  if (text === undefined) {
    text = JSON.stringify(openContractCheck().blank(name));
    texts.set(name, text);
  }
  return JSON.parse(text) as BlankTypes[Name];
}
