import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { ModuleProgress } from '@learning/shared/contract/learning';
import Award from 'lucide-react/icons/award';
import { useId } from 'react';
import { printShortDate } from '#lib/print-date.ts';
import { milestonesOf } from '../outline/course-outline.ts';

interface Props {
  progress: ModuleProgress[];
  moduleCount: number;
}

/** Shows the course's achievements: first module completed, and 50 percent completion. */
export function AchievementsCard({ progress, moduleCount }: Props) {
  // The sidebar and the drawer can both be on the page.
  const titleId = useId();
  const { firstModule, halfCourse } = milestonesOf(progress, moduleCount);
  const achievements = [
    { name: 'First module completed', ...firstModule },
    { name: '50 percent completion', ...halfCourse },
  ];
  return (
    <Box as="section" aria-labelledby={titleId} borderTopWidth="1px" mt="6" pt="6" px="3">
      <chakra.h2 id={titleId} textStyle="label">
        Achievements
      </chakra.h2>
      <chakra.ul mt="3" display="grid" gap="3">
        {achievements.map(({ name, isReached, reachedAt }) => (
          <chakra.li key={name} display="flex" gap="3" alignItems="center">
            <chakra.span color={isReached ? 'signal.fg' : 'fg.subtle'} flexShrink="0">
              <Award
                size={20}
                aria-hidden="true"
                fill={isReached ? 'currentColor' : 'none'}
                fillOpacity="0.25"
              />
            </chakra.span>
            <span>
              <chakra.span display="block" lineHeight="short">
                {name}
              </chakra.span>
              <chakra.span textStyle="small" color="fg.muted">
                {isReached
                  ? reachedAt
                    ? `Earned ${printShortDate(reachedAt)}`
                    : 'Earned'
                  : 'Not yet'}
              </chakra.span>
            </span>
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}
