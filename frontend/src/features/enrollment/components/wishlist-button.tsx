import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import type { Course } from '@learning/shared/contract/catalog';
import { Heart } from 'lucide-react';
import { useEffect } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#components/ui/button.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { rememberIntent, takeIntent } from '#lib/session/intent.ts';
import { useSession } from '#lib/session/use-session.ts';
import { courseStateQuery } from '#queries/learning.ts';
import { useSetWishlisted } from '../api/set-wishlisted.ts';

/** Toggles the wishlist entry at once; a visitor's wish is kept until they have signed in. Source: rules/learning.md L9, L21 */
export function WishlistButton({ course }: { course: Pick<Course, 'id' | 'title'> }) {
  const courseId = course.id;
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

  const { mutate } = setWishlisted;
  const isLoaded = learnerId !== '' && data !== undefined;
  useEffect(() => {
    if (!isLoaded || !takeIntent('wishlist', courseId)) return;
    mutate(true, {
      onSuccess: () =>
        showToast({
          title: 'Added to your wishlist',
          description: `“${course.title}” is on your dashboard.`,
          tone: 'success',
        }),
      onError: reportUnchanged,
    });
  }, [isLoaded, courseId, course.title, mutate]);

  const toggle = () => {
    if (!learnerId) {
      rememberIntent({ kind: 'wishlist', courseId, courseTitle: course.title, path });
      void navigate({ to: '/login', search: { redirect: path } });
      return;
    }
    mutate(!isWishlisted, { onError: reportUnchanged });
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

function reportUnchanged(error: Error): void {
  showToast({
    title: 'Your wishlist was not changed',
    description: userMessageOf(error),
    tone: 'error',
  });
}
