import { createFileRoute } from '@tanstack/react-router';
import { parseCheckoutSearch } from '#features/checkout/checkout-search.ts';
import { requireSession } from '#lib/session/require-session.ts';
import { checkoutItemOf } from '#features/checkout/checkout-search.ts';
import { CheckoutSkeleton } from '#features/checkout/checkout-skeleton.tsx';
import { CheckoutPage } from '#features/checkout/checkout-page.tsx';
import { InvoiceDetailsFold } from '#features/invoices/invoice-details-fold.tsx';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { ContactFormButton } from '../frame/contact-form-button.tsx';
import { page } from './checkout.page.ts';

export const Route = createFileRoute('/checkout')({
  staticData: { page },
  validateSearch: parseCheckoutSearch,
  beforeLoad: requireSession,
  component: CheckoutRoute,
});

function CheckoutRoute() {
  const search = Route.useSearch();
  const item = checkoutItemOf(search);
  return (
    <SignedIn fallback={<CheckoutSkeleton />}>
      {(learner) => (
        <CheckoutPage
          learner={learner}
          item={item}
          promotionCode={search.code}
          invoiceDetails={(events) => (
            <InvoiceDetailsFold
              learnerId={learner.id}
              px={{ base: '4', md: '8' }}
              py={{ base: '2', md: '8' }}
              {...events}
            />
          )}
          contactSales={<ContactFormButton topic="sales">Contact Sales</ContactFormButton>}
        />
      )}
    </SignedIn>
  );
}
