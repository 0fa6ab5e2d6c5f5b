import { useEffect, useSyncExternalStore } from 'react';
import type { Autosave, AutosaveState } from './autosave.ts';

/** Opens an autosave as long as the component is mounted, and follows its state. */
export function useAutosave<V>(autosave: Autosave<V>): AutosaveState<V> {
  useEffect(() => autosave.open(), [autosave]);
  return useSyncExternalStore(autosave.subscribe, autosave.snapshot, autosave.snapshot);
}
