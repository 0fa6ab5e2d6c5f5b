import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { Activity } from '@learning/shared/contract/activities';
import Puzzle from 'lucide-react/icons/puzzle';
import type { ReactNode, Ref } from 'react';
import { activityFacts } from '../activity-status.ts';
import { playedType } from '../activity-types.ts';

interface Props {
  activity: Activity;
  titleRef?: Ref<HTMLHeadingElement>;
  status?: ReactNode;
  children: ReactNode;
}

/** Title and facts of an activity, above what runs it. */
export function ActivityFrame({ activity, titleRef, status, children }: Props) {
  const Icon = playedType(activity.type)?.Icon ?? Puzzle;
  return (
    <ActivityColumn>
      <HStack gap="2" color="fg.muted" textStyle="small" alignItems="flex-start">
        <Box as="span" color="accent.fg" mt="0.5">
          <Icon size={18} aria-hidden="true" />
        </Box>
        <span>{activityFacts(activity).join(' · ')}</span>
      </HStack>
      <chakra.h1 ref={titleRef} tabIndex={-1} textStyle="h2" mt="2">
        {activity.title}
      </chakra.h1>
      <chakra.p color="fg.muted" mt="2">
        {activity.description}
      </chakra.p>
      <HStack mt="3" minH="6">
        {status}
      </HStack>
      <Box borderTopWidth="1px" mt="5" pt={{ base: '6', md: '8' }}>
        {children}
      </Box>
    </ActivityColumn>
  );
}

/** The width of an activity; a name of its own while it has no title. */
export function ActivityColumn({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Box maxW="3xl" mx="auto" css={{ '@media print': { display: 'none' } }}>
      {title && (
        <chakra.h1 textStyle="h2" mb="5">
          {title}
        </chakra.h1>
      )}
      {children}
    </Box>
  );
}
