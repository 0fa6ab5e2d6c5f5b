import { Box } from '#ui/chakra/box.ts';
import type { ReactNode } from 'react';
import { useIsOnline } from './use-is-online.ts';

/** Says that the device is offline; the child says what waits to be sent. Source: rules/wording.md W33 */
export function OfflineNotice({ children }: { children?: ReactNode }) {
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
        {!isOnline && navigator.onLine ? 'We can’t reach our server.' : 'You’re offline.'} What is
        on this device stays readable, and what you write is sent when you’re back online.
        {children}
      </Box>
    </Box>
  );
}
