import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session/use-session.ts';
import { accessQuery } from './api/access.ts';
import { isForSale } from './course-offer.ts';

/** Whether the course is offered to this visitor; `unknown` until a learner's access is known. */
export function useCourseOffer(courseId: number): 'open' | 'closed' | 'unknown' {
  const session = useSession();
  const learnerId = session.status === 'signed-in' ? session.learner.id : '';
  const { data, isError } = useQuery({ ...accessQuery(learnerId), enabled: learnerId !== '' });
  if (!learnerId || isError) return 'open';
  if (!data) return 'unknown';
  return isForSale(data, courseId) ? 'open' : 'closed';
}
