import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { timeLeft } from './line-list.tsx';

interface Props {
  name: string;
  turnsLeft: number;
  /** The button that ends the conversation. */
  children: ReactNode;
}

/** Ends the conversation: at once when it is over, and asks before that, because it cannot be taken up again. */
export function Ending({ name, turnsLeft, children }: Props) {
  const [isAsked, setAsked] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  // The button that was pressed is gone.
  useEffect(() => {
    if (isAsked) question.current?.focus();
    else if (wasAsked.current) opener.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  if (turnsLeft === 0) {
    return (
      <Box mt="8">
        <chakra.p mb="4">{name} has to go. What was said stands.</chakra.p>
        {children}
      </Box>
    );
  }
  if (!isAsked) {
    return (
      <Box mt="6" borderTopWidth="1px" pt="6">
        <Button
          ref={opener}
          variant="outline"
          colorPalette="neutral"
          onClick={() => setAsked(true)}
        >
          End the Conversation
        </Button>
      </Box>
    );
  }
  return (
    <Box mt="6" borderTopWidth="1px" pt="6">
      <chakra.p ref={question} tabIndex={-1} outline="none" fontWeight="semibold">
        {timeLeft(turnsLeft)} End it anyway? You can’t take it up again.
      </chakra.p>
      <HStack gap="3" mt="4" flexWrap="wrap">
        {children}
        <Button variant="outline" colorPalette="neutral" onClick={() => setAsked(false)}>
          Keep Talking
        </Button>
      </HStack>
    </Box>
  );
}
