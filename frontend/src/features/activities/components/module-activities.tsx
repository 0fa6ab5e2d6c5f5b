import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useId, useState } from 'react';
import { useIsOnline } from '#components/feedback/use-is-online.ts';
import { Panel } from '#ui/panel.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { activitiesQuery } from '#queries/activities.ts';
import { ActivityCard } from './activity-card.tsx';
import { LoadFailure } from './load-failure.tsx';
import { OfflineNote } from './offline-note.tsx';

interface Props {
  learnerId: string;
  courseId: number;
  moduleId: string;
  /** Number of activities, to reserve their space while they load. */
  activityCount?: number;
}

const HASH = 'activity-';

/** Shows the activities of a module. One is open at a time; `#activity-<id>` in the address opens it. */
export function ModuleActivities({ learnerId, courseId, moduleId, activityCount = 1 }: Props) {
  const { data: activities, error, refetch } = useQuery(activitiesQuery(moduleId));
  const [openId, toggle] = useOpenActivity();
  const titleId = useId();
  const isOnline = useIsOnline();

  if (activityCount === 0 || activities?.length === 0) return null;
  return (
    <chakra.section aria-labelledby={titleId} mt="12" css={{ '@media print': { display: 'none' } }}>
      <chakra.h2 id={titleId} textStyle="h2" mb="5">
        {(activities?.length ?? activityCount) === 1 ? 'Activity' : 'Activities'}
      </chakra.h2>
      <Box
        display="grid"
        gap="5"
        alignContent="start"
        aria-busy={!activities && !error}
        // A link leads to an activity: nothing below may move in sight while it loads.
        minH={openId !== undefined && !activities && !error ? '100dvh' : 'auto'}
      >
        {error && (isOnline ? <LoadFailure onRetry={() => void refetch()} /> : <OfflineNote />)}
        {!activities &&
          !error &&
          Array.from({ length: activityCount }, (_, index) => <ActivityCardSkeleton key={index} />)}
        {activities?.map((activity) => (
          <ActivityCard
            key={activity.id}
            learnerId={learnerId}
            courseId={courseId}
            activity={activity}
            anchor={`${HASH}${activity.id}`}
            isOpen={activity.id === openId}
            onToggle={() => toggle(activity.id)}
          />
        ))}
      </Box>
    </chakra.section>
  );
}

/** Reads the open activity from the address, so that a reload or a link restores it. */
function useOpenActivity(): [openId: string | undefined, toggle: (id: string) => void] {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const named = hash.startsWith(HASH) ? hash.slice(HASH.length) : undefined;
  const [openId, setOpenId] = useState(named);
  const [followed, setFollowed] = useState(named);

  if (named !== followed) {
    setFollowed(named);
    // A link to a heading of the text does not close the open activity.
    if (named !== undefined) setOpenId(named);
  }

  const toggle = useCallback(
    (id: string) => {
      const next = id === openId ? undefined : id;
      setOpenId(next);
      void navigate({
        to: '.',
        search: true,
        hash: next === undefined ? '' : `${HASH}${next}`,
        replace: true,
        resetScroll: false,
        hashScrollIntoView: false,
      });
    },
    [navigate, openId],
  );
  return [openId, toggle];
}

function ActivityCardSkeleton() {
  return (
    <Panel>
      <Stack gap="3">
        <Skeleton height="4" width="60%" />
        <Skeleton height="7" width="45%" />
        <Skeleton height="12" />
        <Skeleton height="11" width="40" />
      </Stack>
    </Panel>
  );
}
