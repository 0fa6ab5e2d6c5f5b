import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { windowTexts } from '@learning/content/site/purchase-windows';
import { bundle } from '@learning/content/tiers';
import type { PaymentIntent, PricingTier } from '@learning/shared/contract/billing';
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

interface PerksProps {
  learnerId: string;
  item: CheckoutItem;
  intent: PaymentIntent | undefined;
}

/** Lists what comes with a plan, or with a course or bundle, and nothing else. Source: rules/money.md M27 */
export function Perks(props: PerksProps) {
  const { perks, pending } = usePerks(props);
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

function usePerks({ learnerId, item, intent }: PerksProps): KnownPerks {
  const isPlan = 'pricingTierSlug' in item;
  const canExchange = useExchangeOptions(learnerId, item, intent);
  const { data: courses, isError: hasNoCourses } = useQuery(coursesQuery());
  const { data: tiers, isError: hasNoTiers } = useQuery({ ...tiersQuery(), enabled: isPlan });
  const isFree = intent?.confirmation === 'free';
  if (isPlan) {
    if ((!courses && !hasNoCourses) || (!tiers && !hasNoTiers)) return { perks: [], pending: 3 };
    const tier = tiers?.find(({ slug }) => slug === item.pricingTierSlug);
    return {
      perks: planPerks(tier, coursesOf(item, tiers ?? [], courses ?? []).length),
      pending: 0,
    };
  }
  return {
    perks: coursePerks(item.courseId, canExchange === true, isFree),
    pending: !isFree && canExchange === undefined ? 1 : 0,
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

function coursePerks(courseId: Course['id'], canExchange: boolean, isFree: boolean): string[] {
  return [
    isFree ? 'Lifetime access' : 'One payment, lifetime access',
    courseId === bundle.productId
      ? 'A certificate for each course'
      : 'A certificate when you complete it',
    ...(isFree ? [] : [`Full refund within ${cancellation}`]),
    ...(canExchange && !isFree ? [`One exchange within ${exchange}`] : []),
  ];
}
