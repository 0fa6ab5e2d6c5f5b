import { chargeOperations } from './charges.ts';
import { customerOperations } from './customers.ts';
import { disputeOperations } from './disputes.ts';
import { eventDestinationOperations } from './event-destinations.ts';
import { eventOperations } from './event-operations.ts';
import { invoiceOperations } from './invoice-operations.ts';
import { invoicePaymentOperations } from './invoice-payments.ts';
import type { Operation } from './operation.ts';
import { paymentIntentOperations } from './payment-intents.ts';
import { paymentMethodOperations } from './payment-methods.ts';
import { portalConfigurationOperations } from './portal-configurations.ts';
import { portalSessionOperations } from './portal-sessions.ts';
import { priceOperations } from './prices.ts';
import { productOperations } from './products.ts';
import { refundOperations } from './refunds.ts';
import { subscriptionScheduleOperations } from './subscription-schedules.ts';
import { subscriptionOperations } from './subscriptions.ts';
import { testClockOperations } from './test-clocks.ts';

export const operations: readonly Operation[] = [
  ...customerOperations,
  ...productOperations,
  ...priceOperations,
  ...paymentIntentOperations,
  ...paymentMethodOperations,
  ...chargeOperations,
  ...refundOperations,
  ...disputeOperations,
  ...subscriptionOperations,
  ...subscriptionScheduleOperations,
  ...invoiceOperations,
  ...invoicePaymentOperations,
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

/** The operation for a call; an address spelled out wins over one with an id. */
export function findOperation(method: string, path: string): FoundOperation | null {
  const exact = byAddress.get(`${method} ${path}`);
  if (exact) return { operation: exact, id: '' };
  const segments = path.split('/');
  // The id is the last segment, or the one before the verb.
  for (const index of [segments.length - 1, segments.length - 2]) {
    const id = segments[index];
    if (!id) continue;
    const address = segments.with(index, '{id}').join('/');
    const operation = byAddress.get(`${method} ${address}`);
    if (operation) return { operation, id: decodeURIComponent(id) };
  }
  return null;
}

const byAddress = new Map(operations.map((one) => [`${one.method} ${one.path}`, one]));
