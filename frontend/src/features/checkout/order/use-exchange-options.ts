import type { PaymentIntent } from '@learning/shared/contract/billing';
import { useQuery } from '@tanstack/react-query';
import { accessQuery } from '#queries/access.ts';
import { coursesQuery } from '#queries/catalog.ts';
import type { CheckoutItem } from '../checkout-search.ts';
import { hasExchangeOptions } from './exchange-options.ts';

/** Returns whether the item could be exchanged; undefined while the catalog loads, and false when it cannot be loaded. */
export function useExchangeOptions(
  learnerId: string,
  item: CheckoutItem,
  intent: PaymentIntent | undefined,
): boolean | undefined {
  const { data: courses, isError } = useQuery(coursesQuery());
  const { data: access, isPending } = useQuery(accessQuery(learnerId));
  if (isError) return false;
  if (!courses || isPending) return undefined;
  return hasExchangeOptions(item, courses, access, intent?.discount ? intent.amount : undefined);
}
