import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Box } from '#ui/chakra/box.ts';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { Note } from '#ui/note.tsx';
import { Panel } from '#ui/panel.tsx';
import { hasCode, userMessageOf } from '#lib/api-error.ts';
import { type Buyer, likelyCountry } from './buyer/buyer.ts';
import { CountryChoice } from './buyer/country-choice.tsx';
import { StartConsent } from './buyer/start-consent.tsx';
import { PostalCode } from './buyer/postal-code.tsx';
import { CheckoutColumns } from './checkout-columns.tsx';
import { preparedPaymentQuery } from './card/prepare-payment.ts';
import type { CheckoutItem } from './checkout-search.ts';
import { CheckoutRefusal } from './refusal/checkout-refusal.tsx';
import { CheckoutMessage } from './refusal/checkout-message.tsx';
import { NothingDue } from './nothing-due.tsx';
import { OrderSummary } from './order/order-summary.tsx';
import { FreeOrder } from './promotion/free-order.tsx';
import { PromotionCode } from './promotion/promotion-code.tsx';
import { PaymentElements } from './card/payment-elements.tsx';
import { PreparingForm } from './card/preparing-form.tsx';

/** Renders the invoice details; the checkout learns when they are edited and saved. */
export type InvoiceDetailsSlot = (events: {
  onEditing: (isEditing: boolean) => void;
  onSaved: () => void;
}) => ReactNode;

interface Props {
  learner: SignedInLearner;
  item: CheckoutItem;
  promotionCode?: string | undefined;
  contactSales: ReactNode;
  invoiceDetails: InvoiceDetailsSlot;
}

/** Prepares the payment, then shows the card form or the reason it cannot be paid. */
export function Checkout({ learner, item, promotionCode, contactSales, invoiceDetails }: Props) {
  const [buyer, setBuyer] = useState<Buyer>(() => ({
    country: likelyCountry(Intl.DateTimeFormat().resolvedOptions().timeZone),
  }));
  const { data, error, isFetching, refetch } = useQuery(
    preparedPaymentQuery(learner.id, item, buyer, promotionCode),
  );

  const [hasLoadError, setHasLoadError] = useState(false);
  const [isEditingInvoice, setIsEditingInvoice] = useState(false);
  /** Number of times 'Pay' found its payment replaced. */
  const [timesOutdated, setTimesOutdated] = useState(0);
  const prepareAgain = () => {
    setHasLoadError(false);
    void refetch();
  };

  // When the learner comes back from the bank, the browser may restore this page with a form already submitted.
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) void refetch();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [refetch]);

  const question = isFetching ? undefined : questionFor(buyer, error);
  if (!isFetching && !question && (error || !data || hasLoadError)) {
    return (
      <CheckoutRefusal
        error={error}
        item={item}
        contactSales={contactSales}
        onRetry={prepareAgain}
      />
    );
  }
  const asksPostalCode = question === 'postal code' || buyer.postalCode !== undefined;
  const prepared = isFetching ? undefined : data;
  const isFree = prepared?.intent.confirmation === 'free';
  if (prepared && !prepared.form && !isFree) return <NothingDue intent={prepared.intent} />;
  return (
    <>
      {timesOutdated > 0 && <OutdatedNote key={timesOutdated} />}
      <CheckoutColumns
        summary={
          <OrderSummary
            learnerId={learner.id}
            item={item}
            intent={question ? undefined : prepared?.intent}
            isWaiting={question !== undefined}
            isTaxOpen={question === 'postal code'}
            promotion={<PromotionCode item={item} buyer={buyer} intent={prepared?.intent} />}
          />
        }
      >
        <Panel
          mb={{ base: '4', md: '6' }}
          px={{ base: '4', md: '8' }}
          py={{ base: '3', md: '5' }}
          display="grid"
          gap="4"
          gridTemplateColumns={{ base: '1fr', sm: asksPostalCode ? '1fr 12rem' : '1fr' }}
        >
          <CountryChoice country={buyer.country} onChange={(country) => setBuyer({ country })} />
          {asksPostalCode && (
            <PostalCode
              key={buyer.country}
              country={buyer.country}
              isUnknown={question === 'postal code' && Boolean(buyer.postalCode)}
              onChange={(postalCode) => setBuyer({ ...buyer, postalCode })}
            />
          )}
        </Panel>
        <Box mb={{ base: '4', md: '6' }}>
          {invoiceDetails({
            onEditing: setIsEditingInvoice,
            // Stripe fixes the details of a plan's first invoice when it prepares the payment; and a tax id makes the buyer a business.
            // Tax depends on both.
            onSaved:
              'pricingTierSlug' in item || question || prepared?.intent.tax ? prepareAgain : ignore,
          })}
        </Box>
        {question === 'country' && <ChooseCountry />}
        {question === 'postal code' && <EnterPostalCode country={buyer.country} />}
        {question === 'refused' && (
          <CheckoutMessage title="Not for sale in your country" actions={contactSales}>
            {userMessageOf(error!)}
          </CheckoutMessage>
        )}
        {question === 'consent' && (
          <StartConsent
            item={item}
            onConsent={(startConsent) => setBuyer({ ...buyer, startConsent })}
          />
        )}
        {question ? null : prepared && isFree ? (
          <FreeOrder
            learnerId={learner.id}
            intent={prepared.intent}
            isEditingInvoice={isEditingInvoice}
          />
        ) : prepared?.form ? (
          <PaymentElements
            key={prepared.form.clientSecret}
            item={item}
            isEditingInvoice={isEditingInvoice}
            intent={prepared.intent}
            form={prepared.form}
            learner={learner}
            onOutdated={() => {
              setTimesOutdated((times) => times + 1);
              prepareAgain();
            }}
            onLoadError={() => setHasLoadError(true)}
          />
        ) : (
          <PreparingForm />
        )}
      </CheckoutColumns>
    </>
  );
}

const ignore = () => undefined;

/** Returns what the buyer has to settle before something can be paid; undefined for nothing. */
function questionFor({ country, postalCode }: Buyer, error: Error | null) {
  if (country === '') return 'country';
  if (postalCode === '') return 'postal code';
  if (hasCode(error, 'consumers_not_served')) return 'refused';
  if (hasCode(error, 'tax_address_required')) return 'postal code';
  return hasCode(error, 'start_consent_required') ? 'consent' : undefined;
}

function ChooseCountry() {
  return (
    <Panel p={{ base: '4', md: '8' }}>
      <p>Choose your country to continue to the payment.</p>
    </Panel>
  );
}

function EnterPostalCode({ country }: { country: string }) {
  return (
    <Panel p={{ base: '4', md: '8' }}>
      <p>Enter your {country === 'US' ? 'ZIP code' : 'postal code'} to continue to the payment.</p>
    </Panel>
  );
}

/** Shown after 'Pay' found its payment replaced. Takes the focus, because the form that had it is gone. */
function OutdatedNote() {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <Note ref={note} tabIndex={-1} colorPalette="signal" mb="6">
      Nothing was charged. Your order changed in the meantime (you opened another plan, or the price
      changed). Check the total and pay again.
    </Note>
  );
}
