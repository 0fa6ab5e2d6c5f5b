import { useQuery } from '@tanstack/react-query';
import { useSession } from '#lib/session/use-session.ts';
import { accessQuery } from '#queries/access.ts';
import { type Opener, openerOf } from './course-offer.ts';

/** Returns the entitlement that grants the course; `unknown` until a learner's access is loaded. */
export function useOpener(courseId: number): Opener | 'unknown' | undefined {
  const session = useSession();
  const learnerId = session.status === 'signed-in' ? session.learner.id : '';
  const { data, isError } = useQuery({ ...accessQuery(learnerId), enabled: learnerId !== '' });
  if (!learnerId) return undefined;
  if (data) return openerOf(data, courseId);
  return isError ? undefined : 'unknown';
}
