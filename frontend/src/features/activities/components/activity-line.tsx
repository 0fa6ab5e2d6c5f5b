import { chakra } from '#ui/chakra/factory.ts';
import { useQuery } from '@tanstack/react-query';
import { activitiesQuery } from '#queries/activities.ts';
import { playedType } from '../activity-types.ts';
import { ActivityLinePlace } from './activity-line-place.tsx';

interface Props {
  moduleId: string;
  activityId: string;
}

/** Icon, title and minutes of an activity, in one line of the outline. */
export function ActivityLine({ moduleId, activityId }: Props) {
  const { data: activities } = useQuery(activitiesQuery(moduleId));
  const activity = activities?.find(({ id }) => id === activityId);
  if (!activity) return <ActivityLinePlace />;
  return (
    <ActivityLinePlace
      Icon={playedType(activity.type)?.Icon}
      minutes={/^\d+/.exec(activity.duration)?.[0]}
    >
      <chakra.span lineClamp="2">{activity.title}</chakra.span>
    </ActivityLinePlace>
  );
}
