import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { PriceTaxNote } from '#components/offer/price-tax-note.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { tiersQuery } from '#queries/billing.ts';
import { IntervalPicker } from './interval-picker.tsx';
import { PlanNote } from './plan-note.tsx';
import { PlanPicker } from './plan-picker.tsx';
import { TierCard } from './tier-card.tsx';

/** Source: rules/wording.md W10 */
const SKELETONS = 4;

interface Props {
  headingLevel: 'h2' | 'h3';
  /** Whether the prices by the year can be chosen; elsewhere those by the month show. */
  hasIntervals?: boolean;
  /** Whether wide screens leave the features of the plans to the page of prices. @default false */
  isShort?: boolean;
  /** Opens the contact form for a plan with custom pricing. */
  contactSales: ReactNode;
}

/** Shows the plans side by side, on small screens the chosen one; `public/current-plan.ts` marks the learner's own. */
export function PricingTiers({
  headingLevel,
  hasIntervals = false,
  isShort = false,
  contactSales,
}: Props) {
  const { data: tiers, isError, refetch } = useQuery(tiersQuery());
  if (isError) {
    return <ErrorState title="The plans could not be loaded" onRetry={() => void refetch()} />;
  }
  return (
    <>
      <PlanNote />
      {hasIntervals && <IntervalPicker />}
      {tiers && <PlanPicker tiers={tiers} />}
      <Grid>
        {tiers?.map((tier) => (
          <TierCard
            key={tier.id}
            tier={tier}
            headingLevel={headingLevel}
            contactSales={contactSales}
            isShort={isShort}
          />
        )) ?? <Skeletons />}
      </Grid>
      <chakra.p
        textStyle="small"
        color="fg.muted"
        textAlign="center"
        mt="4"
        css={{ '&:not(:has(> :not([hidden])))': { display: 'none' } }}
      >
        <PriceTaxNote />
      </chakra.p>
    </>
  );
}

/** Cards in a row share their row lines. */
const Grid = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '5', xl: '6' },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      xl: 'repeat(4, minmax(0, 1fr))',
    },
  },
});

function Skeletons() {
  return (
    <>
      <chakra.p srOnly aria-live="polite">
        Loading plans
      </chakra.p>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <Box key={index} layerStyle="card" p="6" aria-hidden="true" data-skeleton="card">
          <Skeleton height="7" width="28" />
          <Skeleton height="12" mt="4" />
          <Skeleton height="9" width="24" mt="6" />
          <Skeleton height="11" mt="6" />
          <Skeleton height="56" mt="6" />
        </Box>
      ))}
    </>
  );
}
