import { createLazyFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ReviewPage } from '#features/recall/review-page.tsx';
import { ReviewSkeleton } from '#features/recall/review-skeleton.tsx';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { SavedOnDevice } from '../frame/offline/offline-place.tsx';

export const Route = createLazyFileRoute('/review')({ component: ReviewRoute });

function ReviewRoute() {
  const { start } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onStart = () => void navigate({ search: { start: true } });
  const onEnd = useCallback(() => void navigate({ search: {}, replace: true }), [navigate]);
  return (
    <SignedIn fallback={<ReviewSkeleton />}>
      {(learner) => (
        <ReviewPage
          key={learner.id}
          learner={learner}
          isStarted={start === true}
          onStart={onStart}
          onEnd={onEnd}
          saved={<SavedOnDevice />}
        />
      )}
    </SignedIn>
  );
}
