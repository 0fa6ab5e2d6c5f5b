import type Stripe from 'stripe';
import type { EmulatedObjects, StripeEmulator } from '@learning/stripe-emulator/emulator';
import { type FormResponse, page, seeOther } from './pages/form-response.ts';
import { invoicePage } from './pages/receipt-page.ts';

/** Shows an invoice at its `hosted_invoice_url`. */
export function showInvoice(
  emulator: StripeEmulator,
  invoiceId: string,
  failure?: string,
): FormResponse {
  const objects = emulator.objects();
  const { status } = intentOf(objects, invoiceId) ?? {};
  const body = invoicePage(objects, invoiceId, {
    asks: status === 'requires_action' ? 'bank' : 'card',
    failure,
  });
  return body === undefined ? page(404, 'Page not found.') : page(failure ? 402 : 200, body);
}

/** Pays an invoice with another card, or answers for the test bank. */
export async function submitInvoiceForm(
  emulator: StripeEmulator,
  invoiceId: string,
  form: URLSearchParams,
): Promise<FormResponse> {
  const secret = intentOf(emulator.objects(), invoiceId)?.client_secret;
  if (!secret) return page(404, 'Page not found.');
  const { error } =
    form.get('action') === 'bank'
      ? await emulator.completeAuthentication(
          secret,
          form.get('outcome') === 'complete' ? 'complete' : 'fail',
        )
      : await emulator.confirm(secret, (form.get('number') ?? '').replace(/\D/g, ''));
  return error ? showInvoice(emulator, invoiceId, error.message) : seeOther('?');
}

/** Returns the PaymentIntent that pays an invoice. */
function intentOf(
  { invoicePayments, paymentIntents }: EmulatedObjects,
  invoiceId: string,
): Stripe.PaymentIntent | undefined {
  const paying = invoicePayments.findLast((payment) => payment.invoice === invoiceId);
  return paymentIntents.find(({ id }) => id === paying?.payment.payment_intent);
}
