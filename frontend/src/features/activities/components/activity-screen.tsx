import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { Activity } from '@learning/shared/contract/activities';
import { useQuery } from '@tanstack/react-query';
import Puzzle from 'lucide-react/icons/puzzle';
import { type ReactNode, useEffect, useRef } from 'react';
import { useIsOnline } from '#components/feedback/use-is-online.ts';
import { activitiesQuery, activityStateQuery } from '#queries/activities.ts';
import { activityFacts, statusOf } from '../activity-status.ts';
import { playedType } from '../activity-types.ts';
import { useSendingState } from '../submission/use-submission.ts';
import { ActivityRunner } from './activity-runner.tsx';
import { LoadFailure } from './load-failure.tsx';
import { OfflineNote } from './offline-note.tsx';
import { RunnerSkeleton } from './runner-skeleton.tsx';
import { StatusBadge } from './status-badge.tsx';

interface Props {
  learnerId: string;
  courseId: number;
  moduleId: string;
  activityId: string;
}

/** Shows one activity of a module, which has the screen for itself. */
export function ActivityScreen({ learnerId, courseId, moduleId, activityId }: Props) {
  const { data: activities, error, refetch } = useQuery(activitiesQuery(moduleId));
  const isOnline = useIsOnline();
  const activity = activities?.find(({ id }) => id === activityId);
  if (activity) {
    return <OpenActivity learnerId={learnerId} courseId={courseId} activity={activity} />;
  }
  if (error && !isOnline)
    return (
      <Column title="Activity">
        <OfflineNote />
      </Column>
    );
  if (error || activities) {
    return (
      <Column title="Activity">
        <LoadFailure onRetry={() => void refetch()} />
      </Column>
    );
  }
  return (
    <Column>
      <RunnerSkeleton />
    </Column>
  );
}

interface OpenProps {
  learnerId: string;
  courseId: number;
  activity: Activity;
}

function OpenActivity({ learnerId, courseId, activity }: OpenProps) {
  const { data: state } = useQuery(activityStateQuery(learnerId, activity.id));
  const sending = useSendingState(learnerId, activity.id);
  const title = useRef<HTMLHeadingElement>(null);
  const Icon = playedType(activity.type)?.Icon ?? Puzzle;
  const status = state && statusOf(state, activity.type, sending);

  // The link that led here is gone. What the activity focuses itself comes later.
  useEffect(() => title.current?.focus({ preventScroll: true }), [activity.id]);

  return (
    <Column>
      <HStack gap="2" color="fg.muted" textStyle="small" alignItems="flex-start">
        <Box as="span" color="accent.fg" mt="0.5">
          <Icon size={18} aria-hidden="true" />
        </Box>
        <span>{activityFacts(activity).join(' · ')}</span>
      </HStack>
      <chakra.h1 ref={title} tabIndex={-1} textStyle="h2" mt="2">
        {activity.title}
      </chakra.h1>
      <chakra.p color="fg.muted" mt="2">
        {activity.description}
      </chakra.p>
      <HStack mt="3" minH="6">
        {status && <StatusBadge status={status} />}
      </HStack>
      <Box borderTopWidth="1px" mt="5" pt={{ base: '6', md: '8' }}>
        <ActivityRunner learnerId={learnerId} courseId={courseId} activity={activity} />
      </Box>
    </Column>
  );
}

/** The width of an activity; a name of its own while it has no title. */
function Column({ title, children }: { title?: string; children: ReactNode }) {
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
