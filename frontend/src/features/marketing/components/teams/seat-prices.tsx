import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { teamsPage } from '@learning/content/site/teams';
import type { PricingTier } from '@learning/shared/contract/billing';
import { seatFacts } from '../../seat-facts.ts';

/** Shows what a seat costs in each plan that has several. */
export function SeatPrices({ tiers }: { tiers: readonly PricingTier[] }) {
  return (
    <chakra.ul
      mt={{ base: '8', md: '12' }}
      display="grid"
      gap={{ base: '3', md: '6' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
    >
      {tiers
        .filter(({ maxUsers }) => maxUsers !== 1)
        .map((tier) => {
          const { people, price, perSeat } = seatFacts(tier);
          return (
            <chakra.li key={tier.slug} layerStyle="card" p={{ base: '5', md: '6' }}>
              <chakra.h3 textStyle="h4">{tier.name}</chakra.h3>
              <chakra.p color="fg.muted" mt="1">
                {people} · {tier.contents.courses} courses
              </chakra.p>
              <Box mt="4">
                <chakra.p textStyle="figure">{price}</chakra.p>
                <chakra.p textStyle="small" color="fg.muted" minH="5">
                  {perSeat ?? teamsPage.seats.offerNote}
                </chakra.p>
              </Box>
            </chakra.li>
          );
        })}
    </chakra.ul>
  );
}
