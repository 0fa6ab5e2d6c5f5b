import type { QueryClient } from '@tanstack/react-query';
import { createFileRoute, CatchBoundary } from '@tanstack/react-router';
import { requireSession } from '#lib/session/require-session.ts';
import { parseCourseId } from '@learning/shared/domain/course';
import { parsePlayerSearch } from '#features/course-player/player-search.ts';
import { activityOf } from '#features/course-player/steps/step-names.ts';
import { pageQuiet } from '#lib/page-quiet.ts';
import { Box } from '#ui/chakra/box.ts';
import { lazy, Suspense, useMemo } from 'react';
import { ActivityLinePlace } from '#features/activities/components/activity-line-place.tsx';
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

const loadActivity = () => import('#features/activities/components/activity-screen.tsx');

/** An activity needs both at once, and each would otherwise be asked for when the one before has rendered. */
const startActivity = (queryClient: QueryClient, moduleId: string) =>
  Promise.allSettled([loadActivity(), queryClient.prefetchQuery(activitiesQuery(moduleId))]);

export const Route = createFileRoute('/course/$courseId/play')({
  staticData: { page },
  validateSearch: parsePlayerSearch,
  beforeLoad: requireSession,
  loader: ({ context, location }) => {
    const { module, step } = parsePlayerSearch(location.search);
    if (module === undefined) return loadIntroduction();
    if (activityOf(location.hash) ?? activityOf(step)) {
      void startActivity(context.queryClient, module);
    }
    return undefined;
  },
  component: PlayerRoute,
});

// The text of the module shows first; its activities may load later.
const ActivityScreen = lazy(async () => ({ default: (await loadActivity()).ActivityScreen }));

const ActivityLine = lazy(async () => {
  await pageQuiet();
  return {
    default: (await import('#features/activities/components/activity-line.tsx')).ActivityLine,
  };
});

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
    activity: (module, activityId) => (
      <CatchBoundary getResetKey={() => activityId} errorComponent={ActivityError}>
        <Suspense fallback={<ActivityPlace />}>
          <ActivityScreen
            learnerId={learnerId}
            courseId={module.courseId}
            moduleId={module.id}
            activityId={activityId}
          />
        </Suspense>
      </CatchBoundary>
    ),
    activityLine: (module, activityId) => (
      <CatchBoundary getResetKey={() => activityId} errorComponent={NoActivityLine}>
        <Suspense fallback={<ActivityLinePlace />}>
          <ActivityLine moduleId={module.id} activityId={activityId} />
        </Suspense>
      </CatchBoundary>
    ),
  };
}

/** Holds the place of what offers access. */
function AccessPlace() {
  return <Box minH="32" aria-busy="true" />;
}

/** As tall as the screen: nothing may move while the activity loads. */
function ActivityPlace() {
  return <Box minH="100dvh" aria-busy="true" />;
}

/** A lesson can be read without its opening questions. */
function NoOpening() {
  return null;
}

function NoActivityLine() {
  return <ActivityLinePlace />;
}

/** Keeps the way back when an activity could not be loaded or failed to render. */
function ActivityError() {
  return <LoadFailure onRetry={() => location.reload()} />;
}
