import type { AccessSummary } from '@learning/shared/contract/access';
import type { CourseState, Enrollment } from '@learning/shared/contract/learning';
import { closedAs, courseOffer, isMember } from '#queries/course-offer.ts';
import type { Facts } from '../attributes.ts';
import { factsOf, setFacts } from '../facts.ts';

/** What the learner has of one course; undefined is not known. */
export interface LearnerCourse {
  enrollment: Pick<Enrollment, 'progress'> | null | undefined;
  access: AccessSummary | undefined;
  /** Only a course's own page shows it. */
  state?: CourseState | undefined;
}

/** Shows facts about a course wherever the page has it. */
export function setCourseFacts(courseId: number, facts: Facts): void {
  for (const part of document.querySelectorAll(`[data-course="${courseId}"]`)) {
    setFacts(part, { ...facts, ...closedFacts({ ...factsOf(part), ...facts }) });
    if (facts.progress === undefined) continue;
    for (const bar of part.querySelectorAll<HTMLElement>('[data-progress] [role=progressbar]')) {
      bar.setAttribute('aria-valuenow', facts.progress);
      (bar.firstElementChild as HTMLElement).style.width = `${facts.progress}%`;
    }
  }
}

/** Returns what follows for a course that takes no new learners: nothing is offered to those who do not have it. Source: rules/content.md C46 */
function closedFacts({ listing, enrolled, source }: Facts): Facts {
  if (listing === undefined || listing === 'published') return {};
  const closed = closedAs(listing, enrolled ?? false, source);
  return {
    closed,
    'for-sale': false,
    ...(closed && { action: undefined, source: undefined }),
    ...(closed === 'hidden' && { extras: false }),
  };
}

/** Returns what a course offers the learner. Source: rules/wording.md W29 */
export function courseFacts(courseId: number, { enrollment, access, state }: LearnerCourse): Facts {
  const enrolled = Boolean(enrollment);
  const offer =
    access && enrollment !== undefined ? courseOffer(courseId, enrollment, access) : undefined;
  return {
    enrolled,
    progress: enrollment?.progress ?? '0',
    // Without a response nothing is sold, and the server decides when the learner clicks Start.
    action: offer?.action ?? (enrolled ? 'continue' : 'start'),
    source: offer?.source,
    'for-sale': offer?.isForSale ?? false,
    // A member's due date is read later (`learner-courses.ts`).
    ...(isMember(access) ? {} : { due: '' }),
    ...(state && wishlistFacts(state.wishlisted, enrolled)),
  };
}

/** Beside enrolling, an enrolled learner is offered only the way to take the course off the wishlist. */
export function wishlistFacts(wishlisted: boolean, enrolled: boolean): Facts {
  return { wishlisted, extras: !enrolled || wishlisted };
}
