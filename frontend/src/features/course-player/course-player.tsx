import type { Course, ModuleSummary } from '@learning/shared/contract/catalog';
import type { ReactNode } from 'react';
import { PageHead } from '#components/layout/page-head.tsx';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { useCourseData } from './use-course-data.ts';
import { CourseUnavailable } from './course-unavailable.tsx';
import { PlayerSkeleton } from './player-skeleton.tsx';
import { PlayerWorkspace } from './player-workspace.tsx';

/** Parts that other features provide. The same functions in all renders: what shows them then need not render again. */
export interface PlayerSlots {
  /** Enrolls the learner in a course without an enrollment, at once if it is open to them; the placeholder shows until then. */
  enrollment: (course: Course, hasAccess: boolean, placeholder: ReactNode) => ReactNode;
  /** Offers access again when it has ended. */
  accessChoices: (course: Course) => ReactNode;
  /** Questions from earlier lessons, above the text of an open module. */
  opening: (module: ModuleSummary) => ReactNode;
  /** An activity of the open module, with its title; mounted only while the learner has access. */
  activity: (module: ModuleSummary, activityId: string) => ReactNode;
  /** Icon, title and minutes of an activity, for a line of the outline. */
  activityLine: (module: ModuleSummary, activityId: string) => ReactNode;
  /** Leads to what can be read offline, where this course cannot. */
  saved?: ReactNode;
}

interface Props {
  learner: SignedInLearner;
  /** undefined when the address names no course. */
  courseId: number | undefined;
  /** The module in the address. */
  moduleId: string | undefined;
  slots: PlayerSlots;
}

/** Page `/course/{id}/play`. */
export function CoursePlayer({ courseId, ...rest }: Props) {
  if (courseId === undefined) return <CourseUnavailable />;
  // Another course, or another learner on this device, starts with fresh state.
  return <LoadedPlayer key={`${rest.learner.id}/${courseId}`} courseId={courseId} {...rest} />;
}

function LoadedPlayer({ learner, courseId, moduleId, slots }: Props & { courseId: number }) {
  const { data, error, retry } = useCourseData(learner.id, courseId, moduleId);
  if (error) return <CourseUnavailable error={error} onRetry={retry} saved={slots.saved} />;
  const placeholder = <PlayerSkeleton courseId={courseId} moduleId={moduleId} />;
  if (!data) return placeholder;
  const { course, state } = data;
  return (
    <>
      <PageHead title={course.title} />
      {state.enrollment ? (
        <PlayerWorkspace
          learnerId={learner.id}
          {...data}
          enrollment={state.enrollment}
          moduleId={moduleId}
          accessChoices={slots.accessChoices}
          opening={slots.opening}
          activity={slots.activity}
          activityLine={slots.activityLine}
        />
      ) : (
        slots.enrollment(course, state.hasAccess, placeholder)
      )}
    </>
  );
}
