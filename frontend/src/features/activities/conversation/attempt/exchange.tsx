import { chakra } from '#ui/chakra/factory.ts';
import type { PublicConversationConfig } from '@learning/shared/contract/activity-payloads';
import type { ConversationAttempt } from '@learning/shared/contract/conversations';
import { MessageList } from '../../components/message-list.tsx';
import { useFocusOnMount } from '../../use-focus-on-mount.ts';

interface Props {
  config: PublicConversationConfig;
  /** Undefined at the beginning. */
  turn: ConversationAttempt['turns'][number] | undefined;
  takesFocus: boolean;
}

/** What was said last: a line with its reply, or how the conversation opens. A screen reader reads it when it gets the focus. */
export function Exchange({ config: { person, opening }, turn, takesFocus }: Props) {
  const region = useFocusOnMount<HTMLElement>(takesFocus);
  const replies = turn ? [turn.reply] : opening;
  const messages = [
    ...(turn ? [{ from: 'You', text: turn.line.text }] : []),
    ...replies.map((text) => ({ from: person.name, text })),
  ];
  return (
    <chakra.section
      ref={region}
      tabIndex={-1}
      aria-label={turn ? `${person.name} replies` : `${person.name} begins`}
      outline="none"
      scrollMarginTop="20"
      mt="6"
    >
      <MessageList
        messages={messages}
        people={[person]}
        {...(takesFocus && { arrivingFrom: turn ? 1 : 0 })}
      />
    </chakra.section>
  );
}
