import { accountOperations } from '#account/account-operations.ts';
import { creditNoteOperations } from '#invoices/credit-notes.ts';
import { oneTimeInvoiceOperations } from '#invoices/one-time-invoices.ts';
import { taxCalculationOperations } from '#tax/calculations.ts';
import { taxSettingsOperations } from '#tax/tax-settings.ts';
import { taxTransactionOperations } from '#tax/transactions.ts';
import { taxIdOperations } from '#payments/tax-ids.ts';
import { balanceOperations } from '#payments/balance.ts';
import { chargeOperations } from '#payments/charges.ts';
import { cashBalanceOperations } from '#payments/cash-balance.ts';
import { customerOperations } from '#payments/customers.ts';
import { disputeOperations } from '#payments/disputes.ts';
import { fileOperations } from '#payments/files.ts';
import { fraudWarningOperations } from '#payments/fraud-warnings.ts';
import { eventDestinationOperations } from '#events/event-destinations.ts';
import { eventOperations } from '#events/event-operations.ts';
import { invoiceOperations } from '#invoices/invoice-operations.ts';
import { invoicePaymentOperations } from '#invoices/invoice-payments.ts';
import type { Operation } from './operation.ts';
import { paymentIntentOperations } from '#payments/payment-intents.ts';
import { paymentMethodOperations } from '#payments/payment-methods.ts';
import { portalConfigurationOperations } from '#portal/portal-configurations.ts';
import { portalSessionOperations } from '#portal/portal-sessions.ts';
import { couponOperations } from '#catalog/coupons.ts';
import { promotionCodeOperations } from '#catalog/promotion-codes.ts';
import { priceOperations } from '#catalog/prices.ts';
import { productOperations } from '#catalog/products.ts';
import { refundOperations } from '#payments/refunds.ts';
import { subscriptionScheduleOperations } from '#subscriptions/subscription-schedules.ts';
import { subscriptionOperations } from '#subscriptions/subscriptions.ts';
import { testClockOperations } from '#clock/test-clocks.ts';

export const operations: readonly Operation[] = [
  ...accountOperations,
  ...customerOperations,
  ...cashBalanceOperations,
  ...taxIdOperations,
  ...taxSettingsOperations,
  ...taxCalculationOperations,
  ...taxTransactionOperations,
  ...productOperations,
  ...priceOperations,
  ...couponOperations,
  ...promotionCodeOperations,
  ...paymentIntentOperations,
  ...paymentMethodOperations,
  ...chargeOperations,
  ...refundOperations,
  ...disputeOperations,
  ...fileOperations,
  ...balanceOperations,
  ...fraudWarningOperations,
  ...subscriptionOperations,
  ...subscriptionScheduleOperations,
  ...invoiceOperations,
  ...invoicePaymentOperations,
  ...oneTimeInvoiceOperations,
  ...creditNoteOperations,
  ...eventOperations,
  ...eventDestinationOperations,
  ...portalConfigurationOperations,
  ...portalSessionOperations,
  ...testClockOperations,
];

export interface FoundOperation {
  operation: Operation;
  id: string;
}

/** Finds the operation of a call; a literal path wins over one with an id. */
export function findOperation(method: string, path: string): FoundOperation | null {
  const exact = byPath.get(`${method} ${path}`);
  if (exact) return { operation: exact, id: '' };
  const segments = path.split('/');
  // The id is the last segment, or the one before a verb such as `cancel`.
  for (const index of [segments.length - 1, segments.length - 2]) {
    const id = segments[index];
    if (!id) continue;
    const pattern = segments.with(index, '{id}').join('/');
    const operation = byPath.get(`${method} ${pattern}`);
    if (operation) return { operation, id: decodeURIComponent(id) };
  }
  return null;
}

const byPath = new Map(
  operations.map((operation) => [`${operation.method} ${operation.path}`, operation]),
);
