import type { SkillCheckAnswers, SkillCheckConfidence } from '@learning/shared/contract/activities';
import type { SkillCheckSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import { countConfidence } from '@learning/shared/domain/scoring/calibration';
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
  /** How sure the learner says they are; never part of the score. */
  confidence?: SkillCheckConfidence;
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
  { answers: sent, confidence: sentConfidence = {}, failedBefore, now }: Sent,
): Grading & { rightIds: string[]; confidence: SkillCheckConfidence } {
  const { questions, passingScore, feedback: texts, badge, caseFile } = attempt.asked;
  const deadline = new Date(attempt.deadline);
  const countsSent = isInTime(deadline, now);
  if (countsSent) requireAsked(attempt, { ...sent, ...sentConfidence });
  const answers = countsSent ? { ...attempt.answers, ...sent } : attempt.answers;

  const { questions: graded, ...points } = scoreSkillCheck(questions, answers);
  const { score } = points;
  const confidence = countsSent ? ofAnswered(questions, answers, sentConfidence) : {};
  const passed = isSkillCheckPassed(points, passingScore);
  const feedback = passed ? texts.passing : texts.failing;
  const payload: SkillCheckSubmissionPayload = {
    answers,
    results: {
      ...points,
      passed,
      feedback,
      questionResults: questionResults(attempt.asked, graded, answers, passed).map((result) => ({
        ...result,
        ...(Object.hasOwn(confidence, result.questionId)
          ? { confidence: confidence[result.questionId]! }
          : {}),
      })),
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
    confidence,
    calibration: countConfidence(
      graded.map(({ questionId, isCorrect }) => ({
        confidence: confidence[questionId],
        isRight: isCorrect,
      })),
    ),
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

/** Leaves out what was said of questions without an answer, and of essays, which nothing finds right or wrong. */
function ofAnswered(
  questions: AskedCheck['questions'],
  answers: SkillCheckAnswers,
  confidence: SkillCheckConfidence,
): SkillCheckConfidence {
  const counted = questions.filter(
    ({ id, type }) => type !== 'essay' && answers[id] !== undefined && answers[id].length > 0,
  );
  return Object.fromEntries(
    Object.entries(confidence).filter(([id]) => counted.some((question) => question.id === id)),
  );
}

function requireAsked(
  { questionIds }: AttemptRecord,
  sent: Readonly<Record<string, unknown>>,
): void {
  const unknown = Object.keys(sent).filter((id) => !questionIds.includes(id));
  if (unknown.length === 0) return;
  throw invalidPayload(
    unknown.map((id) => ({ path: ['answers', id], message: 'is not a question of this attempt' })),
  );
}
