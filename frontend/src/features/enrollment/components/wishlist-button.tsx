import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Heart } from 'lucide-react';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#components/ui/button.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { useSession } from '#lib/session/use-session.ts';
import { courseStateQuery } from '#queries/learning.ts';
import { useSetWishlisted } from '../api/set-wishlisted.ts';

/** Toggles the wishlist entry at once; signed out, it leads to the sign-in form. Source: rules/learning.md L9 */
export function WishlistButton({ courseId }: { courseId: number }) {
  const session = useSession();
  const navigate = useNavigate();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const learnerId = session.status === 'signed-in' ? session.learner.id : '';
  const { data } = useQuery({
    ...courseStateQuery(learnerId, courseId),
    enabled: learnerId !== '',
  });
  const setWishlisted = useSetWishlisted(learnerId, courseId);
  const isWishlisted = Boolean(learnerId && data?.wishlisted);

  const toggle = () => {
    if (!learnerId) {
      void navigate({ to: '/login', search: { redirect: path } });
      return;
    }
    setWishlisted.mutate(!isWishlisted, {
      onError: (error) =>
        showToast({
          title: 'Your wishlist was not changed',
          description: userMessageOf(error),
          tone: 'error',
        }),
    });
  };

  return (
    <Button
      width="100%"
      variant="outline"
      colorPalette="neutral"
      disabled={learnerId !== '' && !data}
      onClick={toggle}
    >
      <Heart aria-hidden="true" fill={isWishlisted ? 'currentColor' : 'none'} />
      {isWishlisted ? 'Remove from Wishlist' : 'Add to Wishlist'}
    </Button>
  );
}
