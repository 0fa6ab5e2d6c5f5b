import * as z from 'zod';
import type { DomainEvent } from '#events/domain-events.ts';
import { domainEventWrite } from '#events/event-writes.ts';
import { orderKeys } from '#table/keys.ts';
import { parseStored, storedItem, toStored } from '#table/stored-item.ts';
import { getItem, writeTransaction, type Table } from '#table/table.ts';

const OrderInvoice = z.object({
  entity: z.literal('orderInvoice'),
  userId: z.string(),
  orderId: z.string(),
  /** null for a plan, and when nothing can be billed, because the customer was deleted at Stripe. */
  invoiceId: z.string().nullable(),
  /** Sum of the credit notes. */
  creditedCents: z.int(),
});

export type OrderInvoice = z.infer<typeof OrderInvoice>;
const storedOrderInvoice = storedItem(OrderInvoice);

export interface InvoiceRepository {
  find(userId: string, orderId: string): Promise<OrderInvoice | undefined>;
  /** Replaces the record, with what it means to the learner. Two writers store the same, because both read it from Stripe. */
  save(invoice: Omit<OrderInvoice, 'entity'>, events?: readonly DomainEvent[]): Promise<void>;
}

/** Remembers which orders are billed, so that Stripe is asked only when something is missing. */
export function invoiceRepository(table: Table): InvoiceRepository {
  return {
    async find(userId, orderId) {
      const item = await getItem(table, orderKeys.invoice(userId, orderId));
      return item && parseStored(storedOrderInvoice, item);
    },
    async save(invoice, events = []) {
      const key = orderKeys.invoice(invoice.userId, invoice.orderId);
      const put = toStored(storedOrderInvoice, key, { entity: 'orderInvoice', ...invoice });
      await writeTransaction(table, [{ put }, ...events.map(domainEventWrite)]);
    },
  };
}
