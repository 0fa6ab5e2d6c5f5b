// @vitest-environment happy-dom
import { EXTRA_TIME_FACTORS } from '@learning/shared/contract/profile';
import { WEEKLY_GOALS_MINUTES } from '@learning/shared/contract/weekly-goals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { mockCall, mockServer, networkError, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { placeOfZone } from '#lib/time-zone-names.ts';
import { deviceTimeZone } from '#lib/time-zone.ts';
import { LEARNER, profile } from '#testing/learning-samples.ts';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { LearningSettings } from './learning-settings.tsx';

async function show(response: ReturnType<typeof profile> | Response = profile()) {
  signInLearner();
  mockServer.use(mockCall('getProfile', () => response));
  await renderPage(<LearningSettings learnerId={LEARNER.id} />, { path: '/account' });
}

describe('the learning settings', () => {
  withMockedApi();

  it('offers exactly the factors that the API accepts, with the stored one chosen', async () => {
    await show(profile({ extraTimeFactor: 1.5 }));
    const radios = await screen.findAllByRole<HTMLInputElement>('radio');
    expect(radios).toHaveLength(EXTRA_TIME_FACTORS.length);
    EXTRA_TIME_FACTORS.forEach((factor, index) => {
      expect(radios[index]?.closest('label')?.textContent).toContain(`${factor}×`);
      expect(radios[index]?.checked).toBe(factor === 1.5);
    });
  });

  it('saves extra time at once and confirms it', async () => {
    await show();
    mockServer.use(
      mockCall('updateProfile', ({ body }) => {
        expect(body).toEqual({ extraTimeFactor: 2 });
        return profile({ extraTimeFactor: 2 });
      }),
    );
    const twice = await screen.findByRole<HTMLInputElement>('radio', { name: /Double time/ });
    await userEvent.click(twice);
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(twice.checked).toBe(true);
  });

  it('returns to the stored value when a change is not saved', async () => {
    await show();
    mockServer.use(mockCall('updateProfile', () => refusal('service_unavailable')));
    await userEvent.click(await screen.findByRole('radio', { name: /Double time/ }));
    expect(await screen.findByText(/^Not saved\./)).toBeTruthy();
    const none = screen.getByRole<HTMLInputElement>('radio', { name: /No extra time/ });
    expect(none.checked).toBe(true);
  });

  it('offers exactly the weekly goals that the API accepts, and saves the chosen one', async () => {
    await show(profile({ weeklyGoalMinutes: 60 }));
    mockServer.use(
      mockCall('updateProfile', ({ body }) => {
        expect(body).toEqual({ weeklyGoalMinutes: null });
        return profile({ weeklyGoalMinutes: null });
      }),
    );
    const goal = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Weekly goal' });
    expect([...goal.options].map(({ value }) => value)).toEqual([
      '',
      ...WEEKLY_GOALS_MINUTES.map(String),
    ]);
    expect(goal.value).toBe('60');
    await userEvent.selectOptions(goal, 'No goal');
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(goal.value).toBe('');
  });

  it('stores countries and states, and takes a state out again', async () => {
    await show(profile({ law: { countries: ['US'], states: ['Ohio'] } }));
    const stored: unknown[] = [];
    mockServer.use(
      mockCall('updateProfile', ({ body }) => {
        stored.push(body.law);
        return profile({ law: body.law ?? null });
      }),
    );
    await userEvent.selectOptions(await screen.findByLabelText('Add a state'), 'California');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Ohio' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'European Union' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'United States' }));
    await waitFor(() =>
      expect(stored).toEqual([
        { countries: ['US'], states: ['California', 'Ohio'] },
        { countries: ['US'], states: ['California'] },
        { countries: ['US', 'EU'], states: ['California'] },
        { countries: ['EU'], states: [] },
      ]),
    );
    expect(screen.queryByLabelText('Add a state')).toBeNull();
  });

  it("shows the device's time zone until one is chosen, and stores the choice", async () => {
    await show();
    mockServer.use(
      mockCall('updateProfile', ({ body }) => {
        expect(body).toEqual({ timeZone: 'Asia/Tokyo' });
        return profile({ timeZone: 'Asia/Tokyo' });
      }),
    );
    const device = placeOfZone(deviceTimeZone()!);
    expect(await screen.findByText(new RegExp(`\\(${device}\\), GMT`))).toBeTruthy();
    expect(screen.getByText(/Set from this device/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Change the time zone' }));
    const list = within(screen.getByRole('list', { name: 'Time zones' }));
    expect(list.getAllByRole('button')[0]!.textContent).toMatch(/^Eastern Time \(New York\) GMT−/);
    await userEvent.type(screen.getByLabelText('Find a time zone'), 'tokyo');
    await userEvent.click(await list.findByRole('button', { name: /Tokyo/ }));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(screen.getByText('Japan Standard Time (Tokyo), GMT+9')).toBeTruthy();
    expect(screen.queryByText(/Set from this device/)).toBeNull();
  });

  it('offers to try again when the settings could not be loaded', async () => {
    await show(networkError());
    await screen.findByRole('alert');
    mockServer.use(mockCall('getProfile', () => profile()));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Time zone' })).toBeTruthy();
  });
});
