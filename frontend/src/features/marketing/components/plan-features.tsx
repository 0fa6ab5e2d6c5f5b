import { Box, chakra, VisuallyHidden } from '@chakra-ui/react';
import { type FeatureRow, type PlanCount, pricingPage } from '@learning/content/site/pricing';
import type { PricingTier } from '@learning/shared/contract/billing';
import { roundedHours, totalMinutes } from '@learning/shared/domain/learning/study-minutes';
import { useQuery } from '@tanstack/react-query';
import { Check, Minus } from 'lucide-react';
import { Fragment } from 'react';
import { tiersQuery } from '#queries/billing.ts';

const { columns, note } = pricingPage.features;
const [, ...plans] = columns;

type Row = readonly [feature: string, ...cells: string[]];

/** Shows what each plan includes: a table, or a list on small screens. Counts come from the published catalog. */
export function PlanFeatures() {
  const { data: tiers } = useQuery(tiersQuery());
  const rows = pricingPage.features.rows.map((row) => filledRow(row, tiers));
  return (
    <>
      <FeatureList rows={rows} />
      <FeatureTable rows={rows} />
      <chakra.p textStyle="small" color="fg.muted" mt="4">
        {note}
      </chakra.p>
    </>
  );
}

function filledRow([feature, ...cells]: FeatureRow, tiers: PricingTier[] | undefined): Row {
  const [first] = cells;
  if (typeof first !== 'object') return [feature, ...cells.map(String)];
  // A space keeps the row's height until the plans are there.
  return [
    feature,
    ...plans.map((name) => {
      const tier = tiers?.find((one) => one.name === name);
      return tier ? countOf(tier, first.count) : '\u00A0';
    }),
  ];
}

function countOf({ contents }: PricingTier, count: PlanCount): string {
  const { minutes } = contents;
  const hours: Partial<Record<PlanCount, number>> = {
    hours: totalMinutes(minutes),
    onScreen: minutes.onScreen,
    activityHours: minutes.activities,
    atDesk: minutes.atDesk,
  };
  const counted = hours[count];
  if (counted !== undefined) return String(roundedHours(counted));
  return String(contents[count as 'courses' | 'coreCourses' | 'activities']);
}

function FeatureTable({ rows }: { rows: Row[] }) {
  return (
    <chakra.table hideBelow="md" width="100%" tableLayout="fixed">
      <thead>
        <tr>
          {columns.map((column, index) => (
            <chakra.th
              key={column}
              scope="col"
              textStyle={index === 0 ? 'label' : 'h4'}
              color={index === 0 ? 'fg.muted' : 'fg'}
              width={index === 0 ? '28%' : 'auto'}
              textAlign="start"
              verticalAlign="bottom"
              py="3"
              pe="4"
            >
              {column}
            </chakra.th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([feature, ...cells]) => (
          <tr key={feature}>
            <chakra.th
              scope="row"
              textAlign="start"
              fontWeight="semibold"
              verticalAlign="top"
              py="3"
              pe="4"
              borderTopWidth="1px"
            >
              {feature}
            </chakra.th>
            {cells.map((cell, index) => (
              <chakra.td
                key={plans[index]}
                verticalAlign="top"
                py="3"
                pe="4"
                borderTopWidth="1px"
                fontVariantNumeric="tabular-nums"
              >
                <Value text={cell} />
              </chakra.td>
            ))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

function FeatureList({ rows }: { rows: Row[] }) {
  return (
    <Box hideFrom="md" borderBottomWidth="1px">
      {rows.map(([feature, ...cells]) => (
        <Box key={feature} borderTopWidth="1px" py="5">
          <chakra.h3 textStyle="h4">{feature}</chakra.h3>
          <chakra.dl mt="2" display="grid" gridTemplateColumns="1fr 1fr" columnGap="4" rowGap="1">
            {cells.map((cell, index) => (
              <Fragment key={plans[index]}>
                <chakra.dt color="fg.muted">{plans[index]}</chakra.dt>
                <chakra.dd>
                  <Value text={cell} />
                </chakra.dd>
              </Fragment>
            ))}
          </chakra.dl>
        </Box>
      ))}
    </Box>
  );
}

/** Shows a cell; the site's texts use 'Yes' and '-' for included and not included. */
function Value({ text }: { text: string }) {
  if (text === 'Yes') {
    return (
      <chakra.span color="accent.fg" display="inline-flex">
        <Check size={18} aria-hidden="true" />
        <VisuallyHidden>Yes</VisuallyHidden>
      </chakra.span>
    );
  }
  if (text === '-') {
    return (
      <chakra.span color="fg.subtle" display="inline-flex">
        <Minus size={18} aria-hidden="true" />
        <VisuallyHidden>Not included</VisuallyHidden>
      </chakra.span>
    );
  }
  return text;
}
