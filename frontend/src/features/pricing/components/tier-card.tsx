import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { planCard } from '@learning/content/site/plan-card';
import type { BillingInterval } from '@learning/shared/domain/money/billing-interval';
import type { PricingTier } from '@learning/shared/contract/billing';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '#ui/badge.ts';
import { AccessPlaceholder } from '#components/offer/access-placeholder.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TierPicture } from './tier-picture.tsx';
import { dollars } from '#lib/dollars.ts';
import { intervalPart, planColumn } from '#styled-system/recipes/index.js';
import { all, type Conditions } from '#public/attributes.ts';

/** Slug of the tier without a price; it cannot be bought at checkout. Source: rules/money.md M5 */
const CONTACT_ONLY = 'corporate';

interface Props {
  tier: PricingTier;
  headingLevel: 'h2' | 'h3';
  contactSales: ReactNode;
  /** Leaves the features to the page of prices, except on small screens, which show one plan. */
  isShort: boolean;
}

/** Spans a row of the grid for each part, so that name, price, button and features line up across cards. */
export function TierCard({ tier, headingLevel, contactSales, isShort }: Props) {
  return (
    <chakra.article
      layerStyle="card"
      className={planColumn()}
      display="grid"
      position="relative"
      gridRow={isShort ? { base: 'span 5', md: 'span 4' } : 'span 5'}
      gridTemplateRows="subgrid"
      rowGap="0"
      p="6"
      data-tier={tier.slug}
      data-tier-name={tier.name}
      css={{
        '&:has(> [data-mark]:not([hidden]))': {
          borderColor: 'accent.solid',
          boxShadow: 'inset 0 0 0 1px {colors.accent.solid}',
        },
      }}
    >
      <Box display="flex" justifyContent="space-between" gap="3" alignItems="flex-start">
        <chakra.div as={headingLevel} textStyle="h3">
          {tier.name}
        </chakra.div>
        <TierPicture tier={tier} />
      </Box>
      {tier.isPopular && <Mark data-if={all('!current-plan', '!current-seat')}>Most popular</Mark>}
      <Mark hidden data-if="current-plan">
        Your plan
      </Mark>
      <Mark hidden data-if={all('current-seat', '!current-plan')}>
        Your team’s plan
      </Mark>
      <chakra.p color="fg.muted" mt="2">
        {tier.description}
      </chakra.p>
      <Price tier={tier} />
      <AccessPlaceholder mt="5">
        {tier.slug === CONTACT_ONLY ? contactSales : <ChooseButton tier={tier} />}
      </AccessPlaceholder>
      <chakra.ul
        borderTopWidth="1px"
        mt="6"
        pt="5"
        display={isShort ? { base: 'grid', md: 'none' } : 'grid'}
        gap="2"
        alignContent="start"
      >
        {tier.features.map((feature) => (
          <chakra.li key={feature} display="flex" gap="2.5" textStyle="small">
            <chakra.span color="accent.fg" mt="0.5" flexShrink="0">
              <Check size={16} aria-hidden="true" />
            </chakra.span>
            {feature}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.article>
  );
}

/** Returns the prices that the tier is sold at. */
function intervalsOf({ price, yearlyPrice }: PricingTier): [BillingInterval, number][] {
  if (price === null) return [];
  return [['month', price], ...(yearlyPrice === null ? [] : [['year', yearlyPrice] as const])].map(
    ([interval, amount]) => [interval as BillingInterval, amount as number],
  );
}

/** What shows for one interval only; a tier that is not sold by the year shows its one price. */
function partOf({ yearlyPrice }: PricingTier, interval: BillingInterval) {
  return yearlyPrice === null ? {} : { className: intervalPart(), 'data-interval': interval };
}

function Price({ tier }: { tier: PricingTier }) {
  const { price, maxUsers } = tier;
  return (
    <chakra.div mt="5">
      <chakra.p>
        {price === null ? (
          <chakra.span textStyle="figure">Custom pricing</chakra.span>
        ) : (
          intervalsOf(tier).map(([interval, amount]) => (
            <span key={interval} {...partOf(tier, interval)}>
              <chakra.span textStyle="figure" fontSize="3xl">
                {dollars(amount)}
              </chakra.span>{' '}
              <chakra.span color="fg.muted">per {interval}</chakra.span>
            </span>
          ))
        )}
      </chakra.p>
      <chakra.p textStyle="small" color="fg.muted" minH="5">
        {maxUsers === null ? '50+ users' : maxUsers > 1 && planCard.usersNote(maxUsers)}
      </chakra.p>
    </chakra.div>
  );
}

function Mark(props: BadgeProps) {
  return (
    <Badge
      data-mark=""
      colorPalette="accent"
      variant="solid"
      position="absolute"
      top="-3"
      insetStart="5"
      {...props}
    />
  );
}

/** Offers checkout only without a plan: an existing plan is changed under Purchases, and an ending one kept first. */
function ChooseButton({ tier }: { tier: PricingTier }) {
  return (
    <>
      {intervalsOf(tier).map(([interval]) => (
        <LinkButton
          key={interval}
          to="/checkout"
          search={{ tier: tier.slug, ...(interval === 'year' ? { interval } : {}) }}
          width="100%"
          data-if="!plan"
          {...partOf(tier, interval)}
          {...(tier.isPopular ? {} : { variant: 'outline' as const })}
        >
          Choose {tier.name}
          {interval === 'year' && <chakra.span srOnly> by the year</chakra.span>}
        </LinkButton>
      ))}
      <PurchasesLink condition={all('plan', 'current-plan')}>Manage Plan</PurchasesLink>
      <PurchasesLink condition={all('plan', '!current-plan', 'plan-end')}>
        Keep Plan First
      </PurchasesLink>
      <PurchasesLink condition={all('plan', '!current-plan', '!plan-end')}>
        Change Plan
      </PurchasesLink>
    </>
  );
}

function PurchasesLink({ condition, children }: { condition: Conditions; children: string }) {
  return (
    <LinkButton to="/account/purchases" variant="outline" width="100%" hidden data-if={condition}>
      {children}
    </LinkButton>
  );
}
