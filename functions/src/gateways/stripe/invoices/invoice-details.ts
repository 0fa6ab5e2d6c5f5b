import type { Stripe } from 'stripe';
import type { InvoiceDetailsSnapshot, PaymentProvider } from '#billing/payment-provider.ts';
import { mapStripeErrors, mapStripeErrorsUnless } from '../client/map-errors.ts';

type Details = Pick<PaymentProvider, 'readInvoiceDetails' | 'saveInvoiceDetails'>;

/** Headings of the custom fields, which Stripe prints at the top of each invoice of the customer. */
const ATTENTION = 'Attention';
const PURCHASE_ORDER = 'PO number';

/** Implements what invoices print of the buyer. Stripe stores it with the customer. */
export function stripeInvoiceDetails(stripe: Stripe): Details {
  const readCustomer = async (customerId: string) => {
    const customer = await stripe.customers.retrieve(customerId, { expand: ['tax_ids'] });
    return customer.deleted ? undefined : customer;
  };
  return {
    readInvoiceDetails: (customerId) =>
      mapStripeErrorsUnless(
        async () => {
          const customer = await readCustomer(customerId);
          return customer && detailsOf(customer);
        },
        ['resource_missing'],
        () => undefined,
      ),

    async saveInvoiceDetails(
      customerId,
      details,
      { keepsTaxLocation } = { keepsTaxLocation: false },
    ) {
      const customer = await mapStripeErrors(() => readCustomer(customerId));
      const saved = customer?.tax_ids?.data ?? [];
      const { taxId } = details;
      const isSame = ({ type, value }: Stripe.TaxId) =>
        taxId !== null && type === taxId.type && value === taxId.value;
      // The tax id first: it is the only part that Stripe may refuse.
      if (taxId !== null && !saved.some(isSame)) {
        const created = await mapStripeErrorsUnless(
          () => stripe.customers.createTaxId(customerId, taxId as Stripe.CustomerCreateTaxIdParams),
          ['tax_id_invalid'],
          () => 'invalid' as const,
        );
        if (created === 'invalid') return 'tax_id_invalid';
      }
      await mapStripeErrors(async () => {
        for (const other of saved.filter((savedTaxId) => !isSame(savedTaxId)))
          await stripe.taxIds.del(other.id);
        const location = keepsTaxLocation ? (customer?.address ?? null) : null;
        await stripe.customers.update(customerId, paramsOf(details, location));
      });
      return 'saved';
    },
  };
}

function detailsOf(customer: Stripe.Customer): InvoiceDetailsSnapshot {
  const { name, address, invoice_settings: settings, tax_ids: taxIds } = customer;
  const fields = settings.custom_fields ?? [];
  const valueOf = (heading: string) =>
    fields.find((field) => field.name === heading)?.value ?? null;
  const taxId = taxIds?.data[0];
  return {
    companyName: name ?? null,
    contactName: valueOf(ATTENTION),
    address:
      address?.line1 && address.country
        ? {
            line1: address.line1,
            line2: address.line2,
            city: address.city ?? '',
            state: address.state,
            postalCode: address.postal_code,
            country: address.country,
          }
        : null,
    taxId: taxId ? { type: taxId.type, value: taxId.value } : null,
    purchaseOrderNumber: valueOf(PURCHASE_ORDER),
  };
}

/**
 * An empty text removes a field at Stripe.
 *
 * @param location what is kept of the address when there is none any more
 */
function paramsOf(
  details: InvoiceDetailsSnapshot,
  location: Stripe.Address | null,
): Stripe.CustomerUpdateParams {
  const { companyName, contactName, address, purchaseOrderNumber } = details;
  const fields = [
    ...(contactName === null ? [] : [{ name: ATTENTION, value: contactName }]),
    ...(purchaseOrderNumber === null ? [] : [{ name: PURCHASE_ORDER, value: purchaseOrderNumber }]),
  ];
  return {
    name: companyName ?? '',
    address:
      address === null
        ? location?.country
          ? {
              country: location.country,
              postal_code: location.postal_code ?? '',
              state: location.state ?? '',
            }
          : ''
        : {
            line1: address.line1,
            line2: address.line2 ?? '',
            city: address.city,
            state: address.state ?? '',
            postal_code: address.postalCode ?? '',
            country: address.country,
          },
    invoice_settings: { custom_fields: fields.length === 0 ? '' : fields },
  };
}
