import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#lib/session/require-session.ts';
import { CourseUnavailable } from '#features/course-player/course-unavailable.tsx';
import { ResourcePage } from '#features/course-player/resources/resource-page.tsx';
import { ResourceSkeleton } from '#features/course-player/resources/resource-skeleton.tsx';
import { parseCourseId } from '@learning/shared/domain/course';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { SavedOnDevice } from '../frame/offline/offline-place.tsx';
import { page } from './course.$courseId.resources.$resourceId.page.ts';

export const Route = createFileRoute('/course/$courseId/resources/$resourceId')({
  staticData: { page },
  beforeLoad: requireSession,
  component: ResourceRoute,
});

function ResourceRoute() {
  const { courseId, resourceId } = Route.useParams();
  const id = parseCourseId(courseId);
  return (
    <SignedIn fallback={<ResourceSkeleton />}>
      {(learner) =>
        id === undefined ? (
          <CourseUnavailable />
        ) : (
          <ResourcePage
            learnerId={learner.id}
            courseId={id}
            resourceId={resourceId}
            saved={<SavedOnDevice />}
          />
        )
      }
    </SignedIn>
  );
}
