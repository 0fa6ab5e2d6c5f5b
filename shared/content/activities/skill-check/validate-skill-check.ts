import { drawFacts, everyFactsOf, filled } from '@learning/shared/domain/scoring/facts';
import type { ActivityPlan } from '#activity-plan.ts';
import type { SkillCheckConfig } from '#skill-check-schema.ts';
import { countWords } from '#validation/markdown-blocks.ts';
import type { CourseTexts, Report } from '../content-type.ts';
import { checkCaseFile, checkFacts } from './validate-case-file.ts';
import { checkQuestionBank } from './validate-question-bank.ts';

type Question = SkillCheckConfig['questions'][number];

const MIN_EXPLANATION_WORDS = 15;
const MAX_ANSWER_WORDS = 4;

/** Checks a skill check. Source: rules/content.md C17, C18, C19, C20, C33, C55. */
export function checkSkillCheck(
  config: SkillCheckConfig,
  plan: ActivityPlan,
  texts: CourseTexts,
  report: Report,
): void {
  if (config.assessment.passingScore !== plan.passingScore)
    report('config.assessment.passingScore', 'differs from the plan');
  if (config.assessment.timeLimit !== plan.timeLimit)
    report('config.assessment.timeLimit', `is not ${plan.timeLimit}`);
  if (config.badge.name !== plan.badgeName)
    report('config.badge.name', `is not '${plan.badgeName}'`);
  if (config.asks) checkQuestionBank(config, config.asks, texts, report);
  else checkPlannedQuestions(config, plan, report);
  const ids = config.questions.map((question) => question.id);
  if (new Set(ids).size !== ids.length) report('config.questions', 'use an id twice');
  const areFactsWhole = checkFacts(config, report);
  if (areFactsWhole) checkQuestions(config, report);
  checkRightOptions(config, report);
  checkCaseFile(config, report);
}

/** Checks a check that asks all its questions every time. */
function checkPlannedQuestions(
  { questions }: SkillCheckConfig,
  plan: ActivityPlan,
  report: Report,
) {
  for (const [type, count] of Object.entries(plan.questionMix ?? {})) {
    const found = questions.filter((question) => question.type === type).length;
    if (found !== count)
      report('config.questions', `hold ${found} of type ${type}; the plan says ${count}`);
  }
  if (questions.filter((question) => question.type === 'essay').length > 1)
    report('config.questions', 'ask for more than one essay, and any 50 characters pass');
}

/** Checks each question with every set of its facts. */
function checkQuestions({ questions, facts = [] }: SkillCheckConfig, report: Report) {
  for (const [index, question] of questions.entries()) {
    const reported = new Set<string>();
    for (const drawn of everyFactsOf(question, facts)) {
      checkQuestion(filled(question, drawn), (field, message) => {
        const path = `config.questions.${index}.${field}`;
        if (!reported.has(path)) report(path, message);
        reported.add(path);
      });
    }
  }
}

function checkQuestion(question: Question, report: Report) {
  const { type, hint, explanation } = question;
  const words = countWords(explanation);
  if (words < MIN_EXPLANATION_WORDS)
    report('explanation', `has ${words} words; at least ${MIN_EXPLANATION_WORDS} are required`);
  if (type === 'multiple-choice' || type === 'multiple-select') {
    const options: readonly string[] = question.options;
    if (![question.correctAnswer].flat().every((answer) => options.includes(answer)))
      report('correctAnswer', 'is not among the options');
    if (new Set(options).size !== options.length) report('options', 'repeat themselves');
  }
  if (type === 'short-answer') {
    const answer = question.correctAnswer;
    if (answer !== answer.trim() || /\s{2}/.test(answer))
      report('correctAnswer', 'has needless spaces');
    if (answer.trim().split(/\s+/).length > MAX_ANSWER_WORDS)
      report('correctAnswer', `is longer than ${MAX_ANSWER_WORDS} words`);
    if (hint === '') report('hint', 'must say which form the answer takes');
  }
  const told =
    type === 'essay'
      ? []
      : [
          question.correctAnswer,
          type === 'short-answer' ? (question.alsoAccepted ?? []) : [],
        ].flat();
  if (told.some((answer) => holds(hint, answer.trim()))) report('hint', 'gives the answer away');
}

/** Returns true if a text contains an answer as whole words. */
function holds(text: string, answer: string): boolean {
  const pattern = answer.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}

/** Checks that place and length do not give away the right option. */
function checkRightOptions({ questions, facts = [] }: SkillCheckConfig, report: Report) {
  const right = questions.flatMap((written, index) => {
    const question = filled(written, drawFacts(facts, index));
    if (question.type !== 'multiple-choice') return [];
    const { options, correctAnswer } = question;
    const longest = Math.max(...options.map((option) => option.length));
    return [{ at: options.indexOf(correctAnswer), isLongest: correctAnswer.length === longest }];
  });
  if (right.length < 2) return;
  if (new Set(right.map(({ at }) => at)).size === 1)
    report('config.questions', 'have the right option in the same place every time');
  if (right.every(({ isLongest }) => isLongest))
    report('config.questions', 'have the longest option as the right one every time');
}
