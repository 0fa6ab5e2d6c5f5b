import { bundle } from '@learning/content/tiers';
import { LinkButton } from '#components/ui/link-button.tsx';
import type { CheckoutItem } from '../checkout-search.ts';

interface Props {
  item: CheckoutItem | undefined;
  /** Whether it is the only action. */
  isMain?: boolean;
}

/** Leads to where the item is sold; the previous page may be the sign-in form or another site. */
export function GoBackButton({ item, isMain = false }: Props) {
  const look = isMain ? {} : ({ variant: 'outline', colorPalette: 'neutral' } as const);
  if (!item || !('courseId' in item)) {
    return (
      <LinkButton to="/pricing" {...look}>
        Go Back
      </LinkButton>
    );
  }
  if (item.courseId === bundle.productId) {
    return (
      <LinkButton to="/" {...look}>
        Go Back
      </LinkButton>
    );
  }
  return (
    <LinkButton to="/courses/$courseId" params={{ courseId: String(item.courseId) }} {...look}>
      Go Back
    </LinkButton>
  );
}
