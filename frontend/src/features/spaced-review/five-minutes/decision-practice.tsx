import type { ScenarioReview } from '@learning/shared/contract/scenarios';
import type { DecisionOfToday } from '@learning/shared/contract/spaced-review';
import { shuffled } from '@learning/shared/domain/shuffle';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { scenarioReviewQuery } from '#queries/activities.ts';
import { Button } from '#ui/button.tsx';
import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import { Skeleton } from '#ui/skeleton.tsx';

type Step = NonNullable<ScenarioReview['scenario']>['steps'][number];
type Choice = Step['choices'][number];

/** How the decision went: the strongest choice, another one, or none. */
export type Decided = 'best' | 'other' | 'none';

interface Props {
  learnerId: string;
  decision: DecisionOfToday;
  onEnd: (decided: Decided) => void;
}

/** Practices one decision of a passed scenario; nothing is stored. Source: rules/learning.md L52 */
export function DecisionPractice({ learnerId, decision, onEnd }: Props) {
  const { data, error } = useQuery(scenarioReviewQuery(learnerId, decision.activityId));
  const steps = data?.scenario?.steps;
  const step = steps?.[decision.day % steps.length];
  const isMissing = error !== null || (data && !step);
  // The cards are done; without the scenario, the five minutes end here.
  useEffect(() => {
    if (isMissing) onEnd('none');
  }, [isMissing, onEnd]);
  return (
    <Box as="section" aria-label="One decision" maxW="2xl" mx="auto" py={{ base: '4', md: '10' }}>
      <VisuallyHidden>
        <h1>Five minutes</h1>
      </VisuallyHidden>
      <chakra.p textStyle="eyebrow" color="fg.muted">
        One decision from {decision.title}
      </chakra.p>
      {step ? <Decision step={step} onEnd={onEnd} /> : <Skeleton height="96" mt="4" />}
    </Box>
  );
}

function Decision({ step, onEnd }: { step: Step; onEnd: (decided: Decided) => void }) {
  const [chosen, setChosen] = useState<Choice>();
  // Authors often write the strongest choice first.
  const [choices] = useState(() => shuffled(step.choices, Math.random));
  const title = useRef<HTMLHeadingElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (chosen) answer.current?.focus();
  }, [chosen]);
  const best = step.choices.reduce((one, other) => (other.value > one.value ? other : one));
  const isBest = chosen?.value === best.value;
  return (
    <>
      <chakra.h2 ref={title} tabIndex={-1} textStyle="h2" mt="2" _focus={{ outline: 'none' }}>
        {step.title}
      </chakra.h2>
      {step.situation !== undefined && <chakra.p mt="3">{step.situation}</chakra.p>}
      {step.messages && (
        <Stack as="ul" gap="3" mt="4">
          {step.messages.map(({ from, at, text }) => (
            <chakra.li key={`${at} ${text}`} layerStyle="card" px="4" py="3">
              <chakra.p textStyle="small" color="fg.muted">
                {from}, {at}
              </chakra.p>
              <p>{text}</p>
            </chakra.li>
          ))}
        </Stack>
      )}
      <chakra.p textStyle="label" mt="5" mb="3">
        {step.description}
      </chakra.p>
      {chosen ? (
        <Box ref={answer} tabIndex={-1} _focus={{ outline: 'none' }}>
          <Outcome title={isBest ? 'You chose, and it holds up' : 'You chose'} choice={chosen} />
          {!isBest && <Outcome title="What holds up best" choice={best} />}
          <Button size="lg" width="full" mt="6" onClick={() => onEnd(isBest ? 'best' : 'other')}>
            Finish
          </Button>
        </Box>
      ) : (
        <>
          <Stack gap="3">
            {choices.map((choice) => (
              <Button
                key={choice.id}
                variant="outline"
                colorPalette="neutral"
                height="auto"
                minH="11"
                py="3"
                whiteSpace="normal"
                textAlign="start"
                justifyContent="flex-start"
                fontWeight="normal"
                onClick={() => setChosen(choice)}
              >
                {choice.text}
              </Button>
            ))}
          </Stack>
          <chakra.p textStyle="small" color="fg.muted" mt="4">
            Practice only: your result of this scenario stays as it is.
          </chakra.p>
        </>
      )}
    </>
  );
}

function Outcome({ title, choice }: { title: string; choice: Choice }) {
  return (
    <Box layerStyle="card" px={{ base: '4', md: '6' }} py="4" mb="3">
      <chakra.h3 textStyle="label" color="fg.muted">
        {title}
      </chakra.h3>
      <chakra.p fontWeight="medium" mt="1">
        {choice.text}
      </chakra.p>
      <chakra.p mt="2">{choice.feedback}</chakra.p>
    </Box>
  );
}
