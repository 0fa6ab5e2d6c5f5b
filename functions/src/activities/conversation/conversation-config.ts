import { parsedOnce } from '#catalog/activity-config.ts';
import { jsonText, parseText } from '#table/stored-item.ts';
import { PublishedConversation } from './conversation-records.ts';

const ConversationText = jsonText(PublishedConversation);

/** @param record of a conversation */
export const conversationConfig = parsedOnce(({ id, config }): PublishedConversation =>
  parseText(ConversationText, config, id),
);
