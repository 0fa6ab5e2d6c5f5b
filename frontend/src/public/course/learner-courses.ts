import type { AccessSummary } from '@learning/shared/contract/access';
import { api } from '#lib/api-client.ts';
import { pathOf, takeIntent } from '#lib/session/intent.ts';
import { showOffers } from '../session.ts';
import { setFacts } from '../facts.ts';
import { enroll, startTrialAndEnroll, setWishlisted } from './course-actions.ts';
import {
  courseFacts,
  hasSeat,
  type LearnerCourse,
  readLearnerCourse,
  showCourse,
} from './course-facts.ts';
import { showDueDate } from './due-date.ts';

type Access = Promise<AccessSummary | undefined> | undefined;

/** Shows what the learner has of each course of the page: on cards, and on a course's own page. */
export async function showLearnerCourses(learnerId: string, access: Access): Promise<void> {
  const courseId = Number(
    document.querySelector<HTMLElement>('[data-course-page]')?.dataset['course'],
  );
  if (courseId) await openCoursePage(learnerId, courseId, access);
  else if (document.querySelector('[data-course]')) await showCards(learnerId, access);
}

async function showCards(learnerId: string, reading: Access): Promise<void> {
  const [enrollments, access] = await Promise.all([
    api.listUserEnrollments({ params: { userId: learnerId } }).catch(() => undefined),
    reading,
  ]);
  const own = (courseId: number): LearnerCourse => ({
    enrollment: enrollments && (enrollments.find((one) => one.courseId === courseId) ?? null),
    access,
  });
  for (const card of document.querySelectorAll<HTMLElement>('[data-course]')) {
    const courseId = Number(card.dataset['course']);
    showCourse(courseId, own(courseId));
  }
  // A bundle is sold while none of its courses is open. Source: rules/wording.md W29
  for (const bundle of document.querySelectorAll<HTMLElement>('[data-bundle]')) {
    const ids = bundle.dataset['bundle']!.split(' ').map(Number);
    const facts = ids.map((id) => courseFacts(id, own(id)));
    setFacts(bundle, {
      'for-sale': facts.every((one) => one['for-sale'] && !one.accessible),
      'some-open': facts.some((one) => one.accessible),
      'all-open': facts.every((one) => one.accessible),
    });
  }
  showOffers('[data-course], [data-bundle]');
}

/** Shows what the learner has of the course of the page, and does what they wanted before they signed in. */
async function openCoursePage(learnerId: string, courseId: number, access: Access): Promise<void> {
  const own = await readLearnerCourse(learnerId, courseId, access);
  showCourse(courseId, own);
  showOffers('[data-course]');
  if (own.access && hasSeat(own.access)) void showDueDate(learnerId, courseId);
  if (!own.state) return;
  const wanted = takeIntent(learnerId, pathOf({ kind: 'enroll', courseId }));
  if (wanted?.kind === 'wishlist') await setWishlisted(courseId, true);
  else if (!wanted || own.enrollment) return;
  else if (wanted.kind === 'trial' && !own.state.hasAccess) await startTrialAndEnroll(courseId);
  else await enroll(courseId);
}
