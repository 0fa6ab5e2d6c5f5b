import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute, CatchBoundary } from '@tanstack/react-router';
import { requireSession } from '#lib/session/require-session.ts';
import { parseCourseId } from '@learning/shared/domain/course';
import { parsePlayerSearch } from '#features/course-player/player-search.ts';
import { Box } from '#ui/chakra/box.ts';
import { lazy, Suspense, useMemo } from 'react';
import { LoadFailure } from '#features/activities/components/load-failure.tsx';
import { CoursePlayer, type PlayerSlots } from '#features/course-player/course-player.tsx';
import { PlayerSkeleton } from '#features/course-player/player-skeleton.tsx';
import { OpeningFrame } from '#features/spaced-review/opening/opening-frame.tsx';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { activitiesQuery } from '#queries/activities.ts';
import { SavedOnDevice } from '../frame/offline/offline-place.tsx';
import { page } from './course.$courseId.play.page.ts';

/** The first view waits for it, and a lesson does not need it. A failure shows where the introduction is rendered. */
const loadIntroduction = () =>
  import('#features/course-player/module/introduction.tsx').catch(() => undefined);

const loadActivities = () => import('#features/activities/components/module-activities.tsx');

/** A link to an activity needs them at once, and each would otherwise be asked for when the one before has rendered. */
const loadEnd = (queryClient: QueryClient, moduleId: string) =>
  Promise.allSettled([
    import('#features/course-player/module/module-end.tsx'),
    loadActivities(),
    queryClient.prefetchQuery(activitiesQuery(moduleId)),
  ]);

export const Route = createFileRoute('/course/$courseId/play')({
  staticData: { page },
  validateSearch: parsePlayerSearch,
  beforeLoad: requireSession,
  loader: ({ context, location }) => {
    const { module } = parsePlayerSearch(location.search);
    if (module === undefined) return loadIntroduction();
    if (location.hash.startsWith('activity-')) void loadEnd(context.queryClient, module);
    return undefined;
  },
  component: PlayerRoute,
});

// The text of the module shows first; its activities may load later.
const ModuleActivities = lazy(async () => ({
  default: (await loadActivities()).ModuleActivities,
}));

const ModuleOpening = lazy(async () => ({
  default: (await import('#features/spaced-review/opening/module-opening.tsx')).ModuleOpening,
}));

// Few learners open the player without an enrollment.
const EnrollPage = lazy(async () => ({
  default: (await import('#features/enrollment/components/enroll-page.tsx')).EnrollPage,
}));

const RegainAccess = lazy(async () => ({
  default: (await import('#features/enrollment/components/regain-access.tsx')).RegainAccess,
}));

function PlayerRoute() {
  const courseId = parseCourseId(Route.useParams().courseId);
  const { module } = Route.useSearch();
  return (
    <SignedIn fallback={<PlayerSkeleton courseId={courseId} moduleId={module} />}>
      {(learner) => <LearnerPlayer learner={learner} courseId={courseId} />}
    </SignedIn>
  );
}

interface LearnerPlayerProps {
  learner: SignedInLearner;
  courseId: number | undefined;
}

function LearnerPlayer({ learner, courseId }: LearnerPlayerProps) {
  const { module } = Route.useSearch();
  const slots = useMemo(() => slotsOf(learner.id), [learner.id]);
  return <CoursePlayer learner={learner} courseId={courseId} moduleId={module} slots={slots} />;
}

function slotsOf(learnerId: string): PlayerSlots {
  return {
    enrollment: (course, hasAccess, placeholder) => (
      <Suspense fallback={placeholder}>
        <EnrollPage
          course={course}
          learnerId={learnerId}
          hasAccess={hasAccess}
          placeholder={placeholder}
        />
      </Suspense>
    ),
    accessChoices: (course) => (
      <Suspense fallback={<AccessPlace />}>
        <RegainAccess course={course} learnerId={learnerId} />
      </Suspense>
    ),
    opening: (module) => (
      <CatchBoundary getResetKey={() => module.id} errorComponent={NoOpening}>
        <Suspense fallback={<OpeningFrame aria-hidden="true" />}>
          <ModuleOpening learnerId={learnerId} moduleId={module.id} />
        </Suspense>
      </CatchBoundary>
    ),
    saved: <SavedOnDevice />,
    activities: (module) => (
      <CatchBoundary getResetKey={() => module.id} errorComponent={ActivitiesError}>
        <Suspense fallback={<ActivitiesPlace />}>
          <ModuleActivities
            learnerId={learnerId}
            courseId={module.courseId}
            moduleId={module.id}
            activityCount={module.activityCount}
          />
        </Suspense>
      </CatchBoundary>
    ),
  };
}

/** Holds the place of what offers access. */
function AccessPlace() {
  return <Box minH="32" aria-busy="true" />;
}

/** As tall as the screen and with the margin of the activities: a link may lead to one, and nothing may move while it loads. */
function ActivitiesPlace() {
  return <Box mt="12" minH="100dvh" aria-busy="true" />;
}

/** A lesson can be read without its opening questions. */
function NoOpening() {
  return null;
}

/** Keeps the text readable when the activities could not be loaded or failed to render. */
function ActivitiesError() {
  return <LoadFailure onRetry={() => location.reload()} />;
}
