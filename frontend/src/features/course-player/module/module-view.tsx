import { Box } from '#ui/chakra/box.ts';
import type { CourseChange } from '@learning/shared/contract/catalog';
import type { Enrollment, ModuleProgress } from '@learning/shared/contract/learning';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { useIsOnline } from '#components/feedback/use-is-online.ts';
import { hasCode, userMessageOf } from '#lib/api-error.ts';
import { moduleQuery } from '#queries/catalog.ts';
import { courseStateQuery } from '#queries/learning.ts';
import { asksForActivity } from '../activity-link.ts';
import { useSavePosition } from '../reading-position/save-position.ts';
import { neighborsOf, type OutlineEntry } from '../outline/course-outline.ts';
import { useHasMoved } from '../reading-position/use-reading-position.ts';
import { ListenPlace } from '../listen/listen-place.tsx';
import { ModuleContents, ModuleContentsPlace } from './module-contents.tsx';
import { ModuleHeader } from './module-header.tsx';
import { ModuleLayout } from './module-layout.tsx';
import { ModuleNeighbors } from './module-neighbors.tsx';
import { OpenModule } from './open-module.tsx';
import { TextSkeleton } from './text-skeleton.tsx';

interface Props {
  learnerId: string;
  courseId: number;
  entry: OutlineEntry;
  outline: OutlineEntry[];
  /** The course's change log. */
  changes: readonly CourseChange[];
  /** Stored progress; undefined before the first visit. */
  progress: ModuleProgress | undefined;
  enrollment: Enrollment;
  /** Shown when access has ended while the page is open. */
  locked: ReactNode;
  /** Questions from earlier lessons; they reserve their place above the text. */
  opening: ReactNode;
  activities: ReactNode;
}

/** Shows one module: title, contents, text, activities, completion and neighbors. */
export function ModuleView(props: Props) {
  const { learnerId, courseId, entry, outline, enrollment } = props;
  const summary = entry.module;
  const { data: module, error, refetch } = useQuery(moduleQuery(summary.id));
  const title = useRef<HTMLHeadingElement>(null);
  const hasMoved = useHasMoved();
  const isOnline = useIsOnline();
  // The questions would stand between the learner and the activity.
  const [isWithoutOpening] = useState(asksForActivity);
  const isLocked = hasCode(error, 'payment_required');
  useOpenedModule(learnerId, courseId, module?.id, enrollment.lastModuleId);
  useStateAfterLock(learnerId, courseId, isLocked);

  useEffect(() => title.current?.focus({ preventScroll: true }), []);

  if (isLocked) return props.locked;
  const neighbors = neighborsOf(outline, summary.id);
  return (
    <ModuleLayout
      header={
        <ModuleHeader
          module={summary}
          moduleCount={outline.length}
          changes={props.changes}
          titleRef={title}
        />
      }
      contents={module ? <ModuleContents module={module} /> : !error && <ModuleContentsPlace />}
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
      {!error && !isWithoutOpening && props.opening}
      {module ? (
        <OpenModule
          learnerId={learnerId}
          courseId={courseId}
          module={module}
          entry={entry}
          progress={props.progress}
          enrollment={enrollment}
          next={neighbors.next}
          activities={props.activities}
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
      <Box mt="10">
        <ModuleNeighbors courseId={courseId} {...neighbors} />
      </Box>
    </ModuleLayout>
  );
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
