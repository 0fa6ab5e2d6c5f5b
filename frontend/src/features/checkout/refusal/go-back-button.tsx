import { bundle } from '@learning/content/tiers';
import { LinkButton } from '#ui/link-button.tsx';
import type { CheckoutItem } from '../checkout-search.ts';

interface Props {
  item: CheckoutItem | undefined;
  /** True if it is the only action. */
  isMain?: boolean;
}

/** Leads to the page that offers the item; the previous page may be the sign-in form or another site. */
export function GoBackButton({ item, isMain = false }: Props) {
  const buttonStyle = isMain ? {} : ({ variant: 'outline', colorPalette: 'neutral' } as const);
  if (!item || !('courseId' in item)) {
    return (
      <LinkButton to="/pricing" {...buttonStyle}>
        Go Back
      </LinkButton>
    );
  }
  if (item.courseId === bundle.productId) {
    return (
      <LinkButton to="/" {...buttonStyle}>
        Go Back
      </LinkButton>
    );
  }
  return (
    <LinkButton
      to="/courses/$courseId"
      params={{ courseId: String(item.courseId) }}
      {...buttonStyle}
    >
      Go Back
    </LinkButton>
  );
}
