import type { CourseWithChanges, Module } from '@learning/shared/contract/catalog';
import type { Enrollment, ModuleProgress } from '@learning/shared/contract/learning';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { useIsOnline } from '#components/feedback/use-is-online.ts';
import { hasCode, userMessageOf } from '#lib/api-error.ts';
import { moduleQuery } from '#queries/catalog.ts';
import { courseStateQuery } from '#queries/learning.ts';
import { ListenPlace } from '../listen/listen-place.tsx';
import { neighborsOf, type OutlineEntry } from '../outline/course-outline.ts';
import { useSavePosition } from '../reading-position/save-position.ts';
import { useHasMoved } from '../reading-position/use-reading-position.ts';
import { type ModuleStep, stepAt, stepNamed, stepsOf } from '../steps/module-steps.ts';
import { asksForActivity, useModuleInAddress, useNamesInAddress } from '../steps/step-address.ts';
import { ModuleContents, ModuleContentsPlace } from './module-contents.tsx';
import { ModuleHeader, StepHeader } from './module-header.tsx';
import { ModuleLayout } from './module-layout.tsx';
import { OpenModule } from './open-module.tsx';
import { TextSkeleton } from './text-skeleton.tsx';

interface Props {
  learnerId: string;
  course: CourseWithChanges;
  entry: OutlineEntry;
  outline: OutlineEntry[];
  /** Stored progress; undefined before the first visit. */
  progress: ModuleProgress | undefined;
  enrollment: Enrollment;
  /** Shown when access has ended while the page is open. */
  locked: ReactNode;
  /** Questions from earlier lessons; they reserve their place above the text. */
  opening: ReactNode;
  activity: (activityId: string) => ReactNode;
}

/** Shows the open step of a module. */
export function ModuleView(props: Props) {
  const { learnerId, course, entry, outline, enrollment } = props;
  const courseId = course.id;
  const summary = entry.module;
  const { data: module, error, refetch } = useQuery(moduleQuery(summary.id));
  const title = useRef<HTMLHeadingElement>(null);
  const isOnline = useIsOnline();
  // The questions would stand between the learner and the activity.
  const [isWithoutOpening] = useState(asksForActivity);
  const isLocked = hasCode(error, 'payment_required');
  const shown = useShownStep(module, entry.isCompleted ? 0 : entry.lastBlock);
  const step = shown?.step;
  const isFirst = shown?.isFirst ?? true;
  const hasMoved = useHasMoved(step?.id);
  useOpenedModule(learnerId, courseId, module?.id, enrollment.lastModuleId);
  useStateAfterLock(learnerId, courseId, isLocked);

  // An activity takes the focus when it is there.
  useEffect(() => title.current?.focus({ preventScroll: true }), [step?.id]);

  if (isLocked) return props.locked;
  const isActivity = step?.kind === 'activity';
  return (
    <ModuleLayout
      header={
        isActivity ? null : isFirst ? (
          <ModuleHeader
            course={course}
            module={summary}
            moduleCount={outline.length}
            titleRef={title}
          />
        ) : (
          <StepHeader module={summary} moduleCount={outline.length} titleRef={title} />
        )
      }
      contents={
        isActivity ? null : module && shown ? (
          <ModuleContents module={module} steps={shown.steps} step={shown.step} />
        ) : (
          !error && <ModuleContentsPlace />
        )
      }
    >
      {error && (
        <ErrorState
          title={
            isOnline ? 'We couldn’t load this module' : 'This module isn’t saved on this device'
          }
          onRetry={() => void refetch()}
        >
          {isOnline ? userMessageOf(error) : 'It opens here when you’re back online.'} Your progress
          and notes are safe.
        </ErrorState>
      )}
      {!error && !isWithoutOpening && isFirst && props.opening}
      {module && step ? (
        <OpenModule
          learnerId={learnerId}
          courseId={courseId}
          module={module}
          step={step}
          entry={entry}
          progress={props.progress}
          enrollment={enrollment}
          next={neighborsOf(outline, summary.id).next}
          activity={props.activity}
          title={title}
          hasMoved={hasMoved}
        />
      ) : (
        !error && (
          <>
            <ListenPlace />
            <TextSkeleton />
          </>
        )
      )}
    </ModuleLayout>
  );
}

interface ShownStep {
  steps: readonly ModuleStep[];
  step: ModuleStep;
  isFirst: boolean;
}

/**
 * Returns the step in the address. An address without one opens the step at which the learner stopped, and names it from then on, so that
 * the way back leads there.
 */
function useShownStep(module: Module | undefined, lastBlock: number): ShownStep | undefined {
  const names = useNamesInAddress();
  const navigate = useNavigate();
  // False for a moment after a link to another module: this one is still shown, and must not take the address back.
  const isInAddress = useModuleInAddress() === module?.id;
  const [openedAt] = useState(lastBlock);
  const steps = useMemo(() => module && stepsOf(module), [module]);
  const named = module && steps && stepNamed(steps, module.body, names);
  const step = named ?? (steps && stepAt(steps, openedAt));
  const isFirst = step === undefined || step === steps?.[0];
  const missing = named || isFirst || !isInAddress ? undefined : step.id;
  useEffect(() => {
    if (missing === undefined || module === undefined) return;
    void navigate({
      to: '/course/$courseId/play',
      params: { courseId: String(module.courseId) },
      search: { module: module.id, step: missing },
      replace: true,
      resetScroll: false,
    });
  }, [missing, module, navigate]);
  return steps && step && { steps, step, isFirst };
}

/** Saves the module to resume at, once its text is loaded. */
function useOpenedModule(
  learnerId: string,
  courseId: number,
  moduleId: string | undefined,
  lastModuleId: string | null,
): void {
  const { mutate } = useSavePosition(learnerId, courseId);
  const sent = useRef(lastModuleId);
  useEffect(() => {
    if (moduleId === undefined || moduleId === sent.current) return;
    sent.current = moduleId;
    mutate({ moduleId });
  }, [moduleId, mutate]);
}

/** The server refused the text: the cached state is outdated. */
function useStateAfterLock(learnerId: string, courseId: number, isLocked: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isLocked) return;
    const { queryKey } = courseStateQuery(learnerId, courseId);
    void queryClient.invalidateQueries({ queryKey });
  }, [queryClient, learnerId, courseId, isLocked]);
}
