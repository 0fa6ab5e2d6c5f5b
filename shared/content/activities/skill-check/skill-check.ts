import { drawCheck } from '@learning/shared/domain/scoring/draw-check';
import { drawFacts, filled } from '@learning/shared/domain/scoring/facts';
import {
  ESSAY_MIN_CHARACTERS,
  isSkillCheckPassed,
  scoreSkillCheck,
  withLightEssay,
} from '@learning/shared/domain/scoring/score-skill-check';
import type { ActivityPlan } from '#activity-plan.ts';
import { WORDS_PER_MINUTE, wordsIn } from '#reading-time.ts';
import { SkillCheckConfig } from '#skill-check-schema.ts';
import type { Choose, ContentType, OptionSet } from '../content-type.ts';
import { answeringMinutes, fileMinutes } from './check-minutes.ts';
import { checkSkillCheck } from './validate-skill-check.ts';

/** Draws of a check that are tried, since each first attempt asks other questions. */
const DRAWS = 40;

export const skillCheck: ContentType<SkillCheckConfig> = {
  schema: SkillCheckConfig,
  report: { heading: 'Ch.', counts: 'skill checks' },
  minutes: skillCheckMinutes,
  clockMinutes: ({ assessment }) => assessment.timeLimit,
  check: checkSkillCheck,
  guesses: { name: 'Questions', optionSets: questionsOf, isPassedBy },
};

/** Counts the questions that an attempt asks, by kind, reading the case file, and reading as many explanations of average length. */
function skillCheckMinutes(
  { asks, questions, caseFile }: SkillCheckConfig,
  plan: ActivityPlan | undefined,
): number {
  const mix: Readonly<Record<string, number>> = asks ?? plan?.questionMix ?? {};
  const asked = Object.values(mix).reduce((sum, count) => sum + count, 0);
  const answering = answeringMinutes(mix);
  const words = wordsIn(questions.map((question) => question.explanation));
  const explanations = (asked * words) / Math.max(1, questions.length) / WORDS_PER_MINUTE;
  return Math.ceil(answering + fileMinutes(caseFile) + explanations);
}

/** Returns the options of each question, with the facts of one draw. */
function questionsOf({ questions, facts = [] }: SkillCheckConfig): OptionSet[] {
  return questions.flatMap((written, index) => {
    const question = filled(written, drawFacts(facts, index));
    return question.type === 'multiple-choice'
      ? [{ texts: question.options, right: question.options.indexOf(question.correctAnswer) }]
      : [];
  });
}

/** Whether one of several draws can be passed. Questions with several right options are answered A, C and E. */
function isPassedBy(config: SkillCheckConfig, passingScore: number, choose: Choose): boolean {
  return Array.from({ length: DRAWS }, (_, seed) => seed).some((seed) => {
    const { questions } = drawCheck(config, { seen: {}, right: [], seed });
    const asked = withLightEssay(questions);
    const answers = asked.map(({ id, type, options }): [string, string | string[]] => {
      switch (type) {
        case 'multiple-choice':
          return [id, options[choose(options)] ?? ''];
        case 'multiple-select':
          return [id, [0, 2, 4].flatMap((at) => options[at] ?? [])];
        case 'short-answer':
          return [id, ''];
        case 'essay':
          return [id, 'x'.repeat(ESSAY_MIN_CHARACTERS)];
      }
    });
    return isSkillCheckPassed(scoreSkillCheck(asked, Object.fromEntries(answers)), passingScore);
  });
}
