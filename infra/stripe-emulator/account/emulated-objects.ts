import { all, type Account } from './account.ts';
import type { DeliveryState, EmulatedObjects } from '#emulator-types.ts';

/** Copies of everything that Stripe would show, oldest first. */
export function emulatedObjects(account: Account): EmulatedObjects {
  return structuredClone({
    customers: all(account, 'customers'),
    products: all(account, 'products'),
    prices: all(account, 'prices'),
    paymentMethods: all(account, 'paymentMethods'),
    paymentIntents: all(account, 'paymentIntents'),
    setupIntents: all(account, 'setupIntents'),
    charges: all(account, 'charges'),
    refunds: all(account, 'refunds'),
    disputes: all(account, 'disputes'),
    subscriptions: all(account, 'subscriptions'),
    invoices: all(account, 'invoices'),
    invoicePayments: all(account, 'invoicePayments'),
    events: all(account, 'events'),
    portalSessions: all(account, 'portalSessions'),
    portalConfigurations: all(account, 'portalConfigurations'),
    eventDestinations: all(account, 'eventDestinations'),
    deliveries: deliveryStates(account),
  });
}

function deliveryStates(account: Account): DeliveryState[] {
  return all(account, 'deliveries').map((one) => ({
    eventId: one.thinId,
    snapshotId: one.snapshotId,
    url: one.url,
    attempts: one.attempts,
    dueAt: one.dueAt === null ? null : new Date(one.dueAt * 1000).toISOString(),
    isDelivered: one.isDelivered,
    lastStatus: one.lastStatus,
  }));
}
