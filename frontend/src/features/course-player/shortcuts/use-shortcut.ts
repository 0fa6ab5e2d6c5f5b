import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import {
  areShortcutsOn,
  type ShortcutKey,
  shortcutOf,
  subscribeToShortcuts,
} from '#lib/shortcuts.ts';

/** Calls `act` when the key is pressed, unless shortcuts are off or a control uses the key. */
export function useShortcut(key: ShortcutKey, act: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!areShortcutsOn() || shortcutOf(event) !== key) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

export function useShortcutsOn(): boolean {
  return useSyncExternalStore(subscribeToShortcuts, areShortcutsOn, () => true);
}
