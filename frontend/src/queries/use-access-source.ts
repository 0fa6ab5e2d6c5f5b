import { useQuery } from '@tanstack/react-query';
import { useSession } from '#lib/session/use-session.ts';
import { accessQuery } from './access.ts';
import { type AccessSource, accessSourceOf } from './course-offer.ts';

/** Returns the kind of entitlement that grants the course; `unknown` until a learner's access is loaded. */
export function useAccessSource(courseId: number): AccessSource | 'unknown' | undefined {
  const session = useSession();
  const learnerId = session.status === 'signed-in' ? session.learner.id : '';
  const { data, isError } = useQuery({ ...accessQuery(learnerId), enabled: learnerId !== '' });
  if (!learnerId) return undefined;
  if (data) return accessSourceOf(data, courseId);
  return isError ? undefined : 'unknown';
}
