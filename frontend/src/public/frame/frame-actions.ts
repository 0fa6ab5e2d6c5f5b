import { DeviceStore } from '#lib/device-store.ts';
import type { FrameAction } from '../attributes.ts';
import type { ClickHandler } from '../click-actions.ts';
import { setFacts } from '../facts.ts';

type ColorMode = 'light' | 'dark';

/** Read by `inline/before-paint.js`, before the first paint. */
const colorMode = new DeviceStore<ColorMode>({
  name: 'color-mode',
  version: 1,
  isValid: (value): value is ColorMode => value === 'light' || value === 'dark',
});

/** What a click does in the frame, which public pages and the app share. */
export const frameActions = {
  /** Switches between light and dark and stores the choice on this device. Without a choice the system decides. */
  'color-mode': () => {
    const page = document.documentElement;
    const mode = page.classList.toggle('dark') ? 'dark' : 'light';
    page.style.colorScheme = mode;
    colorMode.write(mode);
  },
  /** Opens the `<dialog>` of a button as a modal one. */
  'open-dialog': (button) => {
    const dialog = controlledBy(button) as HTMLDialogElement | null;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    button.setAttribute('aria-expanded', 'true');
    dialog.addEventListener('close', () => button.setAttribute('aria-expanded', 'false'), {
      once: true,
    });
  },
  /** Closes a `<dialog>` by its links and by its backdrop, which belongs to the element itself. */
  dialog: (dialog, { target }) => {
    const isLink = target instanceof Element && target.closest('a');
    if (target === dialog || isLink) (dialog as HTMLDialogElement).close();
  },
  'close-dialog': (button) => button.closest('dialog')?.close(),
  'recent-messages': (button) => {
    void import('../islands/message-log.tsx').then(({ openMessageLog }) => openMessageLog(button));
  },
  /** Shows or hides the menu of a button. */
  'toggle-menu': (button) => setOpen(button, button.getAttribute('aria-expanded') !== 'true'),
} satisfies Record<FrameAction, ClickHandler>;

/** Closes open menus by a click or focus outside, by Esc and by their links, and tells when the device is offline. */
export function watchFrame(): void {
  for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, closeFromOutside);
  document.addEventListener('click', ({ target }) => {
    const button = openButton();
    const menu = button && controlledBy(button);
    if (target instanceof Element && menu?.contains(target.closest('a, button'))) {
      setOpen(button!, false);
    }
  });
  document.addEventListener('keydown', ({ key }) => {
    const button = openButton();
    if (key !== 'Escape' || !button) return;
    setOpen(button, false);
    button.focus();
  });
}

/** Shows the notice of a page without React while the device is offline. */
export function watchConnection(): void {
  const show = () => setFacts(document, { offline: !navigator.onLine });
  show();
  for (const type of ['online', 'offline']) addEventListener(type, show);
}

function closeFromOutside({ target }: Event): void {
  const button = openButton();
  if (!button || !(target instanceof Node)) return;
  if (!button.contains(target) && !controlledBy(button)?.contains(target)) setOpen(button, false);
}

function openButton(): HTMLElement | null {
  return document.querySelector('[data-do=toggle-menu][aria-expanded=true]');
}

function setOpen(button: HTMLElement, isOpen: boolean): void {
  button.setAttribute('aria-expanded', String(isOpen));
  const menu = controlledBy(button);
  if (menu) menu.hidden = !isOpen;
}

function controlledBy(button: HTMLElement): HTMLElement | null {
  return document.getElementById(button.getAttribute('aria-controls') ?? '');
}
