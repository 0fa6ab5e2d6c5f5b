import { ownAssessmentFrom } from '#capstones/present-capstone.ts';
import { paperWrite } from '#capstones/capstone-writes.ts';
import { paperNameOf } from '#capstones/paper-name.ts';
import { reviewed } from '#capstones/report-capstone.ts';
import { findCourse } from '#catalog/catalog.ts';
import { newEvent } from '#events/event-writes.ts';
import type { ReminderRecord } from '../notification-records.ts';
import type { ReminderOutcome } from './reminder-repository.ts';
import type { ReminderDependencies } from './run-reminders.ts';

/**
 * Puts a capstone that no one has rated for five days into the operators' inbox, and tells its author. A revision waits again.
 *
 * Source: rules/capstones.md Q9
 */
export async function checkCapstone(
  { userId, name }: ReminderRecord,
  now: Date,
  { catalog, capstones }: Pick<ReminderDependencies, 'catalog' | 'capstones'>,
): Promise<ReminderOutcome> {
  const courseId = Number(name.split('#')[1]);
  const [published, paper] = await Promise.all([
    catalog.read(),
    capstones.findPaper(courseId, paperNameOf(userId, courseId)),
  ]);
  if (paper?.state !== 'waiting' || paper.review !== null) return { nextAt: null };
  const dueAt = ownAssessmentFrom(paper);
  if (dueAt > now) return { nextAt: dueAt };
  const review = { because: 'no_raters' as const, message: '', ratingId: null };
  const courseTitle = findCourse(published, courseId)?.title ?? '';
  const data = { courseId, courseTitle, number: paper.number };
  return {
    event: newEvent(userId, 'capstoneWaits', `${courseId}#${paper.number}`, data, now),
    writes: [paperWrite({ before: paper, after: reviewed(paper, review, now) })],
    nextAt: null,
  };
}
