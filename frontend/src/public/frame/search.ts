import { areShortcutsOn, takesKeys } from '#lib/shortcuts.ts';
import { Switch } from '../islands/switch.ts';

/** On while someone searches. What shows the box listens to it: an island on public pages, the frame in the app. */
export const searching = new Switch<true>();

/** Opens the search by ⌘K, Ctrl+K and `/`, unless a field or a dialog takes the keys. Returns a function that stops. */
export function watchSearchKeys(): () => void {
  const open = (event: KeyboardEvent) => {
    if (!asksForSearch(event) || takesKeys(event.target)) return;
    if (document.querySelector('dialog[open], [role$=dialog]')) return;
    event.preventDefault();
    searching.set(true);
  };
  document.addEventListener('keydown', open);
  return () => document.removeEventListener('keydown', open);
}

function asksForSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing || event.altKey) return false;
  const isCommand = event.metaKey || event.ctrlKey;
  if (event.key.toLowerCase() === 'k') return isCommand && !event.shiftKey;
  // Some keyboards have it with Shift.
  return event.key === '/' && !isCommand && areShortcutsOn();
}
