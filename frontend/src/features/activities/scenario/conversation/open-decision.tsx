import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { ScenarioPerson } from '@learning/shared/contract/activity-payloads';
import type { ScenarioAttempt } from '@learning/shared/contract/scenarios';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useFocusOnMount } from '../../use-focus-on-mount.ts';
import { ChoiceList } from './choice-list.tsx';
import { MessageList } from '../../components/message-list.tsx';

interface Props {
  step: NonNullable<ScenarioAttempt['step']>;
  people: readonly ScenarioPerson[];
  place: number;
  onDecide: (choiceId: string) => void;
  /** The choice that is on its way to the server. */
  sentChoiceId?: string | undefined;
  isSending?: boolean;
  takesFocus: boolean;
}

/** Asks for one decision: the question, what was said, the choices. */
export function OpenDecision({
  step,
  people,
  place,
  onDecide,
  sentChoiceId,
  isSending = false,
  takesFocus,
}: Props) {
  const [markedId, setMarkedId] = useState<string>();
  const title = useFocusOnMount<HTMLHeadingElement>(takesFocus);
  const isLocked = sentChoiceId !== undefined;
  const chosenId = sentChoiceId ?? markedId;
  return (
    <chakra.form
      animationStyle="rise-in"
      animationDuration="moderate"
      animationTimingFunction="ease-out"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosenId !== undefined && !isLocked) onDecide(chosenId);
      }}
    >
      <Box>
        <chakra.p
          aria-live="polite"
          textStyle="eyebrow"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
        >
          Decision {place}
        </chakra.p>
        <chakra.h2
          ref={title}
          tabIndex={-1}
          textStyle="h3"
          mt="1"
          outline="none"
          scrollMarginTop="32"
        >
          {step.title}
        </chakra.h2>
      </Box>
      <chakra.p color="fg.muted" mt="1">
        {step.description}
      </chakra.p>
      {step.situation && (
        <chakra.p textStyle={step.messages ? 'body' : 'lesson'} mt="4">
          {step.situation}
        </chakra.p>
      )}
      {step.messages && (
        <Box mt="5">
          <MessageList messages={step.messages} people={people} />
        </Box>
      )}
      <ChoiceList
        choices={step.choices}
        chosenId={chosenId}
        onChoose={setMarkedId}
        isLocked={isLocked}
      />
      <Button
        type="submit"
        mt="6"
        size="lg"
        disabled={chosenId === undefined}
        pendingText={isSending ? 'Sending...' : isLocked && 'Waiting to send...'}
      >
        Decide
      </Button>
    </chakra.form>
  );
}
