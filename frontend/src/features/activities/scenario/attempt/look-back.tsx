import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { ScenarioAttempt } from '@learning/shared/contract/scenarios';
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ChoiceCard } from '#ui/form/choice-card.tsx';
import { useFocusOnMount } from '../../use-focus-on-mount.ts';
import { lookBackMarks, type Marks } from './look-back-marks.ts';

interface Props {
  learnerId: string;
  attempt: ScenarioAttempt;
  onComplete: (marks: Marks) => void;
  isSubmitting: boolean;
  takesFocus: boolean;
}

/** Asks at each decision which choice would have done the most harm, before the result. Source: rules/scoring.md S28 */
export function LookBack({ learnerId, attempt, onComplete, isSubmitting, takesFocus }: Props) {
  const { activityId, lookBack, decisions } = attempt;
  const title = useFocusOnMount<HTMLHeadingElement>(takesFocus);
  const [marks, setMarks] = useState(() => storedMarks(learnerId, attempt));
  const left = lookBack.filter(({ stepId }) => marks[stepId] === undefined).length;
  const mark = (stepId: string, choiceId: string) => {
    const changed = { ...marks, [stepId]: choiceId };
    lookBackMarks.write({ attemptId: attempt.id, marks: changed }, learnerId, activityId);
    setMarks(changed);
  };
  return (
    <chakra.form
      animationStyle="rise-in"
      animationDuration="moderate"
      animationTimingFunction="ease-out"
      onSubmit={(event) => {
        event.preventDefault();
        if (left === 0 && !isSubmitting) onComplete(marks);
      }}
    >
      <chakra.p textStyle="eyebrow" color="fg.muted">
        Before your result
      </chakra.p>
      <chakra.h4
        ref={title}
        tabIndex={-1}
        textStyle="h3"
        mt="1"
        outline="none"
        scrollMarginTop="32"
      >
        Looking back
      </chakra.h4>
      <chakra.p mt="2">
        At each of your decisions, which choice would have done the most harm? It may be your own.
      </chakra.p>
      {lookBack.map(({ stepId, choices }, index) => (
        <StepMarks
          key={stepId}
          title={`${index + 1}. ${decisions[index]?.step.title ?? ''}`}
          choices={choices}
          ownId={decisions[index]?.choice.id}
          markedId={marks[stepId]}
          onMark={(choiceId) => mark(stepId, choiceId)}
        />
      ))}
      <Button
        type="submit"
        mt="8"
        size="lg"
        disabled={left > 0}
        pendingText={isSubmitting && 'Submitting...'}
      >
        Complete Scenario
      </Button>
      <chakra.p aria-live="polite" textStyle="small" color="fg.muted" mt="2" minH="6">
        {left > 0 && `${left === 1 ? '1 decision has' : `${left} decisions have`} no mark yet.`}
      </chakra.p>
    </chakra.form>
  );
}

interface StepProps {
  title: string;
  choices: ScenarioAttempt['lookBack'][number]['choices'];
  ownId: string | undefined;
  markedId: string | undefined;
  onMark: (choiceId: string) => void;
}

function StepMarks({ title, choices, ownId, markedId, onMark }: StepProps) {
  const name = useId();
  return (
    <chakra.fieldset display="grid" gap="3" mt="8" minW="0">
      <chakra.legend fontWeight="semibold" mb="3">
        {title}
      </chakra.legend>
      {choices.map(({ id, text }) => (
        <ChoiceCard
          key={id}
          type="radio"
          name={name}
          value={id}
          checked={id === markedId}
          onChange={() => onMark(id)}
        >
          {text}
          {id === ownId && (
            <Box as="span" color="fg.muted">
              {' '}
              (your decision)
            </Box>
          )}
        </ChoiceCard>
      ))}
    </chakra.fieldset>
  );
}

/** Returns the marks that an earlier visit made in this attempt. */
export function storedMarks(learnerId: string, { id, activityId }: ScenarioAttempt): Marks {
  const stored = lookBackMarks.read(learnerId, activityId);
  return stored?.attemptId === id ? stored.marks : {};
}
