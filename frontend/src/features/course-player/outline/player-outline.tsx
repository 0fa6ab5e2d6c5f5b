import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { ModuleSummary } from '@learning/shared/contract/catalog';
import type { Enrollment, LearningPace, ModuleProgress } from '@learning/shared/contract/learning';
import { type ReactNode, Suspense } from 'react';
import type { OutlineEntry } from './course-outline.ts';
import { AchievementsCard } from '../completion/achievements-card.tsx';
import { LearningProgressCard } from '../completion/learning-progress-card.tsx';
import { AssignmentNote, KeptNote } from '../later.tsx';
import type { Keeping } from '../offline/use-kept-course.ts';
import { ModuleLink } from './module-link.tsx';

interface Props {
  learnerId: string;
  courseId: number;
  outline: OutlineEntry[];
  enrollment: Enrollment;
  progress: ModuleProgress[];
  pace: LearningPace;
  activityLine: (module: ModuleSummary, activityId: string) => ReactNode;
  onSelect: () => void;
  /** Whether the course can be read offline. */
  keeping: Keeping;
}

/** Sidebar with modules and status, progress and achievements. */
export function PlayerOutline({ learnerId, courseId, outline, onSelect, ...props }: Props) {
  const { keeping, activityLine, ...learning } = props;
  return (
    <Box>
      <chakra.nav aria-label="Modules">
        <ol>
          {outline.map((entry) => (
            <ModuleLink
              key={entry.module.id}
              courseId={courseId}
              entry={entry}
              activityLine={(activityId) => activityLine(entry.module, activityId)}
              onSelect={onSelect}
            />
          ))}
        </ol>
      </chakra.nav>
      <LearningProgressCard outline={outline} {...learning} />
      <AchievementsCard progress={learning.progress} moduleCount={outline.length} />
      <Suspense fallback={<chakra.p textStyle="small" mt="6" minH="3lh" />}>
        <KeptNote keeping={keeping} />
      </Suspense>
      {/* Last, because it comes later than the rest. */}
      <Suspense fallback={null}>
        <AssignmentNote learnerId={learnerId} courseId={courseId} />
      </Suspense>
    </Box>
  );
}
