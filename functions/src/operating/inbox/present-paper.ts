import type { InboxItem } from '@learning/shared/contract/operators/inbox';
import type { CapstoneSource } from '@learning/content/capstone-schema';
import { capstoneConfig, printed } from '#capstones/capstone-config.ts';
import type { CapstonePaper } from '#capstones/capstone-records.ts';
import type { CourseRecord, RubricPart } from '#catalog/catalog-records.ts';
import { requireCourse } from '#catalog/find-course.ts';
import { Failure } from '#failure.ts';
import type { InboxDependencies } from './dependencies.ts';

interface Task {
  course: CourseRecord;
  config: CapstoneSource;
  rubric: readonly RubricPart[];
}

/** Returns the task that a paper answers; both reads are cached. @throws Failure `inbox_item_not_found` when the course has none anymore */
export async function readTask(
  courseId: number,
  { catalog }: Pick<InboxDependencies, 'catalog'>,
): Promise<Task> {
  const course = await requireCourse(catalog, courseId);
  const module = course.modules.find(({ hasCapstone }) => hasCapstone);
  const task = module && (await catalog.readCapstone(module.id));
  if (!task) throw new Failure('inbox_item_not_found');
  return { course, config: capstoneConfig(task), rubric: task.rubric };
}

/** Returns a paper as an operator's reviewer reads it: without a name. */
export async function presentPaper(
  record: CapstonePaper,
  deps: Pick<InboxDependencies, 'catalog'>,
): Promise<NonNullable<InboxItem['capstone']>> {
  const { course, config, rubric } = await readTask(record.courseId, deps);
  const { parts, facts, marks, findings } = record.paper;
  const reported = record.ratings.find(({ ratingId }) => ratingId === record.review?.ratingId);
  return {
    courseTitle: course.title,
    because: record.review?.because ?? 'no_raters',
    comment: reported?.comment ?? null,
    ratingCount: record.ratings.length,
    rubric: [...rubric],
    parts: config.parts.map(({ id, title }) => ({ title: printed(title), text: parts[id] ?? '' })),
    facts: config.facts.map(({ id, label }) => ({ label: printed(label), value: facts[id] ?? '' })),
    marks: Object.entries(marks).map(([row, sentences]) => ({
      row,
      sentences: sentences.map(({ sentence }) => sentence),
    })),
    findings: findings.map(({ title, finding }) => ({ title, finding })),
    actions: actionsOf(record),
  };
}

/** Returns what an operator can do about a paper now. */
export function actionsOf({ review, state }: CapstonePaper): ('rate' | 'keep' | 'remove')[] {
  if (review === null) return [];
  if (review.because === 'comment_reported') return ['keep', 'remove'];
  if (state !== 'waiting') return [];
  return review.because === 'paper_reported' ? ['rate', 'keep', 'remove'] : ['rate', 'remove'];
}
