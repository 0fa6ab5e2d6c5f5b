import { chakra } from '#ui/chakra/factory.ts';
import type { Course } from '@learning/shared/contract/catalog';
import Heart from 'lucide-react/icons/heart';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { searchOf } from '#lib/session/intent.ts';
import { all } from '#public/attributes.ts';

/** Toggles the wishlist entry; a visitor's wish is done after they have signed in. Source: rules/learning.md L9, L21 */
export function WishlistButton({ course }: { course: Pick<Course, 'id' | 'title'> }) {
  return (
    <>
      <LinkButton
        to="/login"
        search={{ mode: 'create-account', ...searchOf({ kind: 'wishlist', courseId: course.id }) }}
        width="100%"
        variant="outline"
        colorPalette="neutral"
        data-if="!signed-in"
      >
        <Heart aria-hidden="true" />
        Add to Wishlist
      </LinkButton>
      <Button
        width="100%"
        variant="outline"
        colorPalette="neutral"
        hidden
        data-if={all('signed-in', 'extras')}
        data-do="wishlist"
      >
        <chakra.span display="inline-flex" alignItems="center" gap="2" data-if="!wishlisted">
          <Heart aria-hidden="true" /> Add to Wishlist
        </chakra.span>
        <chakra.span display="inline-flex" alignItems="center" gap="2" hidden data-if="wishlisted">
          <Heart aria-hidden="true" fill="currentColor" /> Remove from Wishlist
        </chakra.span>
      </Button>
    </>
  );
}
