import { Box, chakra } from '@chakra-ui/react';
import type { Enrollment, ModuleProgress } from '@learning/shared/contract/learning';
import { Award } from 'lucide-react';
import { useId } from 'react';

interface Props {
  enrollment: Enrollment;
  progress: ModuleProgress[];
}

/** First module completed, and 50 percent completion (specification section 4). */
export function AchievementsCard({ enrollment, progress }: Props) {
  // The sidebar and the drawer may both be on the page.
  const titleId = useId();
  const achievements = [
    { name: 'First module completed', isEarned: progress.some(({ completed }) => completed) },
    { name: '50 percent completion', isEarned: Number(enrollment.progress) >= 50 },
  ];
  return (
    <Box as="section" aria-labelledby={titleId} borderTopWidth="1px" mt="6" pt="6" px="3">
      <chakra.h2 id={titleId} textStyle="label">
        Achievements
      </chakra.h2>
      <chakra.ul mt="3" display="grid" gap="3">
        {achievements.map(({ name, isEarned }) => (
          <chakra.li key={name} display="flex" gap="3" alignItems="center">
            <chakra.span color={isEarned ? 'signal.fg' : 'fg.subtle'} flexShrink="0">
              <Award
                size={20}
                aria-hidden="true"
                fill={isEarned ? 'currentColor' : 'none'}
                fillOpacity="0.25"
              />
            </chakra.span>
            <span>
              <chakra.span display="block" lineHeight="short">
                {name}
              </chakra.span>
              <chakra.span textStyle="small" color="fg.muted">
                {isEarned ? 'Earned' : 'Not yet'}
              </chakra.span>
            </span>
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}
