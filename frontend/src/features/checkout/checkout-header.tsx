import { chakra } from '#ui/chakra/factory.ts';
import { PageHeader } from '#components/layout/page-header.tsx';

/** Heads the checkout. Its text is delivered with the page, so that it can be read while the payment is prepared. */
export function CheckoutHeader() {
  return (
    <PageHeader
      title="Secure Checkout"
      lead={
        // On a phone, the fields for the card are on the first screen.
        <chakra.span fontSize={{ base: 'sm', md: 'xl' }}>
          Your card details go straight to Stripe and never reach our servers.
        </chakra.span>
      }
    />
  );
}
