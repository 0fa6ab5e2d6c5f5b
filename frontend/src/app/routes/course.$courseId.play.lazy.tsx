import { createLazyFileRoute } from '@tanstack/react-router';
import { CoursePlayer } from '../../features/course-player/components/course-player.tsx';
import { PlayerSkeleton } from '../../features/course-player/components/player-skeleton.tsx';
import { parseCourseId } from '@learning/shared/domain/course';
import { CourseEnrollment } from '../../features/enrollment/components/course-enrollment.tsx';
import { RegainAccess } from '../../features/enrollment/components/regain-access.tsx';
import { SignedIn } from '../../lib/session/signed-in.tsx';

export const Route = createLazyFileRoute('/course/$courseId/play')({ component: PlayerRoute });

function PlayerRoute() {
  const { courseId } = Route.useParams();
  const { module } = Route.useSearch();
  return (
    <SignedIn fallback={<PlayerSkeleton />}>
      {(learner) => (
        <CoursePlayer
          learner={learner}
          courseId={parseCourseId(courseId)}
          moduleId={module}
          slots={{
            enrollment: (course) => <CourseEnrollment course={course} />,
            accessChoices: (course) => <RegainAccess course={course} learnerId={learner.id} />,
          }}
        />
      )}
    </SignedIn>
  );
}
