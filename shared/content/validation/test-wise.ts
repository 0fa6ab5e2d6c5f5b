/** Plays first attempts of learners who know how tests are written, and nothing of the subject. Source: rules/content.md C41 */
import { drawQuestions } from '@learning/shared/domain/scoring/draw-questions';
import { nextStepId } from '@learning/shared/domain/scoring/scenario-paths';
import { isPassed } from '@learning/shared/domain/scoring/score-percent';
import { scoreScenario } from '@learning/shared/domain/scoring/score-scenario';
import {
  ESSAY_MIN_CHARACTERS,
  isSkillCheckPassed,
  scoreSkillCheck,
  withLightEssay,
} from '@learning/shared/domain/scoring/score-skill-check';
import type { ActivitySource } from '#schema.ts';
import type { CourseFolder } from '#source.ts';
import { hasReason, isLongestOf } from './guessability.ts';

/** Draws of a check that are tried, since each first attempt asks other questions. */
const DRAWS = 40;

type Check = Extract<ActivitySource, { type: 'skill-check' }>;
type Scenario = Extract<ActivitySource, { type: 'scenario' }>;

interface Strategy {
  name: string;
  /** Returns the position of the option to choose. */
  choose: (texts: readonly string[]) => number;
}

const STRATEGIES: readonly Strategy[] = [
  { name: 'the longest', choose: (texts) => texts.findIndex((one) => isLongestOf(one, texts)) },
  {
    name: 'the shortest',
    choose: (texts) => {
      const lengths = texts.map((one) => one.length);
      return lengths.indexOf(Math.min(...lengths));
    },
  },
  ...[0, 1, 2, 3].map((place): Strategy => ({
    name: `always option ${'ABCD'[place]}`,
    choose: (texts) => Math.min(place, texts.length - 1),
  })),
  {
    name: 'the one without a reason',
    choose: (texts) =>
      Math.max(
        0,
        texts.findIndex((one) => !hasReason(one)),
      ),
  },
];

export interface TestWiseResult {
  strategy: string;
  /** Ids of the checks that are passed in at least one draw, and of the scenarios that are passed. */
  checks: string[];
  scenarios: string[];
}

/** Returns what each strategy passes at the first attempt. Questions with several right options are answered A, C and E. */
export function testWisePasses(folders: readonly CourseFolder[]): TestWiseResult[] {
  const activities = folders.flatMap((folder) => [...folder.activities.values()]);
  const checks = activities.filter((one) => one.type === 'skill-check');
  const scenarios = activities.filter((one) => one.type === 'scenario');
  return STRATEGIES.map((strategy) => ({
    strategy: strategy.name,
    checks: checks.filter((one) => passesCheck(one, strategy)).map(({ id }) => id),
    scenarios: scenarios.filter((one) => passesScenario(one, strategy)).map(({ id }) => id),
  }));
}

function passesCheck({ config, passingScore }: Check, { choose }: Strategy): boolean {
  return Array.from({ length: DRAWS }, (_, seed) => seed).some((seed) => {
    const drawn = drawQuestions(config.questions, {
      asks: config.asks,
      seen: {},
      right: [],
      seed,
    });
    const asked = withLightEssay(drawn);
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

function passesScenario({ config, passingScore }: Scenario, { choose }: Strategy): boolean {
  const choices: Record<string, string> = {};
  let stepId = config.steps[0]?.id;
  while (stepId !== undefined) {
    const step = config.steps.find(({ id }) => id === stepId);
    const texts = step?.choices.map(({ text, reasoning = '' }) => `${text} ${reasoning}`.trim());
    const choice = step?.choices[choose(texts ?? [])];
    if (!choice || stepId in choices) break;
    choices[stepId] = choice.id;
    stepId = nextStepId(config, stepId, choice.next);
  }
  const { score } = scoreScenario(config, choices);
  return score !== undefined && isPassed(score.percentage, passingScore);
}
