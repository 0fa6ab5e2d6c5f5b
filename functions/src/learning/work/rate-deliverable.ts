import type { FieldIssue } from '@learning/shared/contract/errors';
import type { WrittenWork } from '@learning/shared/contract/work';
import { DELIVERABLE, MIN_DELIVERABLE_LENGTH } from '@learning/shared/domain/learning/written-work';
import type { RubricPart } from '#catalog/catalog-records.ts';
import { requireModule } from '#catalog/find-course.ts';
import { Failure } from '#failure.ts';
import { requireAccess } from '../access/course-access.ts';
import type { LearningDependencies } from '../dependencies.ts';
import { presentWork } from './present-work.ts';

interface Command {
  userId: string;
  moduleId: string;
  /** Part of the rubric → level. */
  levels: Record<string, string>;
  /** Version of the deliverable that was rated. */
  version: number;
  now: Date;
}

/**
 * Saves the learner's own rating of a deliverable. Rating again replaces it.
 *
 * @throws Failure `module_not_found`, `prompt_not_found`, `not_enrolled`, `deliverable_too_short`, `note_conflict` when the
 *   deliverable was changed since, `invalid_request` with the parts that have no level of the rubric.
 * Source: rules/learning.md L30
 */
export async function rateDeliverable(
  { userId, moduleId, levels, version, now }: Command,
  { catalog, learners, work }: LearningDependencies,
): Promise<WrittenWork> {
  const { course } = await requireModule(catalog, moduleId);
  const [learner, module, stored] = await Promise.all([
    learners.read(userId),
    catalog.readModuleText(moduleId),
    work.read(userId, course.id, moduleId, DELIVERABLE),
  ]);
  if (!learner.enrollments.some((enrollment) => enrollment.courseId === course.id)) {
    throw new Failure('not_enrolled');
  }
  if (!module || module.rubric.length === 0) throw new Failure('prompt_not_found');
  const fields = ratingIssues(levels, module.rubric);
  if (fields.length > 0) throw new Failure('invalid_request', undefined, fields);
  if (!stored || stored.text.trim().length < MIN_DELIVERABLE_LENGTH) {
    throw new Failure('deliverable_too_short');
  }
  const rating = { levels, ratedAt: now.toISOString() };
  if (stored.version !== version || !(await work.rate(userId, stored, rating))) {
    throw new Failure('note_conflict');
  }
  return presentWork({ ...stored, rating });
}

/** Checks that the rating has a level of the rubric for each part, and nothing else. */
function ratingIssues(levels: Record<string, string>, rubric: readonly RubricPart[]): FieldIssue[] {
  const unknown = Object.keys(levels).filter((name) => !rubric.some((part) => part.name === name));
  const unrated = rubric.filter(
    (part) => !part.levels.some(({ name }) => name === levels[part.name]),
  );
  return [
    ...unrated.map(({ name }) => ({
      path: `levels.${name}`,
      message: 'needs a level of the rubric',
    })),
    ...unknown.map((name) => ({ path: `levels.${name}`, message: 'is not a part of the rubric' })),
  ];
}

/**
 * Returns the exemplar of an assessment, once the learner has rated the deliverable or the capstone has a result.
 *
 * @throws Failure `module_not_found`, `exemplar_not_found`, `deliverable_not_rated`, `payment_required`.
 */
export async function readExemplar(
  { userId, moduleId, now }: { userId: string; moduleId: string; now: Date },
  { catalog, learners, work }: LearningDependencies,
) {
  const { course } = await requireModule(catalog, moduleId);
  const [learner, exemplar, stored] = await Promise.all([
    learners.read(userId),
    catalog.readExemplar(moduleId),
    work.read(userId, course.id, moduleId, DELIVERABLE),
  ]);
  requireAccess(learner, course, now);
  if (!exemplar) throw new Failure('exemplar_not_found');
  const isRated = learner.capstoneResults.some(({ courseId }) => courseId === course.id);
  if (!stored?.rating && !isRated) throw new Failure('deliverable_not_rated');
  return { body: exemplar.compiled.body };
}
