import type { PublicQuestion, SkillCheckAttempt } from '@learning/shared/contract/activities';
import type { SkillCheckConfig } from '@learning/content/schema';
import { secondsLeft } from '@learning/shared/domain/time/attempt-time';
import type { ActivityRecord } from '#catalog/catalog-records.ts';
import type { AttemptRecord } from './activity-records.ts';

/** What an attempt asks and is graded by: as published when it began, whatever is published meanwhile. */
export interface AskedCheck extends Pick<SkillCheckConfig, 'questions' | 'feedback' | 'badge'> {
  /** Percent. */
  passingScore: number;
}

/** @param record of a skill check */
export function publishedCheck({ config, passingScore }: ActivityRecord): AskedCheck {
  const { questions, feedback, badge } = JSON.parse(config) as SkillCheckConfig;
  return { questions, feedback, badge, passingScore };
}

export function askedCheck({ asked }: AttemptRecord): AskedCheck {
  return JSON.parse(asked) as AskedCheck;
}

/** An open attempt as its learner sees it: everything that is asked, nothing that helps to guess. */
export function presentAttempt(attempt: AttemptRecord, now: Date): SkillCheckAttempt {
  const { id, activityId, startedAt, deadline, timeLimitSeconds, extraTimeFactor } = attempt;
  return {
    id,
    activityId,
    startedAt,
    deadline,
    secondsLeft: secondsLeft(new Date(deadline), now),
    timeLimitSeconds,
    extraTimeFactor,
    questions: askedCheck(attempt).questions.map(publicQuestion),
    answers: attempt.answers,
  };
}

/** Everything is named that leaves; what is not named stays. */
function publicQuestion(question: AskedCheck['questions'][number]): PublicQuestion {
  const { id, type, options, points, hint } = question;
  return { id, question: question.question, type, options, points, hint };
}
