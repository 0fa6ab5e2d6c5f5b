import { chakra, HStack } from '@chakra-ui/react';
import { contactForm } from '@learning/content/site/contact';
import type { OwnRequest } from '@learning/shared/contract/coaching';
import { Badge } from '#components/ui/badge.tsx';
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
      <chakra.p mt="3" whiteSpace="pre-line" overflowWrap="anywhere" lineClamp="6">
        {message}
      </chakra.p>
    </chakra.li>
  );
}
