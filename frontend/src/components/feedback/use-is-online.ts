import { useSyncExternalStore } from 'react';
import { isConnected, subscribeToConnection } from '#lib/connection.ts';

/** Returns whether the browser has a network and the server responds; true while a prerendered page hydrates. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribeToConnection, isConnected, () => true);
}
