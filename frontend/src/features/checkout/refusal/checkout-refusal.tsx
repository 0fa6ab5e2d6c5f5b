import { bundle } from '@learning/content/tiers';
import { useLocation } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { CreateOwnAccount } from '#components/offer/create-own-account.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ApiError, type ClientErrorCode, userMessageOf } from '#lib/api-error.ts';
import type { CheckoutItem } from '../checkout-search.ts';
import { CheckoutMessage } from './checkout-message.tsx';
import { GoBackButton } from './go-back-button.tsx';
import { OpenCourse, OwnedBundle } from './owned-courses.tsx';

interface Props {
  /** The error of the API or Stripe.js; null if only the card fields could not be shown. */
  error: Error | null;
  item: CheckoutItem;
  contactSales: ReactNode;
  onRetry: () => void;
}

/** Heading and main action for each refusal a learner can act on. */
const KNOWN_REFUSALS: Partial<
  Record<ClientErrorCode, { title: string; NextStep: ComponentType<Props> }>
> = {
  already_owned: { title: 'You already own this', NextStep: OpenOwned },
  subscription_active: { title: 'One plan at a time', NextStep: ManagePlan },
  payment_disputed: { title: 'A payment is disputed', NextStep: OwnPurchases },
  promotion_code_invalid: { title: 'This code can’t be used', NextStep: WithoutCode },
  gift_code_at_checkout: { title: 'This is a gift code', NextStep: RedeemIt },
  promotion_code_other_product: { title: 'This code can’t be used', NextStep: WithoutCode },
  contact_sales: { title: 'Custom pricing', NextStep: ({ contactSales }) => contactSales },
  course_not_found: { title: 'Not for sale', NextStep: BrowseOffers },
  course_not_offered: { title: 'Not for sale', NextStep: BrowseOffers },
  tier_not_found: { title: 'Not for sale', NextStep: BrowseOffers },
  demo_account: { title: 'The demo account can’t buy', NextStep: LeaveDemoAccount },
  too_many_requests: { title: 'Too many checkouts', NextStep: OwnPurchases },
  payments_unavailable: { title: 'Payment is not possible right now', NextStep: Retry },
  write_conflict: { title: 'Payment is not possible right now', NextStep: Retry },
  offline: { title: 'Payment is not possible right now', NextStep: Retry },
};

/** Explains in the server's words why the item cannot be paid for now, and offers the next step. */
export function CheckoutRefusal(props: Props) {
  const { error, item } = props;
  const response = error instanceof ApiError ? error : undefined;
  const known = response && KNOWN_REFUSALS[response.code];
  const { title, NextStep } = known ?? { title: 'Checkout could not open', NextStep: Retry };
  return (
    <CheckoutMessage
      title={title}
      actions={
        <>
          <NextStep {...props} />
          <GoBackButton item={item} />
        </>
      }
    >
      {known ? messageFor(response, item) : 'Failed to initialize payment. Please try again.'}
    </CheckoutMessage>
  );
}

function Retry({ onRetry }: Props) {
  return <Button onClick={onRetry}>Try Again</Button>;
}

/** Opens this checkout again with the visitor's own account. */
function LeaveDemoAccount() {
  const redirect = useLocation({ select: ({ href }) => href });
  return <CreateOwnAccount search={{ redirect }} />;
}

/** Opens this checkout again without its promotion code. */
function WithoutCode() {
  return (
    <LinkButton to="/checkout" search={({ code: _code, ...search }) => search} replace>
      Continue Without the Code
    </LinkButton>
  );
}

function RedeemIt() {
  return (
    <LinkButton to="/account/purchases" hash="redeem">
      Redeem It
    </LinkButton>
  );
}

function ManagePlan() {
  return <LinkButton to="/account/purchases">Manage Plan</LinkButton>;
}

function OwnPurchases() {
  return <LinkButton to="/account/purchases">Your Purchases</LinkButton>;
}

function BrowseOffers() {
  return (
    <>
      <LinkButton to="/courses">Browse Courses</LinkButton>
      <LinkButton to="/pricing" variant="outline" colorPalette="neutral">
        See Plans
      </LinkButton>
    </>
  );
}

function OpenOwned({ item }: Props) {
  if (!('courseId' in item)) return <LinkButton to="/dashboard">Go to Dashboard</LinkButton>;
  return isBundle(item) ? <OwnedBundle /> : <OpenCourse courseId={item.courseId} />;
}

function isBundle(item: CheckoutItem): boolean {
  return 'courseId' in item && item.courseId === bundle.productId;
}

/** Returns the server's message, adapted for the bundle because the server's mentions one course. */
function messageFor(error: ApiError, item: CheckoutItem): string {
  const isOwnedBundle = error.code === 'already_owned' && isBundle(item);
  return isOwnedBundle ? 'You already own these courses.' : userMessageOf(error);
}
