import { act } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { listenForClicks } from '#public/click-actions.ts';
import { adaptPage } from '#public/adapt-page.ts';
import { frameActions } from '#public/frame/frame-actions.ts';
import { unmountIslands } from '#public/islands/island-roots.ts';
import { pageActions } from '#public/page-actions.ts';
import { moveAmongTabs } from '#ui/move-among-tabs.ts';

/** Starts the script of public pages on what is rendered, as often as a test opens a page. */
export function startPublicPage(): void {
  stop?.();
  stop = listenForClicks({ ...frameActions, ...pageActions });
  document.addEventListener('keydown', moveAmongTabs);
  void adaptPage();
}

let stop: (() => void) | undefined;

/** Stops the script after each test of a file. */
export function withPublicPage(): void {
  afterEach(async () => {
    stop?.();
    stop = undefined;
    // An island whose code still loads would be mounted in the next test.
    await vi.dynamicImportSettled();
    act(unmountIslands);
    document.body.replaceChildren();
    document.body.removeAttribute('style');
    document.documentElement.classList.remove('has-session');
  });
}

/** Returns the visible texts of the page that are equal to the text or match it. */
export function visibleTexts(text: string | RegExp): string[] {
  return [...document.body.querySelectorAll<HTMLElement>('p, span, h2, h3')]
    .filter((element) => !element.closest('[hidden]') && matches(textOf(element), text))
    .map(textOf);
}

function matches(found: string, text: string | RegExp): boolean {
  return typeof text === 'string' ? found === text : text.test(found);
}

/** Returns the text without its hidden parts. */
function textOf(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[hidden]')) hidden.remove();
  return (copy.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
