import { chakra, HStack } from '@chakra-ui/react';
import { CircleCheck, CloudOff } from 'lucide-react';
import type { AutosaveState, AutosaveStatus } from '#lib/autosave.ts';
import { autosaveNotice } from '#lib/autosave-notice.ts';

/** Shows whether the answers are saved. Announced only when they are not: 'Saved' after each answer would be noise. */
export function SaveStatus({ status, error }: Pick<AutosaveState<unknown>, 'status' | 'error'>) {
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
