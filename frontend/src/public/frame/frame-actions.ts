import { DeviceStore } from '#lib/device-store.ts';
import type { FrameAction } from '../attributes.ts';
import type { ClickHandler } from '../click-actions.ts';
import { setFacts } from '../facts.ts';
import { searching } from './search.ts';

type ColorMode = 'light' | 'dark';

/** Read by `app/head/color-mode.ts`, before the first paint. */
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
    const dialog = document.getElementById(button.getAttribute('aria-controls')!);
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  },
  /** Closes a menu by its links, and a `<dialog>` by its backdrop, which belongs to the element itself. */
  menu: (menu, { target }) => {
    const isLink = target instanceof Element && target.closest('a') !== null;
    if (menu instanceof HTMLDialogElement) {
      if (isLink || target === menu) menu.close();
    } else if (isLink) {
      menu.hidePopover();
    }
  },
  'recent-messages': (button) => {
    void import('../islands/message-log.tsx').then(({ openMessageLog }) => openMessageLog(button));
  },
  search: () => searching.set(true),
} satisfies Record<FrameAction, ClickHandler>;

/** Closes the learner's menu when the focus leaves it. The browser closes it by Esc and by a click outside. */
export function watchMenu(): void {
  document.addEventListener('focusin', ({ target }) => {
    const menu = document.querySelector<HTMLElement>('[data-do=menu]:popover-open');
    if (!menu || !(target instanceof Element)) return;
    if (!menu.contains(target) && !target.closest('[popovertarget]')) menu.hidePopover();
  });
}

/** Shows the notice of a page without React while the device is offline. */
export function watchConnection(): void {
  const show = () => setFacts(document, { offline: !navigator.onLine });
  show();
  for (const type of ['online', 'offline']) addEventListener(type, show);
}
