import { Box } from '#ui/chakra/box.ts';
import type { Module, ModuleSummary } from '@learning/shared/contract/catalog';
import type { Enrollment } from '@learning/shared/contract/learning';
import type { ReactNode } from 'react';
import { ModuleCompletion } from '../completion/module-completion.tsx';
import type { LearningTimeMeter } from '../learning-time/use-learning-time.ts';
import type { OutlineEntry } from '../outline/course-outline.ts';
import { ModuleResources } from '../resources/module-resources.tsx';
import { Workspace } from '../work/workspace.tsx';
import { ACTIVITIES_ID } from './module-sections.ts';

interface Props {
  learnerId: string;
  courseId: number;
  module: Module;
  entry: OutlineEntry;
  enrollment: Enrollment;
  next: ModuleSummary | undefined;
  activities: ReactNode;
  time: LearningTimeMeter;
}

/** Shows what follows the text of a module: resources, deliverable, activities and completion. */
export function ModuleEnd({ learnerId, courseId, module, entry, ...props }: Props) {
  return (
    <>
      <ModuleResources courseId={courseId} resources={module.resourceLinks} />
      {module.rubric.length > 0 && (
        <Workspace place={{ learnerId, courseId, moduleId: module.id }} module={module} />
      )}
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
          time={props.time}
        />
      )}
    </>
  );
}
