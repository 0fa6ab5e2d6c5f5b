/** Invoices, credit notes and what they print of the buyer. Source: rules/money.md M29, M39. */
import * as z from 'zod';
import { isTaxId, normalizedTaxId, TAX_ID_KINDS } from '#domain/money/tax-ids.ts';
import { CountryCode, Dollars, Instant, Name, SortableId, UserId, VisibleLine } from './fields.ts';
import { defineRoutes } from './route.ts';

const line = (maxLength: number) => VisibleLine(maxLength).min(1);
const TAX_ID_TYPES = TAX_ID_KINDS.map(({ type }) => type);

const TaxIdDetails = z
  .strictObject({
    /** Stripe's name, such as `eu_vat`. */
    type: z.enum(TAX_ID_TYPES),
    value: line(40),
  })
  .refine(({ type, value }) => isTaxId(type, normalizedTaxId(value)), {
    path: ['value'],
    message: 'This does not look like a tax ID of the chosen type.',
  });

/** What a learner enters for later invoices; null leaves it out. Stripe stores it with the customer, for the next purchase too. */
export const NewInvoiceDetails = z.strictObject({
  companyName: Name(150).nullable(),
  /** Printed as `Attention`. */
  contactName: Name(140).nullable(),
  address: z
    .strictObject({
      line1: line(200),
      line2: line(200).nullable(),
      city: line(100),
      state: line(100).nullable(),
      postalCode: line(20).nullable(),
      country: CountryCode,
    })
    .nullable(),
  taxId: TaxIdDetails.nullable(),
  purchaseOrderNumber: line(140).nullable(),
});

/** What invoices print of the buyer, as Stripe has it: an operator or the portal may have entered something else. */
export const InvoiceDetails = z
  .object({
    companyName: z.string().nullable(),
    contactName: z.string().nullable(),
    address: z
      .object({
        line1: z.string(),
        line2: z.string().nullable(),
        city: z.string(),
        state: z.string().nullable(),
        postalCode: z.string().nullable(),
        country: z.string(),
      })
      .nullable(),
    taxId: z.object({ type: z.string(), value: z.string() }).nullable(),
    purchaseOrderNumber: z.string().nullable(),
  })
  .meta({ id: 'InvoiceDetails' });

export const BillingDocument = z
  .object({
    kind: z.enum(['invoice', 'credit_note']),
    /** As printed. */
    number: z.string(),
    issuedAt: Instant,
    amount: Dollars,
    /** Whether it is paid; a credit note always is. */
    isPaid: z.boolean(),
    description: z.string(),
    /** The order or plan it belongs to; null for one made in Stripe's dashboard. */
    orderId: z.string().nullable(),
    /** Stripe's page; a credit note has only a file. */
    url: z.url().nullable(),
    pdfUrl: z.url().nullable(),
    /** Stripe's receipt of its payment. */
    receiptUrl: z.url().nullable(),
  })
  .meta({ id: 'BillingDocument' });

const userParams = z.strictObject({ userId: UserId });

export const invoiceRoutes = defineRoutes({
  listInvoices: {
    method: 'GET',
    path: '/api/users/{userId}/invoices',
    summary: 'Invoices and credit notes of purchases and plan payments, newest first, from Stripe',
    group: 'billing',
    access: 'learner',
    params: userParams,
    response: z.object({ documents: z.array(BillingDocument) }),
    errors: ['invoices_unavailable'],
  },
  getInvoiceDetails: {
    method: 'GET',
    path: '/api/users/{userId}/invoice-details',
    summary: 'What invoices print of the buyer, remembered from the last purchase',
    group: 'billing',
    access: 'learner',
    params: userParams,
    response: InvoiceDetails,
    errors: ['invoices_unavailable'],
  },
  saveInvoiceDetails: {
    method: 'PUT',
    path: '/api/users/{userId}/invoice-details',
    summary:
      'Set what later invoices print of the buyer; a plan whose first invoice is unpaid gets a new one, so its checkout is prepared again',
    group: 'billing',
    access: 'learner',
    refusesDemo: true,
    params: userParams,
    body: NewInvoiceDetails,
    response: InvoiceDetails,
    errors: ['write_conflict', 'invoices_unavailable'],
  },
  acceptTerms: {
    method: 'POST',
    path: '/api/users/{userId}/purchases/{orderId}/terms',
    summary: 'Record that the learner agreed to this version of the terms, before paying the order',
    group: 'billing',
    access: 'learner',
    refusesDemo: true,
    params: z.strictObject({ userId: UserId, orderId: SortableId }),
    body: z.strictObject({
      /** The date of the version that was shown. */
      version: z.iso.date(),
    }),
    response: z.object({ version: z.iso.date(), acceptedAt: Instant }),
    status: 201,
    errors: ['order_not_found', 'terms_outdated'],
  },
});

export type NewInvoiceDetails = z.infer<typeof NewInvoiceDetails>;
export type InvoiceDetails = z.infer<typeof InvoiceDetails>;
export type BillingDocument = z.infer<typeof BillingDocument>;
