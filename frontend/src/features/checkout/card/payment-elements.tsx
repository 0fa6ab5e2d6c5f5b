import type { PaymentIntent } from '@learning/shared/contract/billing';
import { Elements } from '@stripe/react-stripe-js';
import type { Stripe, StripeElementsOptions } from '@stripe/stripe-js';
import { useMemo, useSyncExternalStore } from 'react';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import type { CheckoutItem } from '../checkout-search.ts';
import { stripeAppearance } from './stripe-appearance.ts';
import { PaymentForm } from './payment-form.tsx';

interface Props {
  item: CheckoutItem;
  /** Invoice details are open that would be lost by paying. */
  isEditingInvoice: boolean;
  intent: PaymentIntent;
  form: { clientSecret: string; stripe: Stripe };
  learner: SignedInLearner;
  /** The payment can no longer be confirmed; a new one has to be prepared. */
  onOutdated: () => void;
  /** Stripe could not show its fields. */
  onLoadError: () => void;
}

/** Renders Stripe's elements for one payment, in the page's colors. */
export function PaymentElements({ form: { clientSecret, stripe }, ...rest }: Props) {
  const mode = useColorMode();
  const options = useMemo<StripeElementsOptions>(
    () => ({ clientSecret, appearance: stripeAppearance(mode), locale: 'en' }),
    [clientSecret, mode],
  );
  return (
    <Elements stripe={stripe} options={options}>
      <PaymentForm clientSecret={clientSecret} {...rest} />
    </Elements>
  );
}

/** Returns the page's current color mode. */
function useColorMode(): 'light' | 'dark' {
  return useSyncExternalStore(
    (onChange) => {
      const observer = new MutationObserver(onChange);
      observer.observe(document.documentElement, { attributeFilter: ['class'] });
      return () => observer.disconnect();
    },
    () => (document.documentElement.classList.contains('dark') ? 'dark' : 'light'),
    () => 'light',
  );
}
