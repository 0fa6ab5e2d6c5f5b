import { Box, chakra } from '@chakra-ui/react';
import type { PublicScenarioConfig } from '@learning/shared/contract/activity-payloads';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ChoiceList } from './choice-list.tsx';
import { DecisionTrail } from './decision-trail.tsx';
import {
  decisionCount,
  isLastDecision,
  type ScenarioStep,
  type TakenPath,
} from '../path/scenario-path.ts';
import { useFocusOnMount } from '../use-focus-on-mount.ts';

interface Props {
  config: PublicScenarioConfig;
  path: TakenPath;
  onDecide: (step: ScenarioStep, choiceId: string) => void;
  isSubmitting: boolean;
  takesFocus: boolean;
}

/** Shows the decisions so far and the open one. */
export function DecisionStep({ config, path, ...step }: Props) {
  const { current, decisions } = path;
  return (
    <Box>
      <DecisionTrail context={config.scenario.context} decisions={decisions} />
      <chakra.p
        aria-live="polite"
        textStyle="eyebrow"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        {placeInWords(config, decisions.length + 1)}
      </chakra.p>
      {current && <OpenDecision key={current.id} config={config} current={current} {...step} />}
    </Box>
  );
}

interface OpenDecisionProps extends Omit<Props, 'path'> {
  current: ScenarioStep;
}

function OpenDecision({ config, current, onDecide, isSubmitting, takesFocus }: OpenDecisionProps) {
  const [chosenId, setChosenId] = useState<string>();
  const title = useFocusOnMount<HTMLHeadingElement>(takesFocus);
  const chosen = current.choices.find(({ id }) => id === chosenId);

  return (
    <chakra.form
      animationStyle="rise-in"
      animationDuration="moderate"
      animationTimingFunction="ease-out"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen && !isSubmitting) onDecide(current, chosen.id);
      }}
    >
      <chakra.h4 ref={title} tabIndex={-1} textStyle="h3" mt="1" scrollMarginTop="28">
        {current.title}
      </chakra.h4>
      <chakra.p color="fg.muted" mt="1">
        {current.description}
      </chakra.p>
      <chakra.p textStyle="lesson" mt="4">
        {current.situation}
      </chakra.p>
      <ChoiceList
        choices={current.choices}
        chosenId={chosenId}
        onChoose={setChosenId}
        isDisabled={isSubmitting}
      />
      <Button
        type="submit"
        mt="6"
        size="lg"
        disabled={!chosen}
        pendingText={isSubmitting && 'Submitting...'}
      >
        {isLastDecision(config, current, chosen) ? 'Complete Scenario' : 'Next Step'}
      </Button>
    </chakra.form>
  );
}

/** Returns 'Decision 2 of 4', or without a total when paths differ in length. */
function placeInWords(config: PublicScenarioConfig, place: number): string {
  const { fewest, most } = decisionCount(config);
  return fewest === most ? `Decision ${place} of ${most}` : `Decision ${place}`;
}
