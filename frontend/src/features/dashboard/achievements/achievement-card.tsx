import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { Achievement } from '@learning/shared/contract/dashboard';
import { Badge } from '#ui/badge.ts';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { printDate } from '#lib/print-date.ts';
import { Medal } from './achievement-medal.tsx';

/** Shows the name, requirement, and 'Earned' with its date or 'In Progress' with the count. Source: rules/wording.md W13 */
export function AchievementCard({ achievement }: { achievement: Achievement }) {
  const { id, name, description, earnedAt, current, target } = achievement;
  return (
    <chakra.li
      layerStyle="card"
      p={{ base: '5', md: '6' }}
      display="flex"
      flexDirection={{ base: 'row', lg: 'column' }}
      alignItems={{ base: 'center', lg: 'flex-start' }}
      gap={{ base: '5', lg: '5' }}
    >
      <Medal id={id} isEarned={earnedAt !== null} />
      <Box flex="1" minW="0" width="100%" display="flex" flexDirection="column">
        <chakra.h3 textStyle="h4">{name}</chakra.h3>
        <chakra.p color="fg.muted" mt="1">
          {description}
        </chakra.p>
        <HStack mt="3" gap="3" rowGap="1" flexWrap="wrap">
          <Badge colorPalette={earnedAt ? 'success' : 'neutral'}>
            {earnedAt ? 'Earned' : 'In Progress'}
          </Badge>
          <chakra.span textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
            {earnedAt ? (
              <time dateTime={earnedAt}>{printDate(earnedAt)}</time>
            ) : (
              `${current} of ${target}`
            )}
          </chakra.span>
        </HStack>
        {!earnedAt && (
          <ProgressBar
            percent={Math.round((current / target) * 100)}
            label={`Progress to ${name}`}
            mt="3"
          />
        )}
      </Box>
    </chakra.li>
  );
}
