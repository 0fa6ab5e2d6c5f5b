import * as z from 'zod';
import { orderKeys } from '#table/keys.ts';
import { parseStored, storedItem, toStored } from '#table/stored-item.ts';
import { getItem, putItem, type Table } from '#table/table.ts';

const OrderInvoice = z.object({
  entity: z.literal('orderInvoice'),
  userId: z.string(),
  orderId: z.string(),
  /** null when nothing can be billed, because the customer was deleted at Stripe. */
  invoiceId: z.string().nullable(),
  /** Sum of the credit notes. */
  creditedCents: z.int(),
});

export type OrderInvoice = z.infer<typeof OrderInvoice>;
const storedOrderInvoice = storedItem(OrderInvoice);

export interface InvoiceRepository {
  find(userId: string, orderId: string): Promise<OrderInvoice | undefined>;
  /** Replaces the record. Two writers store the same, because both read it from Stripe. */
  save(invoice: Omit<OrderInvoice, 'entity'>): Promise<void>;
}

/** Remembers which orders are billed, so that Stripe is asked only when something is missing. */
export function invoiceRepository(table: Table): InvoiceRepository {
  return {
    async find(userId, orderId) {
      const item = await getItem(table, orderKeys.invoice(userId, orderId));
      return item && parseStored(storedOrderInvoice, item);
    },
    async save(invoice) {
      const key = orderKeys.invoice(invoice.userId, invoice.orderId);
      await putItem(
        table,
        toStored(storedOrderInvoice, key, { entity: 'orderInvoice', ...invoice }),
      );
    },
  };
}
