// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepPhoto } from '#lib/photo-store.ts';
import { LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { AccountMenu } from './account-menu.tsx';

const PHOTO = 'data:image/jpeg;base64,AAAA';

describe('the picture in the header', () => {
  withMockedApi();

  async function show(response: string | null) {
    let calls = 0;
    signInLearner();
    mockServer.use(
      mockCall('getUnreadCount', () => ({ unreadCount: 0, newestId: null })),
      mockCall('getPhoto', () => {
        calls += 1;
        return { photo: response };
      }),
    );
    return { open: () => renderPage(<AccountMenu />), calls: () => calls };
  }
  const picture = async () =>
    (await screen.findByRole('button', { name: LEARNER.name })).querySelector<HTMLElement>(
      '[data-picture]',
    )!;

  it('is the initial at first, then the photo', async () => {
    const { open } = await show(PHOTO);
    await open();
    expect((await picture()).getAttribute('data-initial')).toBe(LEARNER.name.slice(0, 1));
    await waitFor(async () =>
      expect((await picture()).querySelector('img')?.getAttribute('src')).toBe(PHOTO),
    );
  });

  it('is at once the photo that this device has, without a call', async () => {
    const { open, calls } = await show(null);
    keepPhoto(LEARNER.id, PHOTO);
    await open();
    expect((await picture()).querySelector('img')?.getAttribute('src')).toBe(PHOTO);
    expect(calls()).toBe(0);
  });

  it('follows a change in another tab', async () => {
    const { open } = await show(null);
    keepPhoto(LEARNER.id, null);
    await open();
    await picture();
    const newValue = JSON.stringify({ photo: PHOTO, readAtMs: Date.now() });
    dispatchEvent(new StorageEvent('storage', { key: `photo:v1:${LEARNER.id}`, newValue }));
    await waitFor(async () =>
      expect((await picture()).querySelector('img')?.getAttribute('src')).toBe(PHOTO),
    );
  });
});

it('leads visitors to the notifications, which ask them to sign in', async () => {
  await renderPage(<AccountMenu />);
  const link = screen.getByRole('link', { name: 'Notifications' });
  expect(link.getAttribute('href')).toBe('/notifications');
  expect(screen.getByRole('link', { name: 'Sign In' })).toBeTruthy();
});
