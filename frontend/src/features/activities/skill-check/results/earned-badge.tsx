import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { printDate } from '#lib/print-date.ts';
import { Medal } from '#components/medal/medal.tsx';

interface Props {
  courseId: number;
  badge: { name: string; description: string };
  /** ISO 8601. */
  earnedAt: string;
}

export function EarnedBadge({ courseId, badge, earnedAt }: Props) {
  return (
    <Box
      layerStyle="card"
      bg="bg.subtle"
      mt="6"
      p={{ base: '5', md: '6' }}
      display="flex"
      flexDirection={{ base: 'column', sm: 'row' }}
      gap={{ base: '4', md: '7' }}
      alignItems={{ sm: 'center' }}
      breakInside="avoid"
    >
      <Medal name={badge.name} courseId={courseId} />
      <Box>
        <chakra.p textStyle="small" color="fg.muted">
          Badge earned {printDate(earnedAt)}
        </chakra.p>
        <chakra.p textStyle="h3" mt="1">
          {badge.name}
        </chakra.p>
        <chakra.p mt="2" color="fg.muted">
          {badge.description}
        </chakra.p>
      </Box>
    </Box>
  );
}
