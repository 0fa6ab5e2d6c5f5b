import { Box, chakra } from '@chakra-ui/react';
import type { Enrollment, LearningPace, ModuleProgress } from '@learning/shared/contract/learning';
import type { OutlineEntry } from './course-outline.ts';
import { AchievementsCard } from '../completion/achievements-card.tsx';
import { LearningProgressCard } from '../completion/learning-progress-card.tsx';
import { ModuleLink } from './module-link.tsx';

interface Props {
  courseId: number;
  outline: OutlineEntry[];
  enrollment: Enrollment;
  progress: ModuleProgress[];
  pace: LearningPace;
  onSelect: () => void;
}

/** Sidebar with modules and status, progress and achievements. */
export function PlayerOutline({ courseId, outline, onSelect, ...learning }: Props) {
  return (
    <Box>
      <chakra.nav aria-label="Modules">
        <ol>
          {outline.map((entry) => (
            <ModuleLink
              key={entry.module.id}
              courseId={courseId}
              entry={entry}
              onSelect={onSelect}
            />
          ))}
        </ol>
      </chakra.nav>
      <LearningProgressCard outline={outline} {...learning} />
      <AchievementsCard progress={learning.progress} moduleCount={outline.length} />
    </Box>
  );
}
