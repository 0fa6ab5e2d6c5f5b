// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { LazyToaster } from './lazy-toaster.tsx';
import { showToast } from './toast.ts';

withMockedApi();

const region = () => screen.queryByRole('region', { name: /F8/ });

let idleCallbacks: (() => void)[];
beforeEach(() => {
  idleCallbacks = [];
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => idleCallbacks.push(callback),
    cancelIdleCallback: () => undefined,
  });
});
afterAll(() => {
  for (const name of ['requestIdleCallback', 'cancelIdleCallback']) {
    Reflect.deleteProperty(window, name);
  }
});

/** The browser has nothing to do, and what could be loaded then has been. */
const idle = () =>
  act(async () => {
    for (const callback of idleCallbacks) callback();
    await import('./toaster.tsx');
  });

describe('the region of messages', () => {
  it('is there for a learner once the browser is idle', async () => {
    await renderPage(<LazyToaster isLearner />);
    expect(region()).toBeNull();
    await idle();
    expect(await screen.findByRole('region', { name: /F8/ })).toBeTruthy();
  });

  it('waits for a visitor to do something', async () => {
    await renderPage(<LazyToaster isLearner={false} />);
    await idle();
    expect(region()).toBeNull();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(await screen.findByRole('region', { name: /F8/ })).toBeTruthy();
  });

  it('comes with a message that nobody waited for', async () => {
    await renderPage(<LazyToaster isLearner={false} />);
    showToast({ title: 'Link Copied', tone: 'success' });
    expect(await screen.findByText('Link Copied')).toBeTruthy();
  });
});
