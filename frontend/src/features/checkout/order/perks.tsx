import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { windowTexts } from '@learning/content/site/purchase-windows';
import { bundle } from '@learning/content/tiers';
import type { PricingTier } from '@learning/shared/contract/billing';
import type { Course } from '@learning/shared/contract/catalog';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import { Skeleton } from '#ui/skeleton.tsx';
import { tiersQuery } from '#queries/billing.ts';
import { coursesQuery } from '#queries/catalog.ts';
import type { CheckoutItem } from '../checkout-search.ts';
import { coursesOf } from './included-courses.ts';
import { useExchangeOptions } from './use-exchange-options.ts';

const { cancellation, exchange } = windowTexts;

/** Lists what comes with a plan, or with a course or bundle, and nothing else. Source: rules/money.md M27 */
export function Perks({ learnerId, item }: { learnerId: string; item: CheckoutItem }) {
  const { perks, pending } = usePerks(learnerId, item);
  return (
    <Stack as="ul" gap="1.5" borderTopWidth="1px" mt="5" pt="5" aria-label="Included">
      {perks.map((perk) => (
        <chakra.li key={perk} display="flex" gap="2.5" alignItems="flex-start">
          <chakra.span color="accent.fg" flexShrink="0" mt="1">
            <Check size={16} aria-hidden="true" />
          </chakra.span>
          <chakra.span textStyle="small">{perk}</chakra.span>
        </chakra.li>
      ))}
      {Array.from({ length: pending }, (_, line) => (
        <Skeleton key={line} as="li" height="5" maxW="64" />
      ))}
    </Stack>
  );
}

interface KnownPerks {
  perks: string[];
  /** How many more lines may come, once what they depend on has loaded. */
  pending: number;
}

function usePerks(learnerId: string, item: CheckoutItem): KnownPerks {
  const isPlan = 'pricingTierSlug' in item;
  const canExchange = useExchangeOptions(learnerId, item);
  const { data: courses, isError: hasNoCourses } = useQuery(coursesQuery());
  const { data: tiers, isError: hasNoTiers } = useQuery({ ...tiersQuery(), enabled: isPlan });
  if (isPlan) {
    if ((!courses && !hasNoCourses) || (!tiers && !hasNoTiers)) return { perks: [], pending: 3 };
    const tier = tiers?.find(({ slug }) => slug === item.pricingTierSlug);
    return {
      perks: planPerks(tier, coursesOf(item, tiers ?? [], courses ?? []).length),
      pending: 0,
    };
  }
  return {
    perks: coursePerks(item.courseId, canExchange === true),
    pending: canExchange === undefined ? 1 : 0,
  };
}

/** @param courseCount 0 when it is not known */
function planPerks(tier: Pick<PricingTier, 'maxUsers'> | undefined, courseCount: number): string[] {
  const seats = tier?.maxUsers ?? 1;
  return [
    ...(courseCount > 0 ? [`${courseCount} courses now, new ones as they come`] : []),
    ...(tier ? [seats > 1 ? `${seats} seats, including yours` : '1 seat, for you'] : []),
    `Cancel any time; full refund for ${cancellation}, until a certificate is claimed`,
  ];
}

function coursePerks(courseId: Course['id'], canExchange: boolean): string[] {
  return [
    'One payment, lifetime access',
    courseId === bundle.productId
      ? 'A certificate for each course'
      : 'A certificate when you complete it',
    `Full refund within ${cancellation}`,
    ...(canExchange ? [`One exchange within ${exchange}`] : []),
  ];
}
