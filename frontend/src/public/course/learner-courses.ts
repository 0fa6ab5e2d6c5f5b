import type { AccessSummary } from '@learning/shared/contract/access';
import { api } from '#lib/api-client.ts';
import { dueText, shortDueText } from '#lib/due-text.ts';
import { pathOf, takeIntent } from '#lib/session/intent.ts';
import { isMember } from '#queries/course-offer.ts';
import { setFacts } from '../facts.ts';
import { enroll, setWishlisted, startTrialAndEnroll } from './course-actions.ts';
import { courseFacts, setCourseFacts } from './course-facts.ts';

type Access = Promise<AccessSummary | undefined> | undefined;

/** Shows what the learner has of each course of the page: on cards, and on a course's own page. */
export async function showLearnerCourses(userId: string, access: Access): Promise<void> {
  const page = document.querySelector<HTMLElement>('[data-course-page]');
  if (page) await openCoursePage(userId, Number(page.dataset['course']), access);
  else if (document.querySelector('[data-course]')) await showCards(userId, access);
}

async function showCards(userId: string, reading: Access): Promise<void> {
  const [enrollments, access] = await Promise.all([
    api.listUserEnrollments({ params: { userId } }).catch(() => undefined),
    reading,
  ]);
  const factsAbout = (id: number) => {
    const enrollment = enrollments?.find(({ courseId }) => courseId === id);
    return courseFacts(id, { enrollment: enrollments && (enrollment ?? null), access });
  };
  for (const card of document.querySelectorAll<HTMLElement>('[data-course]')) {
    const courseId = Number(card.dataset['course']);
    setCourseFacts(courseId, factsAbout(courseId));
  }
  // A bundle is sold while none of its courses is open. Source: rules/wording.md W29
  for (const bundle of document.querySelectorAll<HTMLElement>('[data-bundle]')) {
    const courses = bundle.dataset['bundle']!.split(' ').map((id) => factsAbout(Number(id)));
    setFacts(bundle, {
      'for-sale': courses.every((course) => course['for-sale'] && !course.source),
      'some-open': courses.some(({ source }) => source),
      'all-open': courses.every(({ source }) => source),
    });
  }
}

/** Shows what the learner has of the course of the page, and does what they wanted before they signed in. */
async function openCoursePage(userId: string, id: number, reading: Access): Promise<void> {
  const [state, access] = await Promise.all([
    api.getCourseState({ params: { userId, id } }).catch(() => undefined),
    reading,
  ]);
  setCourseFacts(id, courseFacts(id, { enrollment: state?.enrollment, access, state }));
  if (isMember(access)) void showDueDate(userId, id);
  if (!state) return;
  const wanted = takeIntent(userId, pathOf({ kind: 'enroll', courseId: id }));
  if (wanted?.kind === 'wishlist') await setWishlisted(id, true, { isAnnounced: true });
  else if (!wanted || state.enrollment) return;
  else if (wanted.kind === 'trial' && !state.hasAccess) await startTrialAndEnroll(id);
  else await enroll(id);
}

/** Shows a member of a team when the course is due, in a line that the page has anyway. Nothing waits for it. */
async function showDueDate(userId: string, id: number): Promise<void> {
  const assignments = await api.listAssignments({ params: { userId } }).catch(() => []);
  const due = assignments.find(
    ({ courseId, dueOn, state }) => courseId === id && dueOn !== null && state !== 'completed',
  );
  setCourseFacts(id, {
    due: due?.dueOn ? dueText(due.dueOn, due.isLate) : '',
    'due-short': due?.dueOn ? shortDueText(due.dueOn, due.isLate) : '',
  });
}
