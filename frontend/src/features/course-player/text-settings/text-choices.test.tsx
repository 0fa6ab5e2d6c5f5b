// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { applyTextSettings } from '#app/head/text-settings.ts';
import { LEARNER, profile } from '#testing/learning-samples.ts';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { TextChoices } from './text-choices.tsx';

const look = () => {
  const { textSize, textWidth } = document.documentElement.dataset;
  return { textSize, textWidth };
};

const onDevice = (): unknown => JSON.parse(localStorage.getItem('law:v1') ?? 'null');

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['textSize'];
  delete document.documentElement.dataset['textWidth'];
});

it('sets the open page at once, and the next one before its first paint', async () => {
  await renderPage(<TextChoices learnerId={LEARNER.id} />, { path: '/course/14/play' });
  await userEvent.click(await screen.findByRole('radio', { name: 'Large' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Wide' }));
  expect(look()).toMatchObject({ textSize: 'large', textWidth: 'wide' });

  delete document.documentElement.dataset['textSize'];
  delete document.documentElement.dataset['textWidth'];
  applyTextSettings();
  expect(look()).toMatchObject({ textSize: 'large', textWidth: 'wide' });
});

it('leaves the standard look when nothing usable is stored', () => {
  localStorage.setItem('text-settings:v1', 'no JSON');
  applyTextSettings();
  expect(look()).toEqual({});
  localStorage.setItem('text-settings:v1', 'null');
  applyTextSettings();
  expect(look()).toEqual({});
});

describe('the countries of the learner', () => {
  withMockedApi();

  it('are kept on the device and in the profile', async () => {
    const stored: unknown[] = [];
    mockServer.use(
      mockCall('updateProfile', ({ body }) => {
        stored.push(body.law);
        return profile({ law: body.law ?? null });
      }),
    );
    signInLearner();
    await renderPage(<TextChoices learnerId={LEARNER.id} />, { path: '/course/14/play' });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'United Kingdom' }));
    const law = { countries: ['UK'], states: [] };
    await waitFor(() => expect(onDevice()).toEqual({ ...law, learnerId: LEARNER.id }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'United Kingdom' }));
    await waitFor(() => expect(stored).toEqual([law, { countries: [], states: [] }]));
  });

  it('wait on the device while they cannot be stored', async () => {
    mockServer.use(mockCall('updateProfile', () => refusal('service_unavailable')));
    signInLearner();
    await renderPage(<TextChoices learnerId={LEARNER.id} />, { path: '/course/14/play' });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'European Union' }));
    expect(onDevice()).toMatchObject({ countries: ['EU'], isUnsent: true });
  });
});
