import type { ConversationAttempt } from '@learning/shared/contract/conversations';
import { DeviceStore, hasFields } from '#lib/device-store.ts';
import type { PendingTurn, PlayedKind } from '../played/played-kind.ts';

interface SaidLine {
  /** How many lines were said before it. */
  turn: number;
  lineId: string;
}

export const playedConversation: PlayedKind<ConversationAttempt, SaidLine> = {
  startCall: 'startConversation',
  turnCall: 'sayLine',
  inState: (conversationAttempt) => ({ conversationAttempt }),
  pendingTurns: new DeviceStore<PendingTurn<SaidLine>>({
    name: 'pending-line',
    version: 1,
    isValid: (value): value is PendingTurn<SaidLine> =>
      hasFields(value, { attemptId: 'string', turn: 'number', lineId: 'string' }),
  }),
  isNext: ({ turn }, { turns, lines }) => turn === turns.length && lines.length > 0,
};
