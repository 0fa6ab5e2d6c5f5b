import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import { tiers } from '@learning/content/tiers';
import { type FeatureRow, type PlanCount, pricingPage } from '@learning/content/site/pricing';
import type { PricingTier } from '@learning/shared/contract/billing';
import { roundedHours, totalMinutes } from '@learning/shared/domain/learning/study-minutes';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { tiersQuery } from '#queries/billing.ts';
import { planColumn } from '#styled-system/recipes/index.js';

const { columns, note } = pricingPage.features;
const [, ...plans] = columns;

type Row = readonly [feature: string, ...cells: string[]];

/** Shows what each plan includes: a table, or a list on small screens. Counts come from the published catalog. */
export function PlanFeatures() {
  const { data } = useQuery(tiersQuery());
  const rows = pricingPage.features.rows.map((row) => filledRow(row, data));
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

function filledRow([feature, ...cells]: FeatureRow, published: PricingTier[] | undefined): Row {
  const [first] = cells;
  if (typeof first !== 'object') return [feature, ...cells.map(String)];
  // A space keeps the row's height until the plans are there.
  return [
    feature,
    ...plans.map((name) => {
      const tier = published?.find((candidate) => candidate.name === name);
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

/** Shows one plan, the one chosen among the plans. Source: rules/wording.md W31 */
function FeatureList({ rows }: { rows: Row[] }) {
  return (
    <chakra.dl hideFrom="md" borderBottomWidth="1px">
      {rows.map(([feature, ...cells]) => (
        <Box
          key={feature}
          borderTopWidth="1px"
          py="2.5"
          display="grid"
          gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr)"
          columnGap="4"
        >
          <chakra.dt color="fg.muted">{feature}</chakra.dt>
          <chakra.dd fontWeight="medium">
            {cells.map((cell, index) => (
              <chakra.span
                key={plans[index]}
                className={planColumn()}
                data-tier={slugOf(plans[index]!)}
                display="block"
              >
                <Value text={cell} />
              </chakra.span>
            ))}
          </chakra.dd>
        </Box>
      ))}
    </chakra.dl>
  );
}

function slugOf(name: string): string | undefined {
  return tiers.find((tier) => tier.name === name)?.slug;
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
