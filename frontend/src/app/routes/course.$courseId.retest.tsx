import { createFileRoute } from '@tanstack/react-router';
import { CourseUnavailable } from '#features/course-player/course-unavailable.tsx';
import { RetestPage } from '#features/activities/retest/retest-page.tsx';
import { RetestSkeleton } from '#features/activities/retest/retest-skeleton.tsx';
import { requireSession } from '#lib/session/require-session.ts';
import { parseCourseId } from '@learning/shared/domain/course';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { page } from './course.$courseId.retest.page.ts';

export const Route = createFileRoute('/course/$courseId/retest')({
  staticData: { page },
  beforeLoad: requireSession,
  component: RetestRoute,
});

function RetestRoute() {
  const courseId = parseCourseId(Route.useParams().courseId);
  return (
    <SignedIn fallback={<RetestSkeleton />}>
      {(learner) =>
        courseId === undefined ? (
          <CourseUnavailable />
        ) : (
          <RetestPage key={courseId} learnerId={learner.id} courseId={courseId} />
        )
      }
    </SignedIn>
  );
}
