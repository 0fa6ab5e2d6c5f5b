import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { ScenarioPerson } from '@learning/shared/contract/activity-payloads';
import UserRound from 'lucide-react/icons/user-round';
import { Portrait } from '#components/portrait/portrait.tsx';

/** Name under which the learner's own messages stand. */
const LEARNER_NAME = 'You';

export interface Message {
  from: string;
  /** As printed; absent in a talk. */
  at?: string;
  text: string;
}

interface Props {
  messages: readonly Message[];
  people: readonly ScenarioPerson[];
  /** From this one on, messages arrive one by one. None do by default, or with reduced motion. */
  arrivingFrom?: number;
}

const MS_BETWEEN_MESSAGES = 700;

/** Shows messages as a conversation: the sender's portrait, name, role and time, then what they wrote. */
export function MessageList({ messages, people, arrivingFrom = Infinity }: Props) {
  return (
    <chakra.ol aria-label="Messages" listStyleType="none" display="grid" gap="4">
      {messages.map((message, index) => (
        <OneMessage
          key={`${message.from} ${message.at ?? ''} ${message.text}`}
          message={message}
          role={people.find(({ name }) => name === message.from)?.role}
          arrivesAfterMs={
            index < arrivingFrom ? undefined : (index - arrivingFrom) * MS_BETWEEN_MESSAGES
          }
        />
      ))}
    </chakra.ol>
  );
}

interface OneProps {
  message: Message;
  role: string | undefined;
  /** Undefined if it is there at once. */
  arrivesAfterMs: number | undefined;
}

function OneMessage({ message, role, arrivesAfterMs }: OneProps) {
  const isOwn = message.from === LEARNER_NAME;
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="3"
      ps={isOwn ? { base: '6', md: '16' } : '0'}
      pe={isOwn ? '0' : { base: '0', md: '16' }}
      {...(arrivesAfterMs !== undefined && {
        'data-arriving': '',
        style: { animationDelay: `${arrivesAfterMs}ms` },
      })}
      css={{
        '@media (prefers-reduced-motion: no-preference)': {
          '&[data-arriving]': {
            animationName: 'slide-from-bottom, fade-in',
            animationDuration: 'slow',
            animationTimingFunction: 'ease-out',
            animationFillMode: 'backwards',
          },
        },
      }}
    >
      {isOwn ? (
        <Box
          aria-hidden="true"
          boxSize="11"
          borderRadius="full"
          display="grid"
          placeItems="center"
          bg="accent.solid"
          color="accent.contrast"
        >
          <UserRound size={22} />
        </Box>
      ) : (
        <Portrait name={message.from} />
      )}
      <Box minW="0">
        <chakra.p textStyle="small" color="fg.muted">
          <chakra.span fontWeight="semibold" color="fg">
            {message.from}
          </chakra.span>
          {role && `, ${role}`}{' '}
          {message.at !== undefined && (
            <chakra.span
              display={{ base: 'block', sm: 'inline' }}
              whiteSpace="nowrap"
              _before={{ content: { base: 'none', sm: '"· "' } }}
            >
              {message.at}
            </chakra.span>
          )}
        </chakra.p>
        <Box
          mt="1"
          px="4"
          py="3"
          borderRadius="l3"
          borderStartStartRadius="sm"
          bg={isOwn ? 'accent.subtle' : 'bg.muted'}
          overflowWrap="anywhere"
        >
          {message.text}
        </Box>
      </Box>
    </chakra.li>
  );
}
