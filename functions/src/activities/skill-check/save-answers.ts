import type { SkillCheckAnswers } from '@learning/shared/contract/activities';
import { isInTime, secondsLeft } from '@learning/shared/domain/time/attempt-time';
import { requireActivity } from '#catalog/find-course.ts';
import { Failure } from '#failure.ts';
import type { ActivityDependencies } from '../dependencies.ts';
import type { ActivityCommand } from '../open-activity.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';

interface Command extends ActivityCommand {
  attemptId: string;
  answers: SkillCheckAnswers;
}

/**
 * Saves answers as they are given. The open attempt proves that the learner may, so this is one write without a read.
 *
 * @throws Failure `activity_not_found`, `attempt_closed`, `payload_too_large`, `invalid_request` for a question that the
 * attempt does not ask.
 */
export async function saveAnswers(command: Command, deps: ActivityDependencies) {
  const { userId, activityId, attemptId, answers, now } = command;
  await requireActivity(deps.catalog, activityId);
  const saved = await retryOnConflict(async () => {
    const outcome = await deps.attempts.saveAnswers(
      userId,
      { activityId, attemptId, answers },
      now,
    );
    if (outcome === 'refused') throw await refusal(command, deps);
    if (outcome === 'too_large') throw new Failure('payload_too_large');
    return outcome === 'conflict' ? CONFLICT : outcome;
  });
  return { secondsLeft: secondsLeft(new Date(saved.deadline), now) };
}

/** Returns why the attempt refused the answers. */
async function refusal(
  { userId, activityId, attemptId, answers, now }: Command,
  { attempts }: ActivityDependencies,
): Promise<Failure> {
  const attempt = await attempts.find(userId, activityId);
  const isOpen = attempt?.status === 'open' && attempt.id === attemptId;
  if (!isOpen || !isInTime(new Date(attempt.deadline), now)) return new Failure('attempt_closed');
  const unknown = Object.keys(answers).filter((id) => !attempt.questionIds.includes(id));
  return new Failure(
    'invalid_request',
    undefined,
    unknown.map((id) => ({
      path: `body.answers.${id}`,
      message: 'is not a question of this attempt',
    })),
  );
}
