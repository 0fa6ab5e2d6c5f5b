import { Box, chakra, HStack } from '@chakra-ui/react';
import { CircleCheck, CloudOff } from 'lucide-react';
import { autosaveNotice } from '#lib/autosave-notice.ts';
import type { AutosaveState, AutosaveStatus } from '#lib/autosave.ts';
import type { AttemptClock } from './attempt-clock.ts';
import { Clock } from './clock.tsx';

interface Props {
  clock: AttemptClock;
  saved: Pick<AutosaveState<unknown>, 'status' | 'error'>;
}

/** Shows the clock and the save status at the lower edge of the screen. */
export function AttemptBar({ clock, saved }: Props) {
  return (
    <Box
      position="sticky"
      bottom="0"
      zIndex="docked"
      mt="6"
      mx="-2"
      px="2"
      py="2.5"
      bg="bg.panel"
      borderTopWidth="1px"
      display="flex"
      flexWrap="wrap"
      columnGap="6"
      rowGap="1"
      justifyContent="space-between"
      alignItems="center"
    >
      <Clock clock={clock} />
      <SaveStatus status={saved.status} error={saved.error} />
    </Box>
  );
}

/** Shows whether the answers are saved. Announced only when they are not: 'Saved' after each answer would be noise. */
function SaveStatus({ status, error }: Pick<AutosaveState<unknown>, 'status' | 'error'>) {
  const notice = autosaveNotice({ status, error });
  return (
    <HStack
      gap="1.5"
      minH="6"
      textStyle="small"
      alignItems="center"
      color={notice ? 'signal.fg' : 'fg.muted'}
    >
      {status === 'saved' && <CircleCheck size={16} aria-hidden="true" />}
      {notice && (
        <chakra.span flexShrink="0">
          <CloudOff size={16} aria-hidden="true" />
        </chakra.span>
      )}
      <span>{notice ? '' : QUIET[status]}</span>
      <span aria-live="polite">{notice}</span>
    </HStack>
  );
}

const QUIET: Partial<Record<AutosaveStatus, string>> = {
  idle: 'Your answers are saved as you go',
  typing: 'Saving...',
  saving: 'Saving...',
  saved: 'Saved',
};
