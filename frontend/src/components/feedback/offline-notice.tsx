import { Box } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <Box aria-live="polite">
      {!isOnline && (
        <Box
          bg="signal.subtle"
          color="signal.fg"
          px="5"
          py="2.5"
          textAlign="center"
          fontWeight="medium"
        >
          You’re offline. You can keep reading this page. Saving resumes when you’re back online.
        </Box>
      )}
    </Box>
  );
}
