import { scenarioPaths } from '@learning/shared/domain/scoring/scenario-paths';
import type { ActivityPlan } from '#activity-plan.ts';
import type { ScenarioConfig, ScenarioStep } from '#scenario-schema.ts';
import { countWords } from '#validation/markdown-blocks.ts';
import type { Report } from '../content-type.ts';
import { variantsOf } from './scenario-variants.ts';
import { checkConversation, isConversation } from './validate-conversation.ts';

/** Feedback names who is affected and what follows. A shorter one only judges. */
const MIN_FEEDBACK_WORDS = 25;
const ACTION_PLAN_SECTIONS = 4;

/** Path lengths that a branch may add to the best path, or save. Source: rules/content.md C40 */
const MAX_DETOUR_STEPS = 2;

/** Checks a scenario. Source: rules/content.md C14, C15, C16, C40, C58. */
export function checkScenario(config: ScenarioConfig, plan: ActivityPlan, report: Report): void {
  if (config.passingScore !== plan.passingScore)
    report('config.passingScore', 'differs from the plan');
  checkChoices(config, report);
  checkVariants(config, report);
  checkBestChoices(config, report);
  checkPaths(config, plan, report);
  if (isConversation(config)) checkConversation(config, report);
  const sections = config.actionPlan?.sections.length ?? 0;
  if (sections !== ACTION_PLAN_SECTIONS)
    report('config.actionPlan', `has ${sections} sections; ${ACTION_PLAN_SECTIONS} are required`);
}

function checkChoices({ steps }: ScenarioConfig, report: Report) {
  const ids = steps.map((step) => step.id);
  if (new Set(ids).size !== ids.length) report('config.steps', 'use an id twice');
  for (const [index, step] of steps.entries()) {
    for (const [at, { next }] of step.choices.entries()) {
      if (next && next !== 'end' && !ids.includes(next))
        report(`config.steps.${index}.choices.${at}.next`, `'${next}' is not a step`);
    }
    for (const [number, { choices }] of variantsOf(step).entries()) {
      const field = choicesField(index, number);
      const values = valuesOf(choices);
      const wanted = choices.length === 4 ? '10,7,3,0' : '10,5,0';
      if (values !== wanted) report(field, `are worth ${values}; expected ${wanted}`);
      for (const [at, { feedback }] of choices.entries()) {
        const words = countWords(feedback);
        if (words < MIN_FEEDBACK_WORDS)
          report(
            `${field}.${at}.feedback`,
            `has ${words} words; at least ${MIN_FEEDBACK_WORDS} are required`,
          );
      }
    }
  }
}

/** @param number of the variant, from 0 */
const choicesField = (index: number, number: number) =>
  `config.steps.${index}${number === 0 ? '' : '.secondVariant'}.choices`;

const valuesOf = (choices: ScenarioStep['choices']): string =>
  choices
    .map(({ value }) => value)
    .toSorted((a, b) => b - a)
    .join();

/** Checks that second variants have the place of the first ones, and that they stand at half of the decisions if at any. */
function checkVariants({ steps }: ScenarioConfig, report: Report) {
  const varied = steps.filter(({ secondVariant }) => secondVariant !== undefined).length;
  if (varied > 0 && varied * 2 < steps.length)
    report(
      'config.steps',
      `have ${varied} second variants; half of the ${steps.length} need one, or none`,
    );
  for (const [index, step] of steps.entries()) {
    const [first, second] = variantsOf(step);
    if (!first || !second) continue;
    const field = choicesField(index, 1);
    if (second.choices.length !== first.choices.length)
      report(field, `are ${second.choices.length}; the first variant has ${first.choices.length}`);
    const ids = [...first.choices, ...second.choices].map(({ id }) => id);
    if (new Set(ids).size !== ids.length) report(field, 'use an id of the step twice');
  }
}

/** Checks that place and length do not give away the best choice. */
function checkBestChoices({ steps }: ScenarioConfig, report: Report) {
  const best = steps.flatMap(variantsOf).map(({ choices }) => {
    const at = choices.findIndex((choice) => choice.value === 10);
    const longest = Math.max(...choices.map((choice) => choice.text.length));
    return { at, isLongest: choices[at]?.text.length === longest };
  });
  if (best.length > 1 && new Set(best.map(({ at }) => at)).size === 1)
    report('config.steps', 'have their best choice in the same place every time');
  if (best.length > 1 && best.every(({ isLongest }) => isLongest))
    report('config.steps', 'have their longest choice as the best every time');
}

function checkPaths(config: ScenarioConfig, plan: ActivityPlan, report: Report) {
  const { paths, hasLoop, unreachable, bestScore, bestLength } = scenarioPaths(config);
  if (hasLoop) return report('config.steps', 'form a loop');
  if (unreachable.length > 0)
    report('config.steps', `cannot all be reached: ${unreachable.join(', ')}`);
  if (bestScore !== config.maxScore)
    report('config.maxScore', `is ${config.maxScore}; the best path earns ${bestScore}`);
  const lengths = [...new Set(paths.map((path) => path.length))];
  const made = `make paths of ${lengths.join(', ')} steps`;
  if (isConversation(config)) {
    if (lengths.length < 2) report('config.steps', `${made}; branches differ in length`);
    if (lengths.some((length) => Math.abs(length - bestLength) > MAX_DETOUR_STEPS))
      report('config.steps', `${made}; the best path has ${bestLength}`);
    if (plan.stepCount && plan.stepCount !== bestLength)
      report('config.steps', `make a best path of ${bestLength}; the plan says ${plan.stepCount}`);
  } else if (plan.stepCount && (lengths.length !== 1 || lengths[0] !== plan.stepCount)) {
    report('config.steps', `${made}; the plan says ${plan.stepCount}`);
  }
  if (new Set(paths.map((path) => path.join())).size < 2) report('config.steps', 'never branch');
  return undefined;
}
