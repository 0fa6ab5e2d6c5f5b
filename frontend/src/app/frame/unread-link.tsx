import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pollWhileUsed } from '#lib/poll-while-used.ts';
import { unreadCountQuery } from '#queries/notifications.ts';
import { BellLink } from './bell-link.tsx';

/** The link to the notifications with the learner's own count, which stays current while the page is used. Source: rules/notifications.md N6 */
export function UnreadLink({ learnerId }: { learnerId: string }) {
  const { data, refetch } = useQuery(unreadCountQuery(learnerId));
  useEffect(() => pollWhileUsed(() => void refetch({ cancelRefetch: false })), [refetch]);
  return <BellLink unreadCount={data?.unreadCount ?? 0} />;
}
