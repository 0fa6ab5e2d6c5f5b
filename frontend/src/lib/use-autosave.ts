import { useEffect, useSyncExternalStore } from 'react';
import type { Autosave, AutosaveState } from './autosave.ts';

/** Keeps an autosave open while the component is mounted, and returns its state. */
export function useAutosave<V>(autosave: Autosave<V>): AutosaveState<V> {
  useEffect(() => autosave.open(), [autosave]);
  return useSyncExternalStore(autosave.subscribe, autosave.snapshot, autosave.snapshot);
}
