import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { PublicConversationConfig } from '@learning/shared/contract/activity-payloads';
import type { ConversationAttempt } from '@learning/shared/contract/conversations';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { useTurns } from '../../played/use-turns.ts';
import { UnsentTurn } from '../../sending/unsent-turn.tsx';
import { playedConversation } from '../played-conversation.ts';
import { EarlierTurns } from './earlier-turns.tsx';
import { Ending } from './ending.tsx';
import { Exchange } from './exchange.tsx';
import { LineList } from './line-list.tsx';

interface Props {
  learnerId: string;
  config: PublicConversationConfig;
  attempt: ConversationAttempt;
  onEnd: () => void;
  isSubmitting: boolean;
  takesFocus: boolean;
}

/** Plays the open attempt: what was said last, then what can be said next. */
export function Attempt({ learnerId, config, attempt, ...rest }: Props) {
  const { onEnd, isSubmitting, takesFocus } = rest;
  const { turns, lines, turnsLeft } = attempt;
  const sending = useTurns(playedConversation, learnerId, attempt);
  const [hasActed, setActed] = useState(takesFocus);
  const { name } = config.person;
  return (
    <Box>
      <chakra.h2 textStyle="h3">Talking with {name}</chakra.h2>
      <chakra.p color="fg.muted" mt="1">
        {config.aim}
      </chakra.p>
      {sending.refusal && (
        <Note role="alert" colorPalette="signal" mt="6">
          {sending.refusal}
        </Note>
      )}
      <Box aria-live="polite" mt={sending.isUnsent ? '6' : '0'}>
        {sending.isUnsent && (
          <UnsentTurn
            title="Your sentence is saved on this device."
            goesOn="the conversation goes on from there"
            isSending={sending.isSending}
            onSend={() => sending.sendNow()}
          />
        )}
      </Box>
      <Exchange key={turns.length} config={config} turn={turns.at(-1)} takesFocus={hasActed} />
      {lines.length > 0 && (
        <LineList
          key={`${turns.length} lines`}
          lines={lines}
          turnsLeft={turnsLeft}
          sentId={sending.sent?.lineId}
          isSending={sending.isSending}
          onSay={(lineId) => {
            setActed(true);
            sending.send({ turn: turns.length, lineId });
          }}
        />
      )}
      {turns.length > 0 && (
        <Ending name={name} turnsLeft={turnsLeft}>
          <Button
            size={turnsLeft === 0 ? 'lg' : 'md'}
            disabled={sending.sent?.lineId !== undefined}
            pendingText={isSubmitting && 'Ending...'}
            onClick={onEnd}
          >
            {turnsLeft === 0 ? 'See How It Went' : 'End It'}
          </Button>
        </Ending>
      )}
      <EarlierTurns config={config} turns={turns} />
    </Box>
  );
}
