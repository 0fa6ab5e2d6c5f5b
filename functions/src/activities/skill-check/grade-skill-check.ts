import type { SkillCheckAnswers } from '@learning/shared/contract/activities';
import type { SkillCheckSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import { choiceKeyOf } from '@learning/shared/domain/figures/choice-key';
import { isInTime, minutesSpent } from '@learning/shared/domain/time/attempt-time';
import {
  isSkillCheckPassed,
  scoreSkillCheck,
} from '@learning/shared/domain/scoring/score-skill-check';
import type { AskedCheck, AttemptRecord } from '../activity-records.ts';
import { questionResults } from './question-results.ts';
import { waitAfter } from './wait-after.ts';
import { withShortenedAnswers } from './shorten-answers.ts';
import type { Grading } from '../grading/grading.ts';
import { invalidPayload } from '../grading/parse-payload.ts';
import type { CountedQuestion } from '../submissions/submitted-event.ts';

interface Sent {
  answers: SkillCheckAnswers;
  /** Failed attempts before this one. */
  failedBefore: number;
  now: Date;
}

/**
 * Grades a skill check by what its attempt asks. In time, the answers sent now replace the saved ones; later, only the
 * saved ones count. Correct answers and explanations are part of the results only if it is passed.
 *
 * @throws Failure `invalid_request` for answers to questions that were not asked.
 * Source: rules/scoring.md S2, S11, S21, S22
 */
export function gradeSkillCheck(
  attempt: AttemptRecord,
  { answers: sent, failedBefore, now }: Sent,
): Grading & { rightIds: string[] } {
  const { questions, passingScore, feedback: texts, badge, caseFile } = attempt.asked;
  const deadline = new Date(attempt.deadline);
  const countsSent = isInTime(deadline, now);
  if (countsSent) requireAsked(attempt, sent);
  const answers = countsSent ? { ...attempt.answers, ...sent } : attempt.answers;

  const { questions: graded, ...points } = scoreSkillCheck(questions, answers);
  const { score } = points;
  const passed = isSkillCheckPassed(points, passingScore);
  const feedback = passed ? texts.passing : texts.failing;
  const payload: SkillCheckSubmissionPayload = {
    answers,
    results: {
      ...points,
      passed,
      feedback,
      questionResults: questionResults(attempt.asked, graded, answers, passed),
    },
    ...(caseFile && { caseFile }),
    completedAt: now.toISOString(),
    timeSpent: minutesSpent(new Date(attempt.startedAt), deadline, now),
    isTimeUp: now >= deadline,
    badge,
  };
  const isInBank = Object.keys(attempt.seen).length > 0;
  const right = graded.flatMap(({ questionId, isCorrect }) => (isCorrect ? [questionId] : []));
  return {
    rightIds: isInBank ? [...new Set([...attempt.right, ...right])] : [],
    score,
    passed,
    feedback,
    payload,
    questions: countedQuestions(questions, graded, answers),
    ...(passed ? {} : { nextAttemptAt: waitAfter(attempt, failedBefore + 1, now) }),
    shortenedPayload: (maxCharacters) => withShortenedAnswers(payload, maxCharacters),
  };
}

/** Returns what the figures count. Essays are left out, because nothing reads what is right about them. */
function countedQuestions(
  questions: AskedCheck['questions'],
  graded: readonly { isCorrect: boolean }[],
  answers: SkillCheckAnswers,
): CountedQuestion[] {
  return questions.flatMap(({ id, type, options }, index) => {
    if (type === 'essay') return [];
    const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
    const chosen = [answer ?? []].flat();
    const choices = options.filter((option) => chosen.includes(option)).map(choiceKeyOf);
    return [{ id, isRight: graded[index]!.isCorrect, choices }];
  });
}

function requireAsked({ questionIds }: AttemptRecord, sent: SkillCheckAnswers): void {
  const unknown = Object.keys(sent).filter((id) => !questionIds.includes(id));
  if (unknown.length === 0) return;
  throw invalidPayload(
    unknown.map((id) => ({ path: ['answers', id], message: 'is not a question of this attempt' })),
  );
}
