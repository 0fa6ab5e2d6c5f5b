import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { ScenarioDecision } from '@learning/shared/contract/activity-payloads';
import type { ScenarioReview } from '@learning/shared/contract/scenarios';
import { bestPath } from '@learning/shared/domain/scoring/scenario-paths';

type WholeScenario = NonNullable<ScenarioReview['scenario']>;

interface Props {
  scenario: WholeScenario;
  decisions: ScenarioDecision[];
}

/** Tells, after a pass, what the best choices would have led to. */
export function BestPath({ scenario, decisions }: Props) {
  const path = bestPath({
    steps: scenario.steps.map(({ choices, ...step }) => ({
      ...step,
      choices: choices.map((choice) => ({ ...choice, next: choice.next ?? 'end' })),
    })),
  });
  const isTaken =
    path.length === decisions.length &&
    path.every(({ choice }, index) => choice.id === decisions[index]?.choiceId);
  if (isTaken) {
    return <chakra.p mt="3">You took the best path: the best choice at every step.</chakra.p>;
  }
  return (
    <chakra.ol listStyleType="none" mt="3" display="grid" gap="5">
      {path.map(({ step, choice }, index) => (
        <li key={step.id}>
          <chakra.h3 fontWeight="semibold">
            {index + 1}. {step.title}
          </chakra.h3>
          <Box borderInlineStartWidth="2px" borderColor="success.solid" ps="4" mt="2">
            {choice.text}
          </Box>
          <chakra.p mt="2" color="fg.muted">
            {choice.feedback}
          </chakra.p>
        </li>
      ))}
    </chakra.ol>
  );
}
