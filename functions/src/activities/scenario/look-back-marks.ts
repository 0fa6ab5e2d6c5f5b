import * as z from 'zod';
import { invalidPayload, parsePayload } from '../grading/parse-payload.ts';
import { decidedSteps } from './present-scenario.ts';
import type { OpenScenario } from './scenario-repository.ts';
import { choiceShownAs, shownStepId } from './shown-ids.ts';

const ScenarioPayload = z.object({
  /** Choice ids by step id, as the attempt shows them. */
  mostHarmful: z.record(z.string(), z.string()).default({}),
});

/** Ids of the choices marked as the most harmful, by step id of the content. */
export type Marks = Readonly<Record<string, string>>;

/**
 * Reads the marks of the look back, one for each decided step.
 *
 * @throws Failure `invalid_request` naming each step without a mark, or with one that is none of its choices.
 */
export function readMarks(open: OpenScenario, payloadText: string): Marks {
  const { mostHarmful } = parsePayload(payloadText, ScenarioPayload);
  const marked = decidedSteps(open).map(({ step }, place) => {
    const shownId = shownStepId(place);
    const mark = Object.hasOwn(mostHarmful, shownId) ? mostHarmful[shownId]! : undefined;
    const choice = mark === undefined ? undefined : choiceShownAs(step, mark);
    const message = mark === undefined ? 'has no mark' : 'is not a choice of this step';
    return { step, choice, issue: { path: ['mostHarmful', shownId], message } };
  });
  const issues = marked.flatMap(({ choice, issue }) => (choice ? [] : [issue]));
  if (issues.length > 0) throw invalidPayload(issues);
  return Object.fromEntries(marked.map(({ step, choice }) => [step.id, choice!.id]));
}
