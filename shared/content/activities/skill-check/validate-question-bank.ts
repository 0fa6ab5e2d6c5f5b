import { isPassed, scorePercent } from '@learning/shared/domain/scoring/score-percent';
import {
  QUESTION_TYPES,
  type Asks,
  type QuestionType,
  type SkillCheckConfig,
} from '#skill-check-schema.ts';
import { sectionLinkIssue, type SectionAnchors } from '#validation/section-anchors.ts';
import type { Report } from '../content-type.ts';

/** Questions of each type in the bank for each one that an attempt asks. */
export const BANK_FACTOR = 3;
const MAX_ESSAY_SHARE = 0.1;
const MIN_QUESTIONS_OF_LESSON = 3;

/** Checks a question bank. Source: rules/content.md C33, C34, C35. */
export function checkQuestionBank(
  config: SkillCheckConfig,
  asks: Asks,
  { lessonIds, anchors }: { lessonIds: readonly string[]; anchors: SectionAnchors },
  report: Report,
): void {
  const { questions, assessment } = config;
  for (const type of QUESTION_TYPES) {
    const ofType = questions.filter((question) => question.type === type);
    const needed = (asks[type] ?? 0) * BANK_FACTOR;
    if (ofType.length < needed)
      report(
        'config.questions',
        `hold ${ofType.length} of type ${type}; ${asks[type]} asked need ${needed}`,
      );
    if (asks[type] === undefined && ofType.length > 0)
      report('config.asks', `leaves out ${type}, which the bank holds`);
    if (new Set(ofType.map((question) => question.points)).size > 1)
      report('config.questions', `of type ${type} earn different points`);
  }
  questions.forEach((question, index) => {
    const field = `config.questions.${index}.readAt`;
    const issue = question.readAt
      ? sectionLinkIssue(question.readAt, anchors)
      : 'is missing: results link to the section that teaches the answer';
    if (issue) report(field, issue);
  });
  for (const lessonId of lessonIds) {
    const count = questions.filter((question) => question.readAt?.moduleId === lessonId).length;
    if (count < MIN_QUESTIONS_OF_LESSON)
      report(
        'config.questions',
        `hold ${count} about ${lessonId}; at least ${MIN_QUESTIONS_OF_LESSON} are required`,
      );
  }
  checkPoints(config, asks, assessment.passingScore, report);
  checkRightCounts(questions, report);
  const texts = questions.map(({ question }) => question);
  if (new Set(texts).size !== texts.length) report('config.questions', 'repeat a question');
}

/** Checks that no learner passes by an essay that no one reads, or by trying options until none is left. */
function checkPoints(
  { questions }: SkillCheckConfig,
  asks: Asks,
  passingScore: number,
  report: Report,
) {
  const pointsOf = (type: QuestionType) =>
    (asks[type] ?? 0) * (questions.find((question) => question.type === type)?.points ?? 0);
  const chosen = pointsOf('multiple-choice') + pointsOf('multiple-select');
  const graded = chosen + pointsOf('short-answer');
  if (pointsOf('essay') > MAX_ESSAY_SHARE * (graded + pointsOf('essay')))
    report('config.asks', 'gives the essay more than 10 % of the points');
  if (graded > 0 && isPassed(scorePercent(chosen, graded), passingScore))
    report('config.asks', 'lets a learner pass without a short answer: ask more of them');
}

/** Checks that the number of right options cannot be known without reading them. */
function checkRightCounts(questions: SkillCheckConfig['questions'], report: Report) {
  const counts = questions.flatMap((question) =>
    question.type === 'multiple-select' ? [question.correctAnswer.length] : [],
  );
  if (counts.length < 2) return;
  const mostOften = Math.max(
    ...counts.map((expected) => counts.filter((count) => count === expected).length),
  );
  if (mostOften * 2 > counts.length)
    report(
      'config.questions',
      'of type multiple-select have the same number of right options in more than half',
    );
}
