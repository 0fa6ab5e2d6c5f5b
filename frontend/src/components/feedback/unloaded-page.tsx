import { type ReactNode, useEffect } from 'react';
import { reloadWhenReachable } from '#lib/missing-code.ts';
import { Button } from '#ui/button.tsx';
import { FullPageMessage } from './full-page-message.tsx';
import { useIsOnline } from './use-is-online.ts';

/**
 * Page whose code is not on this device. It opens when the connection is back; the child leads to what opens without one.
 * Source: rules/wording.md W22
 */
export function UnloadedPage({ children }: { children?: ReactNode }) {
  const isOnline = useIsOnline();
  useEffect(() => reloadWhenReachable(), []);
  return (
    <FullPageMessage
      title="This page needs a connection"
      action={<Button onClick={() => location.reload()}>Try Again</Button>}
      more={children}
    >
      {isOnline
        ? 'We couldn’t load it. It opens automatically once our server can be reached.'
        : 'You’re offline, and this page hasn’t been loaded on this device yet. It opens automatically when you’re back online.'}{' '}
      Your saved work is safe.
    </FullPageMessage>
  );
}
