import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { CourseChange, Module } from '@learning/shared/contract/catalog';
import type { Enrollment, ModuleProgress } from '@learning/shared/contract/learning';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { useIsOnline } from '#components/feedback/use-is-online.ts';
import { newestChangeOf } from '#components/newest-change.ts';
import { hasCode, userMessageOf } from '#lib/api-error.ts';
import { storeLessonText } from '#lib/lesson-text-store.ts';
import { printDay } from '#lib/print-date.ts';
import { printStudyMinutes } from '#lib/study-minutes.ts';
import { moduleQuery } from '#queries/catalog.ts';
import { courseStateQuery } from '#queries/learning.ts';
import { useSavePosition } from '../reading-position/save-position.ts';
import { neighborsOf, type OutlineEntry } from '../outline/course-outline.ts';
import { useHasMoved } from '../reading-position/use-reading-position.ts';
import { ListenPlace } from '../listen/listen-place.tsx';
import { ModuleContents, ModuleContentsPlace } from './module-contents.tsx';
import { ModuleLayout } from './module-layout.tsx';
import { ModuleNeighbors } from './module-neighbors.tsx';
import { OpenModule } from './open-module.tsx';
import { TextSkeleton } from './text-skeleton.tsx';

/** Late enough not to delay the first use of the page. */
const STORE_AFTER_MS = 3_000;

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
  const isLocked = hasCode(error, 'payment_required');
  useOpenedModule(learnerId, courseId, module?.id, enrollment.lastModuleId);
  useStoredText(learnerId, module);
  useStateAfterLock(learnerId, courseId, isLocked);

  useEffect(() => title.current?.focus({ preventScroll: true }), []);

  if (isLocked) return props.locked;
  const change = newestChangeOf(props.changes, summary.id);
  const neighbors = neighborsOf(outline, summary.id);
  return (
    <ModuleLayout
      header={
        <>
          <chakra.p
            textStyle="eyebrow"
            color="fg.muted"
            fontVariantNumeric="tabular-nums"
            minH={{ base: '2lh', md: '1lh' }}
          >
            Module {summary.order} of {outline.length} · {printStudyMinutes(summary.minutes)}
          </chakra.p>
          <chakra.h1 ref={title} textStyle="h1" tabIndex={-1} mt="2">
            {summary.title}
          </chakra.h1>
          <chakra.p textStyle="lead" color="fg.muted" mt="3">
            {summary.description}
          </chakra.p>
          {change && (
            <chakra.p textStyle="small" color="fg.muted" mt="3">
              Updated on {printDay(change.date)}: {change.text}
            </chakra.p>
          )}
        </>
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
      {!error && props.opening}
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

/** Stores the text for the next visit, when the browser has time. */
function useStoredText(learnerId: string, module: Module | undefined): void {
  useEffect(() => {
    if (!module) return;
    const timer = setTimeout(
      () => storeLessonText(learnerId, module.id, module.body),
      STORE_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [learnerId, module]);
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
