import {
  drawStart,
  enteredBy,
  scoreSimulation,
  type SimulationScore,
} from '@learning/shared/domain/scoring/score-simulation';
import { seededRandom } from '@learning/shared/domain/shuffle';
import { SIMULATION_MODELS } from '@learning/shared/domain/simulations/models';
import type { Figures } from '@learning/shared/domain/simulations/simulation-model';
import type { ActivityPlan } from '#activity-plan.ts';
import type { SimulationConfig } from '#simulation-schema.ts';
import { sectionLinkIssue } from '#validation/section-anchors.ts';
import type { CourseTexts, Report } from '../content-type.ts';
import { NUMBER_SCRIPTS } from './number-scripts.ts';

const DRAWS = 40;
/** Of the draws in which another strategy than the first one may pass. */
const MAX_PASSED_SHARE = 0.1;
const SCRIPT_RUNS = 100;
/** Of the runs of one script. */
const MAX_SCRIPT_PASSES = 1;

/** Checks a simulation. Source: rules/content.md C56, C57 */
export function checkSimulation(
  config: SimulationConfig,
  plan: ActivityPlan,
  texts: CourseTexts,
  report: Report,
): void {
  if (config.passingScore !== plan.passingScore)
    report('config.passingScore', 'differs from the plan');
  for (const [index, link] of config.readAt.entries()) {
    const issue = sectionLinkIssue(link, texts.anchors);
    if (issue) report(`config.readAt.${index}`, issue);
  }
  if (!config.assumptions.some(({ source }) => source))
    report('config.assumptions', 'name no source');
  if (config.assumptions.every(({ source }) => source))
    report('config.assumptions', 'do not say which of them are illustrative');
  if (!checkNames(config, report)) return;
  checkPlaying(config, report);
}

/** Returns whether the ids are those of the model. */
function checkNames(config: SimulationConfig, report: Report): boolean {
  const model = SIMULATION_MODELS[config.model];
  let isSound = true;
  const complain = (field: string, message: string) => {
    isSound = false;
    report(field, message);
  };
  const checkIds = (field: string, written: readonly string[], known: readonly string[]) => {
    for (const id of written)
      if (!known.includes(id)) complain(field, `names '${id}', which the model doesn’t have`);
    if (new Set(written).size !== written.length) complain(field, 'names an id twice');
  };
  const checkAll = (field: string, written: readonly string[], known: readonly string[]) => {
    checkIds(field, written, known);
    for (const id of known)
      if (!written.includes(id)) complain(field, `lacks '${id}', which the model needs`);
  };
  const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
  checkIds('config.start', idsOf(config.start), model.starts);
  checkIds('config.figures', idsOf(config.figures), model.figures);
  checkIds('config.charted', [config.charted], idsOf(config.figures));
  checkAll('config.inputs', idsOf(config.inputs), model.inputs);
  checkAll('config.draws', idsOf(config.draws), model.draws);
  checkAll('config.coefficients', idsOf(config.coefficients), model.coefficients);
  checkAll('config.guardrails', idsOf(config.guardrails), model.guardrails);
  checkAll(
    'config.reactions',
    config.reactions.map(({ event }) => event),
    model.events,
  );
  checkIds('config.strategies', idsOf(config.strategies), Object.keys(model.strategies));
  const people = config.people.map(({ name }) => name);
  const named = [...config.start, ...config.inputs, ...config.figures];
  for (const [index, { from, text }] of config.reactions.entries()) {
    if (!people.includes(from)) complain(`config.reactions.${index}.from`, 'is none of the people');
    for (const [, id] of text.matchAll(/\{(\w+)\}/g))
      if (!named.some((figure) => figure.id === id))
        complain(`config.reactions.${index}.text`, `names '${id}', which isn’t shown`);
  }
  return isSound;
}

/** Checks that the first strategy always passes, the others hardly ever, and numbers without understanding never. */
function checkPlaying(config: SimulationConfig, report: Report): void {
  const starts = Array.from({ length: DRAWS }, (_, seed) =>
    drawStart(config, seededRandom(seed + 1)),
  );
  const score = (start: Figures, entered: readonly Figures[]): SimulationScore =>
    scoreSimulation(config, start, entered, config.passingScore);
  for (const [index, { id }] of config.strategies.entries()) {
    const passed = starts.filter((start) => score(start, enteredBy(config, start, id)).passed);
    const field = `config.strategies.${index}`;
    if (index === 0 && passed.length < DRAWS)
      report(field, `passes in ${passed.length} of ${DRAWS} draws only`);
    if (index > 0 && passed.length > DRAWS * MAX_PASSED_SHARE)
      report(field, `passes in ${passed.length} of ${DRAWS} draws`);
    if (starts.some((start) => !fits(config, enteredBy(config, start, id))))
      report(field, 'enters numbers that cannot be entered');
  }
  for (const [name, script] of Object.entries(NUMBER_SCRIPTS)) {
    const random = seededRandom(1);
    const passes = Array.from({ length: SCRIPT_RUNS }, (_, run) =>
      score(starts[run % DRAWS]!, script(config.inputs, random)),
    ).filter(({ passed }) => passed);
    if (passes.length > MAX_SCRIPT_PASSES)
      report('config.draws', `are passed by ${name} in ${passes.length} of ${SCRIPT_RUNS} runs`);
  }
}

function fits({ inputs }: SimulationConfig, periods: readonly Figures[]): boolean {
  return periods.every((entered) =>
    inputs.every(({ id, least, most }) => entered[id]! >= least && entered[id]! <= most),
  );
}
