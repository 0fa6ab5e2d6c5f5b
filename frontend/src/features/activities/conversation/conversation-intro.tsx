import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { Activity } from '@learning/shared/contract/activities';
import type { PublicConversationConfig } from '@learning/shared/contract/activity-payloads';
import { Portrait } from '#components/portrait/portrait.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { openingOf } from '../activity-opening.ts';
import { Situation } from '../components/situation.tsx';

interface Props {
  config: PublicConversationConfig;
  activity: Activity;
  onStart: () => void;
  isStarting: boolean;
  /** Why it could not be started. */
  failure: string | undefined;
}

export function ConversationIntro({ config, activity, onStart, isStarting, failure }: Props) {
  const { person, aim, lineCount, turns } = config;
  return (
    <Box>
      <Situation {...openingOf('conversation', config, activity.title)!} />
      <chakra.h3 textStyle="label" mt="6">
        Who you talk with
      </chakra.h3>
      <HStack gap="3" mt="2">
        <Portrait name={person.name} />
        <span>
          <chakra.span fontWeight="semibold">{person.name}</chakra.span>, {person.role}
        </span>
      </HStack>
      <chakra.h3 textStyle="label" mt="6">
        What it’s for
      </chakra.h3>
      <chakra.p mt="1">{aim}</chakra.p>
      <chakra.p color="fg.muted" mt="6">
        You choose among {lineCount} sentences, in any order; there’s time for {turns} of them.{' '}
        {person.name} remembers what you said and when. A sentence can’t be taken back. You can stop
        and pick it up later on any device.
      </chakra.p>
      <chakra.p color="fg.muted" mt="3">
        To pass, reach {activity.passingScore}% of the goals of the conversation without crossing a
        legal line, making a promise you can’t keep, or breaking a confidence. If you don’t pass,
        you can try again right away; after that you wait 10 minutes, then an hour, then a day.
      </chakra.p>
      {failure && (
        <Note role="alert" colorPalette="danger" mt="6">
          {failure}
        </Note>
      )}
      <Button mt="6" size="lg" onClick={onStart} pendingText={isStarting && 'Starting...'}>
        Start Conversation
      </Button>
    </Box>
  );
}
