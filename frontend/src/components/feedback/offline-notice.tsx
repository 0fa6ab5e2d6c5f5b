import { Box } from '@chakra-ui/react';
import { useIsOnline } from './use-is-online.ts';

export function OfflineNotice() {
  const isOnline = useIsOnline();
  return (
    <Box aria-live="polite">
      <Box
        hidden={isOnline}
        data-if="offline"
        bg="signal.subtle"
        color="signal.fg"
        px="5"
        py="2.5"
        textAlign="center"
        fontWeight="medium"
      >
        You’re offline. What is already open stays readable. Saving resumes when you’re back online.
      </Box>
    </Box>
  );
}
