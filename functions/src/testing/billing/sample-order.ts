import type { OrderRecord } from '#billing/billing-records.ts';

/** Returns an open order for the documentation bundle, with changes. */
export function sampleOrder(change: Partial<OrderRecord> = {}): OrderRecord {
  const item = (courseId: number, title: string, shareCents: number) => ({
    courseId,
    title,
    shareCents,
    isGranted: false,
    exchangedFor: null,
  });
  return {
    entity: 'order',
    orderId: 'order-1',
    userId: 'u',
    kind: 'bundle',
    sku: 'bundle#000016',
    title: 'HR Documentation Bundle (Basic + Advanced)',
    amountCents: 9900,
    currency: 'usd',
    items: [
      item(14, 'HR Documentation Essentials', 3272),
      item(15, 'Advanced HR Documentation', 6627),
    ],
    state: 'open',
    createdAt: '2026-11-18T09:00:00.000Z',
    customerId: 'cus_1',
    paymentIntentId: null,
    paidAt: null,
    receiptUrl: null,
    refundedCents: 0,
    refundRequest: null,
    quarantineReason: null,
    version: 1,
    ...change,
  };
}
