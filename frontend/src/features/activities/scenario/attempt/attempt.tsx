import { Box } from '#ui/chakra/box.ts';
import type { PublicScenarioConfig } from '@learning/shared/contract/activity-payloads';
import type { ScenarioAttempt } from '@learning/shared/contract/scenarios';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { Consequence } from '../conversation/consequence.tsx';
import { Earlier } from '../conversation/earlier.tsx';
import { OpenDecision } from '../conversation/open-decision.tsx';
import { useTurns } from '../../played/use-turns.ts';
import { UnsentTurn } from '../../sending/unsent-turn.tsx';
import { playedScenario } from '../played-scenario.ts';
import { LookBack, storedMarks } from './look-back.tsx';
import { lookBackMarks, type Marks } from './look-back-marks.ts';

interface Props {
  learnerId: string;
  activityId: string;
  config: PublicScenarioConfig;
  attempt: ScenarioAttempt;
  /** @param marks of the look back */
  onComplete: (marks: Marks) => void;
  isSubmitting: boolean;
  takesFocus: boolean;
}

/** Plays the open attempt: a decision, its consequence, the next decision, and at the end the look back. */
export function Attempt({ learnerId, activityId, config, attempt, ...rest }: Props) {
  const { onComplete, isSubmitting, takesFocus } = rest;
  const { decisions, step } = attempt;
  const sending = useTurns(playedScenario, learnerId, attempt);
  // A reload shows the open decision, or the look back once it has begun, at once; the story is folded below.
  const [readCount, setReadCount] = useState(() => {
    const hasBegun = step !== null || Object.keys(storedMarks(learnerId, attempt)).length > 0;
    return hasBegun ? decisions.length : decisions.length - 1;
  });
  const [hasActed, setActed] = useState(takesFocus);
  const last = decisions.at(-1);
  const isAnswer = last !== undefined && decisions.length > readCount;
  const people = config.scenario.people ?? [];

  return (
    <Box>
      {sending.refusal && (
        <Note role="alert" colorPalette="signal" mb="6">
          {sending.refusal}
        </Note>
      )}
      <Box aria-live="polite">
        {sending.isUnsent && (
          <UnsentTurn
            title="Your decision is saved on this device."
            goesOn="the story goes on from there"
            isSending={sending.isSending}
            onSend={() => sending.sendNow()}
          />
        )}
      </Box>
      {isAnswer ? (
        <Consequence
          key={last.step.id}
          decision={last}
          place={decisions.length}
          takesFocus={hasActed}
        >
          <Button
            size="lg"
            onClick={() => {
              setActed(true);
              setReadCount(decisions.length);
            }}
          >
            Next Step
          </Button>
        </Consequence>
      ) : step ? (
        <OpenDecision
          key={step.id}
          step={step}
          people={people}
          place={decisions.length + 1}
          onDecide={(choiceId) => {
            setActed(true);
            sending.send({ stepId: step.id, choiceId });
          }}
          sentChoiceId={sending.sent?.choiceId}
          isSending={sending.isSending}
          takesFocus={hasActed}
        />
      ) : (
        <LookBack
          learnerId={learnerId}
          attempt={attempt}
          onComplete={(marks) => {
            lookBackMarks.remove(learnerId, activityId);
            onComplete(marks);
          }}
          isSubmitting={isSubmitting}
          takesFocus={hasActed}
        />
      )}
      <Earlier
        introduction={config.scenario}
        decisions={isAnswer ? decisions.slice(0, -1) : decisions}
      />
    </Box>
  );
}
