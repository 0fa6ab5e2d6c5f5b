// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { LazyToaster } from './lazy-toaster.tsx';
import { showToast } from './toast.ts';

withMockedApi();

const region = () => screen.queryByRole('region', { name: /F8/ });

describe('the toast region', () => {
  it.each([
    ['a click', () => fireEvent.pointerDown(document.body)],
    ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
    ['a turn of the wheel', () => fireEvent.wheel(document.body)],
  ])('loads with %s, not before', async (_occasion, act) => {
    await renderPage(<LazyToaster />);
    expect(region()).toBeNull();
    act();
    expect(await screen.findByRole('region', { name: /F8/ })).toBeTruthy();
  });

  it('loads with an unexpected toast', async () => {
    await renderPage(<LazyToaster />);
    showToast({ title: 'Link Copied', tone: 'success' });
    expect(await screen.findByText('Link Copied')).toBeTruthy();
  });

  it('loses its toast when another page opens, but not when only the query changes (screens improvement 11)', async () => {
    const { history } = await renderPage(<LazyToaster />);
    showToast({ title: 'Login Failed', tone: 'error' });
    expect(await screen.findByText('Login Failed')).toBeTruthy();
    await act(async () => history.push('/?mode=forgot'));
    expect(screen.getByText('Login Failed')).toBeTruthy();
    await act(async () => history.push('/dashboard'));
    await waitFor(() => expect(screen.queryByText('Login Failed')).toBeNull());
  });
});
