import type { PublicQuestion, SkillCheckAttempt } from '@learning/shared/contract/activities';
import type { SkillCheckConfig } from '@learning/shared/content/schema';
import { secondsLeft } from '@learning/shared/domain/attempt-time';
import type { ActivityRecord } from '../catalog/catalog-records.ts';
import type { AttemptRecord } from './activity-records.ts';

/** The questions an attempt began with; one that was taken out of the content meanwhile does not count. */
export function askedQuestions(config: SkillCheckConfig, { questionIds }: AttemptRecord) {
  return config.questions.filter((question) => questionIds.includes(question.id));
}

/** An open attempt as its learner sees it: everything that is asked, nothing that helps to guess. */
export function presentAttempt(
  attempt: AttemptRecord,
  record: ActivityRecord,
  now: Date,
): SkillCheckAttempt {
  const { id, activityId, startedAt, deadline, timeLimitSeconds, extraTimeFactor } = attempt;
  const config = JSON.parse(record.config) as SkillCheckConfig;
  return {
    id,
    activityId,
    startedAt,
    deadline,
    secondsLeft: secondsLeft(new Date(deadline), now),
    timeLimitSeconds,
    extraTimeFactor,
    questions: askedQuestions(config, attempt).map(publicQuestion),
    answers: attempt.answers,
  };
}

/** Everything is named that leaves; what is not named stays. */
function publicQuestion(question: SkillCheckConfig['questions'][number]): PublicQuestion {
  const { id, type, options, points, hint } = question;
  return { id, question: question.question, type, options, points, hint };
}
