// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { watchInstallOffer } from '#lib/install/install-offer.ts';
import { course } from '#testing/catalog-samples.ts';
import { dashboard, enrollment } from '#testing/learning-samples.ts';
import { renderPage } from '#testing/render-page.tsx';
import { InstallHint } from './install-hint.tsx';

const TITLE = 'Keep Due Course on your home screen';

beforeAll(watchInstallOffer);
beforeEach(() => localStorage.clear());

/** Offers to install the app as Chromium does. @returns whether the page asked for its dialog */
function offerToInstall(outcome: 'accepted' | 'dismissed') {
  const asked = { isAsked: false };
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: () => {
      asked.isAsked = true;
      return Promise.resolve({ outcome });
    },
  });
  dispatchEvent(offer);
  return asked;
}

const show = (completedModules: number) =>
  renderPage(
    <InstallHint
      dashboard={dashboard({
        courses: [
          {
            course: course(),
            enrollment: enrollment(),
            completedModules,
            moduleCount: 5,
            nextModule: null,
          },
        ],
      })}
    />,
  );

it('is not shown before the second lesson', async () => {
  offerToInstall('accepted');
  await show(1);
  expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
});

it('opens the browser’s dialog, and is gone once the app is installed', async () => {
  const asked = offerToInstall('accepted');
  await show(2);
  await userEvent.click(screen.getByRole('button', { name: 'Install' }));
  expect(asked.isAsked).toBe(true);
  await waitFor(() => expect(screen.queryByRole('region', { name: TITLE })).toBeNull());
});

it('stays away on this device once it is dismissed', async () => {
  offerToInstall('dismissed');
  const { unmount } = await show(2);
  await userEvent.click(screen.getByRole('button', { name: 'Not Now' }));
  expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
  unmount();
  offerToInstall('dismissed');
  await show(3);
  expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
});
