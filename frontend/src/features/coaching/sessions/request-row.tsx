import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { contactForm } from '@learning/content/site/contact';
import type { OwnRequest } from '@learning/shared/contract/coaching';
import { useState } from 'react';
import { Badge } from '#ui/badge.ts';
import { Button } from '#ui/button.tsx';
import { printDate } from '#lib/print-date.ts';

/** A message with its state. */
export function RequestRow({ request }: { request: OwnRequest }) {
  const { topic, message, state, createdAt, answeredAt } = request;
  const title = contactForm.topics.find(({ id }) => id === topic)?.sentTitle ?? 'Message';
  return (
    <chakra.li
      py="5"
      borderBottomWidth="1px"
      _first={{ pt: '0' }}
      _last={{ pb: '0', borderBottomWidth: '0' }}
    >
      <HStack gap="3" flexWrap="wrap">
        <chakra.h3 textStyle="h4">{title}</chakra.h3>
        <Badge colorPalette={state === 'answered' ? 'accent' : 'signal'}>
          {state === 'answered' ? 'Answered' : 'Sent'}
        </Badge>
      </HStack>
      <chakra.p textStyle="small" color="fg.muted" mt="1">
        {answeredAt === null
          ? `Sent on ${printDate(createdAt)}. We’ll reply by email.`
          : `Sent on ${printDate(createdAt)}, answered by email on ${printDate(answeredAt)}.`}
      </chakra.p>
      <OwnText text={message} />
    </chakra.li>
  );
}

/** How many lines of a message are shown at first, and about how many letters a line of a phone has. */
const FIRST_LINES = 6;
const LINE_LETTERS = 40;

function OwnText({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const lines = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE_LETTERS)), 0);
  const isLong = lines > FIRST_LINES;
  return (
    <>
      <chakra.p
        mt="3"
        whiteSpace="pre-line"
        overflowWrap="anywhere"
        lineClamp={isLong && !isWhole ? '6' : undefined}
      >
        {text}
      </chakra.p>
      {isLong && (
        <Button
          variant="ghost"
          colorPalette="neutral"
          size="sm"
          mt="2"
          ms="-3"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : 'Show the whole message'}
        </Button>
      )}
    </>
  );
}
