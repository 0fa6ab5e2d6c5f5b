import { api } from '#lib/api-client.ts';
import { takeIntent } from '#lib/session/intent.ts';
import { showOffers } from '../session.ts';
import { enrollNow, wishNow } from './course-actions.ts';
import { readOwnCourse, showCourse } from './course-facts.ts';

/** Shows what the learner has of each course of the page: on cards, and on a course's own page. */
export async function showOwnCourses(learnerId: string): Promise<void> {
  const courseId = Number(
    document.querySelector<HTMLElement>('[data-course-page]')?.dataset['course'],
  );
  if (courseId) await showOwnCourse(learnerId, courseId);
  else if (document.querySelector('[data-course]')) await showCards(learnerId);
}

async function showCards(learnerId: string): Promise<void> {
  const params = { userId: learnerId };
  const [enrollments, access] = await Promise.all([
    api.listUserEnrollments({ params }).catch(() => undefined),
    api.getAccess({ params }).catch(() => undefined),
  ]);
  if (!enrollments) return;
  for (const card of document.querySelectorAll<HTMLElement>('[data-course]')) {
    const courseId = Number(card.dataset['course']);
    const enrollment = enrollments.find((one) => one.courseId === courseId) ?? null;
    showCourse(courseId, { enrollment, access });
  }
}

/** Shows what the learner has of the course of the page, and does what they wanted before they signed in. */
async function showOwnCourse(learnerId: string, courseId: number): Promise<void> {
  const own = await readOwnCourse(learnerId, courseId);
  showCourse(courseId, own);
  showOffers();
  if (!own.state) return;
  if (takeIntent('enroll', courseId) && !own.enrollment) await enrollNow(courseId);
  if (takeIntent('wishlist', courseId)) await wishNow(courseId, true);
}
