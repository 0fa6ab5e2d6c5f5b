import type { SkillCheckAnswers } from '@learning/shared/contract/activities';
import type { SkillCheckSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import { isInTime, minutesSpent } from '@learning/shared/domain/time/attempt-time';
import { isPassed } from '@learning/shared/domain/scoring/score-percent';
import { scoreSkillCheck } from '@learning/shared/domain/scoring/score-skill-check';
import type { AttemptRecord } from '../activity-records.ts';
import { withShortenedAnswers } from './shorten-answers.ts';
import type { Grading } from './grading.ts';
import { invalidPayload } from './parse-payload.ts';

/**
 * Grades a skill check by what its attempt asks. In time, the answers sent now replace the saved ones; later, only the
 * saved ones count.
 *
 * @throws Failure `invalid_request` for answers to questions that were not asked.
 * Source: rules/scoring.md S11
 */
export function gradeSkillCheck(
  attempt: AttemptRecord,
  sent: SkillCheckAnswers,
  now: Date,
): Grading {
  const { questions, passingScore, feedback: texts, badge } = attempt.asked;
  const deadline = new Date(attempt.deadline);
  const countsSent = isInTime(deadline, now);
  if (countsSent) requireAsked(attempt, sent);
  const answers = countsSent ? { ...attempt.answers, ...sent } : attempt.answers;

  const { score, earnedPoints, totalPoints, ...scored } = scoreSkillCheck(questions, answers);
  const passed = isPassed(score, passingScore);
  const feedback = passed ? texts.passing : texts.failing;
  const payload: SkillCheckSubmissionPayload = {
    answers,
    results: {
      score,
      earnedPoints,
      totalPoints,
      passed,
      feedback,
      questionResults: questions.map((question, index) => ({
        questionId: question.id,
        correct: scored.questions[index]!.isCorrect,
        userAnswer: Object.hasOwn(answers, question.id) ? answers[question.id]! : null,
        correctAnswer: question.correctAnswer,
        explanation: question.explanation,
        question: question.question,
        type: question.type,
        options: question.options,
        points: question.points,
      })),
    },
    completedAt: now.toISOString(),
    timeSpent: minutesSpent(new Date(attempt.startedAt), deadline, now),
    isTimeUp: now >= deadline,
    badge,
  };
  return {
    score,
    passed,
    feedback,
    payload,
    shortenedPayload: (maxCharacters) => withShortenedAnswers(payload, maxCharacters),
  };
}

function requireAsked({ questionIds }: AttemptRecord, sent: SkillCheckAnswers): void {
  const unknown = Object.keys(sent).filter((id) => !questionIds.includes(id));
  if (unknown.length === 0) return;
  throw invalidPayload(
    unknown.map((id) => ({ path: ['answers', id], message: 'is not a question of this attempt' })),
  );
}
