import { nextStepId } from '@learning/shared/domain/scoring/scenario-paths';
import { isPassed } from '@learning/shared/domain/scoring/score-percent';
import { scoreScenario } from '@learning/shared/domain/scoring/score-scenario';
import { WORDS_PER_MINUTE, wordsIn } from '#reading-time.ts';
import { ScenarioConfig, type ScenarioStep } from '#scenario-schema.ts';
import type { Choose, ContentType, OptionSet } from '../content-type.ts';
import { drawsOf, variantsOf } from './scenario-variants.ts';
import { checkScenario } from './validate-scenario.ts';

const MINUTES_PER_DECISION = 1;

export const scenario: ContentType<ScenarioConfig> = {
  schema: ScenarioConfig,
  report: { heading: 'Sc.', counts: 'scenarios' },
  minutes: scenarioMinutes,
  clockMinutes: () => null,
  check: (config, plan, _texts, report) => checkScenario(config, plan, report),
  guesses: { name: 'Decisions', optionSets: decisionsOf, isPassedBy },
};

/** Counts the longest path with the longer variants: what is read on it, and a minute for each decision. */
function scenarioMinutes(config: ScenarioConfig): number {
  const longest = new Map<string, number>();
  const minutesFrom = (id: string, before: readonly string[]): number => {
    const known = longest.get(id);
    const step = config.steps.find((candidate) => candidate.id === id);
    if (known !== undefined || step === undefined || before.includes(id)) return known ?? 0;
    const minutesOf = ({ choices, ...shown }: ScenarioStep) => {
      const read =
        wordsIn(shown) + wordsIn(choices.map(({ feedback: _feedback, ...choice }) => choice));
      const after = choices.map((choice) => {
        const next = nextStepId(config, id, choice.next);
        const rest = next === undefined ? 0 : minutesFrom(next, [...before, id]);
        return wordsIn(choice.feedback) / WORDS_PER_MINUTE + rest;
      });
      return read / WORDS_PER_MINUTE + MINUTES_PER_DECISION + Math.max(0, ...after);
    };
    const minutes = Math.max(...variantsOf(step).map(minutesOf));
    longest.set(id, minutes);
    return minutes;
  };
  const start = config.steps[0]?.id ?? '';
  const frame = wordsIn([config.scenario, config.feedback.passing]) / WORDS_PER_MINUTE;
  return Math.ceil(frame + minutesFrom(start, []));
}

function decisionsOf({ steps }: ScenarioConfig): OptionSet[] {
  return steps.flatMap(variantsOf).map(({ choices }) => ({
    texts: choices.map(textOf),
    right: choices.findIndex(({ value }) => value === 10),
  }));
}

/** Whether any draw of the variants is passed. */
function isPassedBy(config: ScenarioConfig, passingScore: number, choose: Choose): boolean {
  return drawsOf(config).some((drawn) => isDrawPassedBy(drawn, passingScore, choose));
}

function isDrawPassedBy(config: ScenarioConfig, passingScore: number, choose: Choose): boolean {
  const choices: Record<string, string> = {};
  let stepId = config.steps[0]?.id;
  while (stepId !== undefined) {
    const step = config.steps.find(({ id }) => id === stepId);
    const choice = step?.choices[choose(step.choices.map(textOf))];
    if (!choice || stepId in choices) break;
    choices[stepId] = choice.id;
    stepId = nextStepId(config, stepId, choice.next);
  }
  const { score } = scoreScenario(config, choices);
  return score !== undefined && isPassed(score.percentage, passingScore);
}

function textOf({ text, reasoning = '' }: ScenarioConfig['steps'][number]['choices'][number]) {
  return `${text} ${reasoning}`.trim();
}
