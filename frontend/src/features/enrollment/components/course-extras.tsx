import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Course } from '@learning/shared/contract/catalog';
import { windowTexts } from '@learning/content/site/purchase-windows';
import { TextLink } from '#ui/text-link.tsx';
import { AccessPlaceholder } from '#components/offer/access-placeholder.tsx';
import { PriceTaxNote } from '#components/offer/price-tax-note.tsx';
import { WishlistButton } from './wishlist-button.tsx';
import { all } from '#public/attributes.ts';

/** Shows what a visitor can do before enrolling: the wishlist, and that the trial includes the course. */
export function CourseExtras({ course }: { course: Course }) {
  return (
    <AccessPlaceholder data-if="extras" data-extras="" display="grid" gap="3" mb="6">
      <Box>
        <WishlistButton course={course} />
      </Box>
      <Box textAlign="center" data-if={all('!enrolled', '!source', '!action=buy')}>
        <chakra.p textStyle="small" color="fg.muted" data-if="!closed">
          3-Day Free Trial Included
        </chakra.p>
      </Box>
      <Box textAlign="center" data-if="for-sale">
        <chakra.p textStyle="small" color="fg.muted" textWrap="balance">
          Bought on its own: full refund within {windowTexts.cancellation}; one exchange within{' '}
          {windowTexts.exchange} for a course of equal or lesser price, if there is one.{' '}
          <PriceTaxNote /> <TextLink to="/terms">Terms</TextLink>
        </chakra.p>
      </Box>
    </AccessPlaceholder>
  );
}
