import { chakra } from '#ui/chakra/factory.ts';
import { bundle } from '@learning/content/tiers';
import type { PaymentIntent } from '@learning/shared/contract/billing';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '#ui/skeleton.tsx';
import { tiersQuery } from '#queries/billing.ts';
import { courseTitlesQuery } from '#queries/catalog.ts';
import type { CheckoutItem } from '../checkout-search.ts';

interface Props {
  item: CheckoutItem;
  /** undefined until the server has returned it. */
  intent: PaymentIntent | undefined;
}

/** Names what is bought: as the payment does, and from the catalog until it is prepared. */
export function OrderTitle({ item, intent }: Props) {
  const catalogTitle = useCatalogTitle(item);
  const title = intent?.description ?? catalogTitle;
  if (title === undefined) return <Skeleton height="7" mt={{ lg: '2' }} maxW="64" />;
  return (
    <chakra.p textStyle="h3" mt={{ lg: '2' }}>
      {title}
    </chakra.p>
  );
}

function useCatalogTitle(item: CheckoutItem): string | undefined {
  const isPlan = 'pricingTierSlug' in item;
  const { data: tiers } = useQuery({ ...tiersQuery(), enabled: isPlan });
  // Delivered with the page.
  const { data: titles } = useQuery({ ...courseTitlesQuery(), enabled: false });
  if (isPlan) return tiers?.find(({ slug }) => slug === item.pricingTierSlug)?.name;
  return item.courseId === bundle.productId ? bundle.title : titles?.[item.courseId];
}
