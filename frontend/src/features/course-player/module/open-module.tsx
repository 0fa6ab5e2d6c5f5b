import { Box } from '#ui/chakra/box.ts';
import type { Module, ModuleSummary } from '@learning/shared/contract/catalog';
import type { Enrollment, ModuleProgress } from '@learning/shared/contract/learning';
import { CatchBoundary } from '@tanstack/react-router';
import { type ReactNode, type RefObject, Suspense, useRef } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { beginWhenNear } from '#lib/first-use.ts';
import type { OutlineEntry } from '../outline/course-outline.ts';
import { useLearningTime } from '../learning-time/use-learning-time.ts';
import { useReadingPosition } from '../reading-position/use-reading-position.ts';
import { PauseField } from '../work/pause-field.tsx';
import { ModuleEnd } from '../later.tsx';
import { ListenBar } from '../listen/listen-bar.tsx';
import { ResumeNotice } from '../reading-position/resume-notice.tsx';

interface Props {
  learnerId: string;
  courseId: number;
  module: Module;
  entry: OutlineEntry;
  progress: ModuleProgress | undefined;
  enrollment: Enrollment;
  next: ModuleSummary | undefined;
  activities: ReactNode;
  title: RefObject<HTMLElement | null>;
  hasMoved: RefObject<boolean>;
}

/** Shows a module whose text is loaded, and measures the learning time. */
export function OpenModule({ learnerId, courseId, module, entry, progress, ...props }: Props) {
  const text = useRef<HTMLDivElement>(null);
  const place = { learnerId, courseId, moduleId: module.id };
  const time = useLearningTime(place);
  const hasResumed = useReadingPosition({
    ...place,
    text,
    resumeAt: entry.isCompleted ? null : (progress?.lastBlock ?? null),
    hasMoved: props.hasMoved,
  });
  return (
    <>
      {!module.isWritten && (
        <Box layerStyle="note" colorPalette="signal" px="5" py="4" mb="8">
          This module is still being written. Below is its outline. When the full text is published,
          you can read it here and complete the module.
        </Box>
      )}
      {module.isWritten && <ListenBar lesson={text} />}
      <div ref={text}>
        <RichText
          body={module.body}
          renderPause={({ id, ...pause }) => (
            <PauseField place={{ ...place, promptId: id }} {...pause} />
          )}
        />
      </div>
      {hasResumed && <ResumeNotice title={props.title} />}
      <CatchBoundary getResetKey={() => module.id} errorComponent={EndNotLoaded}>
        <Suspense fallback={<EndPlace />}>
          <ModuleEnd
            learnerId={learnerId}
            courseId={courseId}
            module={module}
            entry={entry}
            enrollment={props.enrollment}
            next={props.next}
            activities={props.activities}
            time={time}
          />
        </Suspense>
      </CatchBoundary>
    </>
  );
}

/** Taller than the screen: a link may lead below it, and nothing may move in sight while it loads. */
function EndPlace() {
  return <Box ref={beginWhenNear} minH="150dvh" aria-busy="true" />;
}

/** Keeps the text readable when what follows it could not be loaded or failed to render. */
function EndNotLoaded() {
  return (
    <Box mt="12">
      <ErrorState
        title="The rest of this module couldn’t be loaded"
        onRetry={() => location.reload()}
      >
        Check your connection and try again. Your progress and notes are safe.
      </ErrorState>
    </Box>
  );
}
