import { Box } from '@chakra-ui/react';
import type { Module, ModuleSummary } from '@learning/shared/contract/catalog';
import type { Enrollment, ModuleProgress } from '@learning/shared/contract/learning';
import { type ReactNode, type RefObject, useRef } from 'react';
import { RichText } from '#components/rich-text/rich-text.tsx';
import type { OutlineEntry } from '../outline/course-outline.ts';
import { ACTIVITIES_ID } from './module-sections.ts';
import { useLearningTime } from '../learning-time/use-learning-time.ts';
import { useReadingPosition } from '../reading-position/use-reading-position.ts';
import { PauseField } from '../work/pause-field.tsx';
import { ListenBar } from '../listen/listen-bar.tsx';
import { ModuleCompletion } from '../completion/module-completion.tsx';
import { Workspace } from '../work/workspace.tsx';
import { ModuleResources } from '../resources/module-resources.tsx';
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
      <ModuleResources courseId={courseId} resources={module.resourceLinks} />
      {module.rubric.length > 0 && <Workspace place={place} module={module} />}
      {module.activityCount > 0 && (
        <Box id={ACTIVITIES_ID} tabIndex={-1} _focus={{ outline: 'none' }}>
          {props.activities}
        </Box>
      )}
      {(module.isWritten || entry.isCompleted) && (
        <ModuleCompletion
          learnerId={learnerId}
          courseId={courseId}
          entry={entry}
          enrollment={props.enrollment}
          next={props.next}
          time={time}
        />
      )}
    </>
  );
}
