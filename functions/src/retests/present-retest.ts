import type { Retest, RetestAttempt, RetestResult } from '@learning/shared/contract/retests';
import { RETEST_QUESTIONS } from '@learning/shared/domain/retest/retest-rules';
import { isPassed } from '@learning/shared/domain/scoring/score-percent';
import { scoreSkillCheck } from '@learning/shared/domain/scoring/score-skill-check';
import { publicQuestion } from '#activities/skill-check/present-attempt.ts';
import { questionResults } from '#activities/skill-check/question-results.ts';
import type { OpenedRetests } from './open-retests.ts';
import type { RetestAttemptRecord } from './retest-records.ts';

/** Of a course without a check of its own. Source: rules/scoring.md S3 */
const DEFAULT_PASSING_SCORE = 80;

/** Returns the pass mark of a course's own checks. */
export function passingScoreOf(checks: readonly { passingScore: number }[]): number {
  return checks.length === 0
    ? DEFAULT_PASSING_SCORE
    : Math.max(...checks.map(({ passingScore }) => passingScore));
}

/** Returns the retests of a certificate as its holder sees them. */
export function presentRetest(opened: OpenedRetests, now: Date): Retest {
  const { course, certificateId, history, next, checks, attempt } = opened;
  const isOpen = next !== null && next.opensAt <= now;
  return {
    courseTitle: course.title,
    certificateId,
    questionCount: checks.length === 0 ? 0 : RETEST_QUESTIONS,
    passingScore: passingScoreOf(checks),
    next:
      next && checks.length > 0
        ? { days: next.days, opensAt: next.opensAt.toISOString(), isOpen }
        : null,
    stillKnown: [...history.stillKnown],
    attempt: isOpen && attempt?.status === 'open' ? presentRetestAttempt(attempt) : null,
    result: attempt?.status === 'submitted' ? presentRetestResult(attempt) : null,
  };
}

/** Returns an open retest: everything that is asked, nothing that helps to guess. */
export function presentRetestAttempt({
  id,
  days,
  startedAt,
  asked,
}: RetestAttemptRecord): RetestAttempt {
  return { id, days, startedAt, questions: asked.questions.map(publicQuestion) };
}

/** Returns the result of a submitted retest. It follows from what is stored, so it is the same at every call. */
export function presentRetestResult(attempt: RetestAttemptRecord): RetestResult {
  const { id, days, asked, answers, submittedAt } = attempt;
  const { questions: graded, score } = scoreSkillCheck(asked.questions, answers);
  const passed = isPassed(score, asked.passingScore);
  return {
    attemptId: id,
    days,
    submittedAt: submittedAt!,
    score,
    isPassed: passed,
    questions: questionResults(asked, graded, answers, passed),
  };
}
