import { useQuery } from '@tanstack/react-query';
import { unreadCountQuery } from '#queries/notifications.ts';
import { BellLink } from './bell-link.tsx';

/** The link to the notifications with the learner's own count, which stays current while the page is visible. */
export function UnreadLink({ learnerId }: { learnerId: string }) {
  const { data } = useQuery(unreadCountQuery(learnerId));
  return <BellLink unreadCount={data?.unreadCount ?? 0} />;
}
