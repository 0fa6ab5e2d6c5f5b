// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
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

/** Lets the browser become idle and load what it loads then. */
const idle = () =>
  act(async () => {
    for (const callback of idleCallbacks) callback();
    await import('./toaster.tsx');
  });

describe('the toast region', () => {
  it('loads for a learner once the browser is idle', async () => {
    await renderPage(<LazyToaster isLearner />);
    expect(region()).toBeNull();
    await idle();
    expect(await screen.findByRole('region', { name: /F8/ })).toBeTruthy();
  });

  it('loads for a visitor after the first action', async () => {
    await renderPage(<LazyToaster isLearner={false} />);
    await idle();
    expect(region()).toBeNull();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(await screen.findByRole('region', { name: /F8/ })).toBeTruthy();
  });

  it('loads with an unexpected toast', async () => {
    await renderPage(<LazyToaster isLearner={false} />);
    showToast({ title: 'Link Copied', tone: 'success' });
    expect(await screen.findByText('Link Copied')).toBeTruthy();
  });

  it('loses its toast when another page opens, but not when only the query changes (screens improvement 11)', async () => {
    const { history } = await renderPage(<LazyToaster isLearner={false} />);
    showToast({ title: 'Login Failed', tone: 'error' });
    expect(await screen.findByText('Login Failed')).toBeTruthy();
    await act(async () => history.push('/?mode=forgot'));
    expect(screen.getByText('Login Failed')).toBeTruthy();
    await act(async () => history.push('/dashboard'));
    await waitFor(() => expect(screen.queryByText('Login Failed')).toBeNull());
  });
});
