import { all, type Account } from './account.ts';
import type { DeliveryState, EmulatedObjects } from '#emulator-types.ts';

/** Copies all objects that Stripe would show, oldest first. */
export function emulatedObjects(account: Account): EmulatedObjects {
  return structuredClone({
    customers: all(account, 'customers'),
    products: all(account, 'products'),
    prices: all(account, 'prices'),
    coupons: all(account, 'coupons'),
    promotionCodes: all(account, 'promotionCodes'),
    discounts: all(account, 'discounts'),
    paymentMethods: all(account, 'paymentMethods'),
    paymentIntents: all(account, 'paymentIntents'),
    setupIntents: all(account, 'setupIntents'),
    charges: all(account, 'charges'),
    refunds: all(account, 'refunds'),
    balanceTransactions: all(account, 'balanceTransactions'),
    disputes: all(account, 'disputes'),
    files: all(account, 'files'),
    fraudWarnings: all(account, 'fraudWarnings'),
    subscriptions: all(account, 'subscriptions'),
    subscriptionSchedules: all(account, 'subscriptionSchedules'),
    invoices: all(account, 'invoices'),
    invoicePayments: all(account, 'invoicePayments'),
    creditNotes: all(account, 'creditNotes'),
    taxCalculations: all(account, 'taxCalculations'),
    taxTransactions: all(account, 'taxTransactions'),
    events: all(account, 'events'),
    portalSessions: all(account, 'portalSessions'),
    portalConfigurations: all(account, 'portalConfigurations'),
    eventDestinations: all(account, 'eventDestinations'),
    deliveries: deliveryStates(account),
  });
}

function deliveryStates(account: Account): DeliveryState[] {
  return all(account, 'deliveries').map((delivery) => ({
    eventId: delivery.thinId,
    snapshotId: delivery.snapshotId,
    url: delivery.url,
    attempts: delivery.attempts,
    dueAt: delivery.dueAt === null ? null : new Date(delivery.dueAt * 1000).toISOString(),
    isDelivered: delivery.isDelivered,
    lastStatus: delivery.lastStatus,
  }));
}
