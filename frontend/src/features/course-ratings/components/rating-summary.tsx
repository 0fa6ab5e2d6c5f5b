import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import { Stars } from '#ui/stars.tsx';
import type { CourseRatingsPage } from '../pages-after-change.ts';

type Figures = Pick<CourseRatingsPage, 'rating' | 'reviewCount' | 'ratingCounts'>;

/** Shows the average and the number of course ratings per star rating. Needs at least one course rating. */
export function RatingSummary({ figures }: { figures: Figures }) {
  const { rating, reviewCount, ratingCounts } = figures;
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '10rem minmax(0, 1fr)' }}
      columnGap="12"
      rowGap="6"
      alignItems="center"
    >
      <Box>
        <chakra.p textStyle="figure" fontSize="4xl" lineHeight="tight">
          {rating}
          <VisuallyHidden as="span"> out of 5</VisuallyHidden>
        </chakra.p>
        <Box mt="2">
          <Stars rating={Number(rating)} size={20} />
        </Box>
        <chakra.p textStyle="small" color="fg.muted" mt="2">
          {reviewCount === 1 ? '1 review' : `${reviewCount} reviews`}
        </chakra.p>
      </Box>
      <chakra.ul display="grid" gap="1.5" textStyle="small" fontVariantNumeric="tabular-nums">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = ratingCounts[stars - 1] ?? 0;
          return (
            <chakra.li
              key={stars}
              display="grid"
              gridTemplateColumns="4rem minmax(0, 1fr) 2rem"
              gap="3"
              alignItems="center"
            >
              <span>{stars === 1 ? '1 star' : `${stars} stars`}</span>
              <Box bg="bg.emphasized" borderRadius="full" height="2" overflow="hidden" aria-hidden>
                <Box
                  bg="signal.solid"
                  height="100%"
                  borderRadius="full"
                  style={{ width: `${(count / reviewCount) * 100}%` }}
                />
              </Box>
              <chakra.span textAlign="end">
                {count}
                <VisuallyHidden as="span">{count === 1 ? ' review' : ' reviews'}</VisuallyHidden>
              </chakra.span>
            </chakra.li>
          );
        })}
      </chakra.ul>
    </Box>
  );
}
