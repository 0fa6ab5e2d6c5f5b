import { DeviceStore } from '#lib/device-store.ts';

/** Single-key shortcuts of the player, and of the search. They can be switched off on the device (WCAG 2.1.4). */
export type ShortcutKey = 'n' | 'q' | 'b' | 'm' | '[' | ']' | 'c' | '/' | '?';

/** Stored only while the shortcuts are switched off. */
const setting = new DeviceStore<'off'>({
  name: 'keyboard-shortcuts',
  version: 1,
  isValid: (value): value is 'off' => value === 'off',
  migration: { prefix: 'keyboard-shortcuts', parse: (text) => text },
});

export function areShortcutsOn(): boolean {
  return setting.read() === undefined;
}

export function switchShortcuts(on: boolean): void {
  if (on) setting.remove();
  else setting.write('off');
}

export function subscribeToShortcuts(listener: () => void): () => void {
  return setting.subscribe(listener);
}

/** Controls that use single keys themselves: text, choices, open menus and dialogs. */
const TAKES_KEYS = [
  'input',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable=false])',
  ...[
    'textbox',
    'radiogroup',
    'listbox',
    'combobox',
    'menu',
    'slider',
    'dialog',
    'alertdialog',
  ].map((role) => `[role=${role}]`),
].join();

/** Whether an element uses keys itself. */
export function takesKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKES_KEYS) !== null;
}

/** Returns the key of a shortcut press; undefined when the key belongs to a control, the browser or the system. */
export function shortcutOf(event: KeyboardEvent): string | undefined {
  if (event.defaultPrevented || event.repeat || event.isComposing || event.metaKey)
    return undefined;
  if (takesKeys(event.target)) return undefined;
  // Many keyboard layouts need AltGr or Option for brackets.
  const isAltGraph = event.getModifierState('AltGraph');
  if (event.ctrlKey && !isAltGraph) return undefined;
  if (event.altKey && !isAltGraph && !/^[[\]]$/.test(event.key)) return undefined;
  // Caps Lock is not a modifier.
  return event.shiftKey ? event.key : event.key.toLowerCase();
}
