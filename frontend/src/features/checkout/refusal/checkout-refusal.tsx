import { bundle } from '@learning/content/tiers';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { LinkButton } from '#components/ui/link-button.tsx';
import { ApiError, type ClientErrorCode, userMessageOf } from '#lib/api-error.ts';
import type { CheckoutItem } from '../checkout-search.ts';
import { CheckoutMessage } from './checkout-message.tsx';
import { GoBackButton } from './go-back-button.tsx';
import { OpenCourse, OwnedBundle } from './owned-courses.tsx';

interface Props {
  /** What the API or Stripe.js answered; null when there was no answer. */
  error: Error | null;
  item: CheckoutItem;
  contactSales: ReactNode;
  onRetry: () => void;
}

/** Heading and main action for each refusal a learner can act on. */
const KNOWN: Partial<Record<ClientErrorCode, { title: string; WayOut: ComponentType<Props> }>> = {
  already_owned: { title: 'You already own this', WayOut: Owned },
  subscription_active: { title: 'One plan at a time', WayOut: ManagePlan },
  payment_disputed: { title: 'A payment is disputed', WayOut: OwnPurchases },
  contact_sales: { title: 'Custom pricing', WayOut: ({ contactSales }) => contactSales },
  course_not_found: { title: 'Not for sale', WayOut: OtherOffers },
  tier_not_found: { title: 'Not for sale', WayOut: OtherOffers },
  payments_unavailable: { title: 'Payment is not possible right now', WayOut: Retry },
  write_conflict: { title: 'Payment is not possible right now', WayOut: Retry },
  offline: { title: 'Payment is not possible right now', WayOut: Retry },
};

/** Explains in the server's words why this cannot be paid now, with a fitting action. */
export function CheckoutRefusal(props: Props) {
  const { error, item } = props;
  const answer = error instanceof ApiError ? error : undefined;
  const known = answer && KNOWN[answer.code];
  const { title, WayOut } = known ?? { title: 'Checkout could not open', WayOut: Retry };
  return (
    <CheckoutMessage
      title={title}
      actions={
        <>
          <WayOut {...props} />
          <GoBackButton item={item} />
        </>
      }
    >
      {known ? sentenceOf(answer, item) : 'Failed to initialize payment. Please try again.'}
    </CheckoutMessage>
  );
}

function Retry({ onRetry }: Props) {
  return <Button onClick={onRetry}>Try Again</Button>;
}

function ManagePlan() {
  return <LinkButton to="/account/purchases">Manage Plan</LinkButton>;
}

function OwnPurchases() {
  return <LinkButton to="/account/purchases">Your Purchases</LinkButton>;
}

function OtherOffers() {
  return (
    <>
      <LinkButton to="/courses">Browse Courses</LinkButton>
      <LinkButton to="/pricing" variant="outline" colorPalette="neutral">
        See Plans
      </LinkButton>
    </>
  );
}

function Owned({ item }: Props) {
  if (!('courseId' in item)) return <LinkButton to="/dashboard">Go to Dashboard</LinkButton>;
  return isBundle(item) ? <OwnedBundle /> : <OpenCourse courseId={item.courseId} />;
}

function isBundle(item: CheckoutItem): boolean {
  return 'courseId' in item && item.courseId === bundle.productId;
}

/** The server's sentence, which speaks of one course. */
function sentenceOf(error: ApiError, item: CheckoutItem): string {
  const isOwnedBundle = error.code === 'already_owned' && isBundle(item);
  return isOwnedBundle ? 'You already own these courses.' : userMessageOf(error);
}
