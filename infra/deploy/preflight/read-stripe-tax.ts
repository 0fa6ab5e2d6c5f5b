import Stripe from 'stripe';

/** What Stripe says of the account's tax settings. */
export type StripeTaxFacts =
  | { status: 'active' }
  | { status: 'pending'; missingFields: string[] }
  | { status: 'unreadable' };

/** Asks whether Stripe Tax can calculate. @see https://docs.stripe.com/api/tax/settings/object */
export async function readStripeTax(stripe: Stripe): Promise<StripeTaxFacts> {
  try {
    const { status, status_details: details } = await stripe.tax.settings.retrieve();
    if (status === 'active') return { status: 'active' };
    return { status: 'pending', missingFields: details.pending?.missing_fields ?? ['settings'] };
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return { status: 'unreadable' };
    throw error;
  }
}
