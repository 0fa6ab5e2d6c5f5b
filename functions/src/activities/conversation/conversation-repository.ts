import { submissionKeys } from '#table/keys.ts';
import type { Table } from '#table/table.ts';
import {
  playedRepository,
  type FoundPlay,
  type OpenPlay,
  type PlayedRepository,
} from '../played/played-repository.ts';
import {
  conversationAttemptItem,
  playedConversationItem,
  type ConversationAttemptRecord,
  type PlayedConversationRecord,
} from './conversation-records.ts';

type SaidLine = ConversationAttemptRecord['said'][number];

/** An open attempt and the conversation it plays. */
export type OpenConversation = OpenPlay<ConversationAttemptRecord, PlayedConversationRecord>;
export type FoundConversation = FoundPlay<ConversationAttemptRecord, PlayedConversationRecord>;
export type ConversationRepository = PlayedRepository<
  ConversationAttemptRecord,
  PlayedConversationRecord,
  SaidLine
>;

export const PLAYED_CONVERSATION = {
  attemptItem: conversationAttemptItem,
  textItem: playedConversationItem,
  attemptKey: submissionKeys.conversationAttempt,
  textKey: submissionKeys.playedConversation,
  turnsName: 'said',
  turnsOf: ({ said }: ConversationAttemptRecord): readonly SaidLine[] => said,
};

export function conversationRepository(table: Table): ConversationRepository {
  return playedRepository(table, PLAYED_CONVERSATION);
}
