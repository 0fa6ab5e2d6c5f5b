import { Box } from '@chakra-ui/react';
import type { AutosaveState } from '#lib/autosave.ts';
import type { AttemptClock } from './attempt-clock.ts';
import { Clock } from './clock.tsx';
import { SaveStatus } from './save-status.tsx';

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
