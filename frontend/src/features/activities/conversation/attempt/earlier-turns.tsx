import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { PublicConversationConfig } from '@learning/shared/contract/activity-payloads';
import type { ConversationAttempt } from '@learning/shared/contract/conversations';
import type { ReactNode } from 'react';
import { MessageList } from '../../components/message-list.tsx';

interface Props {
  config: PublicConversationConfig;
  turns: ConversationAttempt['turns'];
}

/** Shows the background and what was said before, folded, below what can be said. */
export function EarlierTurns({ config: { context, person, opening }, turns }: Props) {
  const earlier = turns.slice(0, -1);
  const messages = [
    ...opening.map((text) => ({ from: person.name, text })),
    ...earlier.flatMap(({ line, reply }) => [
      { from: 'You', text: line.text },
      { from: person.name, text: reply },
    ]),
  ];
  return (
    <Box mt="10" borderTopWidth="1px">
      <Unfolding summary="Background">
        <chakra.p>{context}</chakra.p>
      </Unfolding>
      {turns.length > 0 && (
        <Unfolding summary="What was said before">
          <MessageList messages={messages} people={[person]} />
        </Unfolding>
      )}
    </Box>
  );
}

function Unfolding({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <chakra.details borderBottomWidth="1px" py="3">
      <chakra.summary cursor="button" color="fg.muted" fontWeight="semibold" fontSize="sm" py="1">
        {summary}
      </chakra.summary>
      <Box mt="3" mb="2">
        {children}
      </Box>
    </chakra.details>
  );
}
