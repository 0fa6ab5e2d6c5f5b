import { useSyncExternalStore } from 'react';
import { readSession, type Session, subscribeToSession, UNKNOWN } from './session-store.ts';

/** Returns the session; it is `unknown` while a prerendered page hydrates, so that both renders match. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, readSession, () => UNKNOWN);
}
