import { chakra, HStack } from '@chakra-ui/react';
import { CircleCheck, CloudOff } from 'lucide-react';
import type { SaveStatus as Status } from '../answer-queue.ts';

interface Props {
  status: Status;
  message: string;
}

/** How it stands with saving. Read out only when something is wrong; 'Saved' after each answer would be noise. */
export function SaveStatus({ status, message }: Props) {
  const isTrouble = status === 'kept' || status === 'failed';
  return (
    <HStack
      gap="1.5"
      minH="6"
      textStyle="small"
      alignItems="center"
      color={isTrouble ? 'signal.fg' : 'fg.muted'}
    >
      {status === 'saved' && <CircleCheck size={16} aria-hidden="true" />}
      {isTrouble && (
        <chakra.span flexShrink="0">
          <CloudOff size={16} aria-hidden="true" />
        </chakra.span>
      )}
      <span>{isTrouble ? '' : QUIET[status]}</span>
      <span aria-live="polite">{isTrouble && troubleOf(message)}</span>
    </HStack>
  );
}

const QUIET: Partial<Record<Status, string>> = {
  idle: 'Answers are saved as you give them',
  waiting: 'Saving...',
  saving: 'Saving...',
  saved: 'Saved',
};

function troubleOf(message: string): string {
  const why = message ? `${message} ` : 'no connection. ';
  return `Not saved yet: ${why}Your answers are kept on this device.`;
}
