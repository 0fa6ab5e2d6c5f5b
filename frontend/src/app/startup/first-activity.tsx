import type { Activity } from '@learning/shared/contract/activities';
import type { ModuleSummary } from '@learning/shared/contract/catalog';
import { ActivityFrame } from '#features/activities/components/activity-frame.tsx';
import { Situation } from '#features/activities/components/situation.tsx';
import type { Opening } from '#features/activities/activity-types.ts';
import { ModuleLayout } from '#features/course-player/module/module-layout.tsx';
import { PlayerGrid } from '#features/course-player/player-grid.tsx';
import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';

interface Props {
  module: ModuleSummary;
  activity: Activity;
  opening: Opening;
}

/** Shows what an activity begins with, in the place where the app shows it. */
export function FirstActivity({ module, activity, opening }: Props) {
  return (
    <>
      <HStack
        minH={{ base: '12', md: '16' }}
        gap={{ base: '1', md: '3' }}
        px={{ base: '3', md: '8' }}
      >
        <Box minW="11" minH="11" />
        <chakra.p textStyle="label" flex="1" minW="0" truncate>
          {module.title}
        </chakra.p>
      </HStack>
      <Box height="1" bg="bg.muted" />
      <PlayerGrid outline={null} isAlone>
        <ModuleLayout header={null} contents={null}>
          <ActivityFrame activity={activity}>
            <Situation {...opening} />
          </ActivityFrame>
        </ModuleLayout>
      </PlayerGrid>
    </>
  );
}
