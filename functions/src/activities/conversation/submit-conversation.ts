import { submitPlayed } from '../played/submit-played.ts';
import { PLAYED_CONVERSATION } from './conversation-repository.ts';
import { gradeConversation } from './grade-conversation.ts';

/** Submits a conversation: ends it, and grades what was said. */
export const submitConversation = submitPlayed({
  kind: PLAYED_CONVERSATION,
  foundIn: ({ conversation }) => conversation,
  grade: gradeConversation,
});
