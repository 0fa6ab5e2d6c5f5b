import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { PublicSimulationConfig } from '@learning/shared/contract/activity-payloads';
import type { SimulationAttempt } from '@learning/shared/contract/simulations';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { MessageList } from '../../components/message-list.tsx';
import { useTurns } from '../../played/use-turns.ts';
import { UnsentTurn } from '../../sending/unsent-turn.tsx';
import { useFocusOnMount } from '../../use-focus-on-mount.ts';
import { Goals } from '../goals.tsx';
import { ModelNote } from '../model-note.tsx';
import { PeriodTable } from '../period-table.tsx';
import { playedSimulation } from '../played-simulation.ts';
import { StartFigures } from '../start-figures.tsx';
import { NumberForm } from './number-form.tsx';

interface Props {
  learnerId: string;
  config: PublicSimulationConfig;
  attempt: SimulationAttempt;
  onEnd: () => void;
  isSubmitting: boolean;
  takesFocus: boolean;
}

/** Plays the open attempt: what followed the last period, then the numbers of the next one. */
export function Attempt({ learnerId, config, attempt, ...rest }: Props) {
  const { onEnd, isSubmitting, takesFocus } = rest;
  const { periods, periodsLeft, start } = attempt;
  const sending = useTurns(playedSimulation, learnerId, attempt);
  const [hasActed, setActed] = useState(takesFocus);
  const last = periods.at(-1);
  const next = config.periods[periods.length];
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
            title="Your numbers are saved on this device."
            goesOn="the simulation goes on from there"
            isSending={sending.isSending}
            onSend={() => sending.sendNow()}
          />
        )}
      </Box>
      <Heading key={periods.length} takesFocus={hasActed}>
        {last ? `After ${config.periods[periods.length - 1]}` : 'Where you begin'}
      </Heading>
      {/* Stays mounted, so that a screen reader reads new messages. */}
      <chakra.output display="block" aria-label="What people say" mt={last ? '4' : '0'}>
        {last && <MessageList messages={last.messages} people={config.people} />}
      </chakra.output>
      {last && <PeriodTable config={config} title="Periods so far" periods={periods} />}
      {last ? (
        <chakra.details mt="4" borderBottomWidth="1px" py="3">
          <chakra.summary cursor="button" fontWeight="semibold" fontSize="sm" py="1">
            Figures at the start
          </chakra.summary>
          <StartFigures config={config} start={start} />
        </chakra.details>
      ) : (
        <StartFigures config={config} start={start} />
      )}
      {periodsLeft > 0 ? (
        <NumberForm
          key={`${periods.length} numbers`}
          title={next ?? ''}
          inputs={config.inputs}
          before={last?.entered}
          sent={sending.sent?.entered}
          isSending={sending.isSending}
          onPlay={(entered) => {
            setActed(true);
            sending.send({ period: periods.length, entered });
          }}
        />
      ) : (
        <Box mt="8">
          <chakra.p mb="4">The last period is played. What you entered stands.</chakra.p>
          <Button size="lg" pendingText={isSubmitting && 'Submitting...'} onClick={onEnd}>
            See How It Went
          </Button>
        </Box>
      )}
      <Goals config={config} />
      <ModelNote config={config} />
    </Box>
  );
}

function Heading({ takesFocus, children }: { takesFocus: boolean; children: string }) {
  const title = useFocusOnMount<HTMLHeadingElement>(takesFocus);
  return (
    <chakra.h2 ref={title} tabIndex={-1} textStyle="h3" outline="none" scrollMarginTop="28">
      {children}
    </chakra.h2>
  );
}
