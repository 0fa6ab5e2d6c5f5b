import type { ReactNode } from 'react';
import { PageContainer } from '#components/layout/page-container.tsx';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { CheckoutHeader } from './checkout-header.tsx';
import type { CheckoutItem } from './checkout-search.ts';
import { Checkout, type InvoiceDetailsSlot } from './checkout.tsx';
import { CheckoutMessage } from './refusal/checkout-message.tsx';
import { GoBackButton } from './refusal/go-back-button.tsx';

interface Props {
  learner: SignedInLearner;
  /** undefined if the address has none. */
  item: CheckoutItem | undefined;
  promotionCode?: string | undefined;
  /** Opens the contact form for a plan with custom pricing. */
  contactSales: ReactNode;
  /** Shows and edits what the invoice prints of the buyer. */
  invoiceDetails: InvoiceDetailsSlot;
}

/** Renders `/checkout`: the order and the card form. */
export function CheckoutPage({
  learner,
  item,
  promotionCode,
  contactSales,
  invoiceDetails,
}: Props) {
  return (
    <PageContainer pb={{ base: '16', md: '24' }}>
      <CheckoutHeader />
      {item ? (
        <Checkout
          key={JSON.stringify(item)}
          learner={learner}
          item={item}
          promotionCode={promotionCode}
          contactSales={contactSales}
          invoiceDetails={invoiceDetails}
        />
      ) : (
        <CheckoutMessage
          title="Nothing to pay for yet"
          actions={<GoBackButton item={undefined} isMain />}
        >
          Missing payment information. Please select a course or subscription tier.
        </CheckoutMessage>
      )}
    </PageContainer>
  );
}
