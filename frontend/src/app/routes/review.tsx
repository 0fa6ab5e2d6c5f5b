import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#lib/session/require-session.ts';
import { useCallback } from 'react';
import { ReviewPage } from '#features/spaced-review/review-page.tsx';
import { ReviewSkeleton } from '#features/spaced-review/review-skeleton.tsx';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { SavedOnDevice } from '../frame/offline/offline-place.tsx';
import { page } from './review.page.ts';

export interface ReviewSearch {
  /** Starts a session at once. */
  start?: true;
  /** Makes it five minutes: few cards, then one decision. */
  short?: true;
}

export const Route = createFileRoute('/review')({
  staticData: { page },
  validateSearch: ({ start, short }: Record<string, unknown>): ReviewSearch =>
    start === true ? { start, ...(short === true ? { short } : {}) } : {},
  beforeLoad: requireSession,
  component: ReviewRoute,
});

function ReviewRoute() {
  const { start, short } = Route.useSearch();
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
          isShort={short === true}
          onStart={onStart}
          onEnd={onEnd}
          saved={<SavedOnDevice />}
        />
      )}
    </SignedIn>
  );
}
