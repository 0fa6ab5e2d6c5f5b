import type { PublicQuestion, SkillCheckAttempt } from '@learning/shared/contract/activities';
import { secondsLeft } from '@learning/shared/domain/time/attempt-time';
import type { AskedCheck, AttemptRecord } from '../activity-records.ts';

/** Returns an open attempt as its learner sees it: everything that is asked, nothing that helps to guess. */
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
    questions: attempt.asked.questions.map(publicQuestion),
    ...(attempt.asked.caseFile && { caseFile: attempt.asked.caseFile }),
    answers: attempt.answers,
  };
}

/** Names each field that leaves the server, so that a new one does not leave by accident. */
export function publicQuestion(question: AskedCheck['questions'][number]): PublicQuestion {
  const { id, type, options, points, hint } = question;
  return { id, question: question.question, type, options, points, hint };
}
