import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { autosaveNotice } from '#lib/autosave-notice.ts';
import type { AutosaveState, AutosaveStatus } from '#lib/autosave.ts';
import type { AttemptClock } from './attempt-clock.ts';
import { Clock } from './clock.tsx';

interface Props {
  clock: AttemptClock;
  saved: Pick<AutosaveState<unknown>, 'status' | 'error'>;
  /** The buttons to all questions. */
  children: ReactNode;
  onLeave: () => void;
}

/** Shows progress, clock and save status in as little space as possible, and the way out. */
export function AttemptBar({ clock, saved, children, onLeave }: Props) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto auto' }}
      gridTemplateAreas={{
        base: '"status leave" "map map"',
        md: '"map status leave"',
      }}
      columnGap={{ base: '2', md: '6' }}
      rowGap="1.5"
      alignItems="center"
    >
      <Box gridArea="map">{children}</Box>
      <Box
        gridArea="status"
        display="flex"
        flexWrap="wrap"
        columnGap="4"
        alignItems="center"
        justifyContent={{ base: 'flex-start', md: 'flex-end' }}
      >
        <Clock clock={clock} />
        <SaveStatus status={saved.status} error={saved.error} />
      </Box>
      <Box gridArea="leave" alignSelf="start">
        <IconButton label="Leave the Questions" size="sm" minW="9" onClick={onLeave}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </Box>
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
  idle: '',
  typing: 'Saving...',
  saving: 'Saving...',
  saved: 'Saved',
};
