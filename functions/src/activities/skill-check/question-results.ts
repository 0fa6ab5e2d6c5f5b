import type { SkillCheckAnswers } from '@learning/shared/contract/activities';
import type { QuestionResult } from '@learning/shared/contract/activity-payloads';
import type { AskedCheck } from '../activity-records.ts';

type Asked = Pick<AskedCheck, 'questions' | 'sections'>;

/** Returns what the learner reads about each question. Correct answers and explanations come with a pass. Source: rules/scoring.md S2 */
export function questionResults(
  asked: Asked,
  graded: readonly { isCorrect: boolean }[],
  answers: SkillCheckAnswers,
  passed: boolean,
): QuestionResult[] {
  return asked.questions.map((question, index) => ({
    questionId: question.id,
    correct: graded[index]!.isCorrect,
    userAnswer: Object.hasOwn(answers, question.id) ? answers[question.id]! : null,
    ...(passed ? { correctAnswer: question.correctAnswer, explanation: question.explanation } : {}),
    ...readAt(question, asked),
    question: question.question,
    type: question.type,
    options: question.options,
    points: question.points,
  }));
}

/** Returns the section that teaches a question's answer, unless it left the course when it was published. */
function readAt(
  { readAt: link }: Asked['questions'][number],
  { sections }: Asked,
): Pick<QuestionResult, 'readAt'> {
  const place = sections.find(
    (section) => section.moduleId === link?.moduleId && section.section === link.section,
  );
  return place ? { readAt: place } : {};
}
