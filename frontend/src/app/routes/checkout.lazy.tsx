import { createLazyFileRoute } from '@tanstack/react-router';
import { checkoutItemOf } from '#features/checkout/checkout-search.ts';
import { CheckoutPage } from '#features/checkout/checkout-page.tsx';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { ContactButton } from '../frame/contact-button.tsx';

export const Route = createLazyFileRoute('/checkout')({ component: CheckoutRoute });

function CheckoutRoute() {
  const item = checkoutItemOf(Route.useSearch());
  return (
    <SignedIn>
      {(learner) => (
        <CheckoutPage
          learner={learner}
          item={item}
          contactSales={<ContactButton topic="sales">Contact Sales</ContactButton>}
        />
      )}
    </SignedIn>
  );
}
