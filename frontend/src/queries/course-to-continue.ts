import type { Dashboard } from '@learning/shared/contract/dashboard';
import { courseOffer } from './course-offer.ts';

type Entry = Dashboard['courses'][number];

/**
 * Returns the course to continue: the newest enrollment that is started and not completed, else the newest that is not
 * started; undefined if none that is open to the learner is left.
 */
export function courseToContinue({
  courses,
  access,
}: Pick<Dashboard, 'access' | 'courses'>): Entry | undefined {
  const unfinished = courses.filter(
    ({ course, enrollment }) => courseOffer(course.id, enrollment, access).action === 'continue',
  );
  const isStarted = ({ enrollment }: Entry) =>
    enrollment.progress !== '0' || enrollment.lastModuleId !== null;
  return unfinished.find(isStarted) ?? unfinished[0];
}

/** Returns the newest unfinished enrollment whose access has ended. Source: rules/wording.md W29 */
export function courseToRegain({
  courses,
  access,
}: Pick<Dashboard, 'access' | 'courses'>): Entry | undefined {
  return courses.find(
    ({ course, enrollment }) => courseOffer(course.id, enrollment, access).action === 'regain',
  );
}
