// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import {
  achievements,
  dashboard,
  LEARNER,
  recertificationEntry,
} from '#testing/learning-samples.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { Achievements } from './achievements.tsx';

const open = () => {
  const [first, second, third] = achievements();
  const some = dashboard({
    achievements: [
      { ...first!, earnedAt: '2026-11-14T15:20:00Z', current: 1 },
      { ...second!, current: 2 },
      third!,
    ],
  });
  return renderPage(<Achievements dashboard={some} learner={LEARNER} />);
};

const log = {
  entries: [recertificationEntry({ themes: ['ethics'] })],
  instructionHours: 3.5,
};

describe('achievements', () => {
  withMockedApi();
  afterEach(() => vi.restoreAllMocks());

  it('show the date when earned, and the count while in progress', async () => {
    mockServer.use(mockCall('getRecertificationLog', () => log));
    await open();
    const card = (name: string) =>
      within(screen.getByRole('heading', { name }).closest('li') as HTMLElement);
    expect(card('Course Completer').getByText('Earned')).toBeTruthy();
    expect(card('Course Completer').getByText('November 14, 2026')).toBeTruthy();
    expect(card('Knowledge Seeker').getByText('In Progress')).toBeTruthy();
    expect(card('Knowledge Seeker').getByText('2 of 3')).toBeTruthy();
    expect(card('Consistent Learner').getByText('0 of 7')).toBeTruthy();
  });

  it('list each completed course with hours, themes and evidence, and claim no approval', async () => {
    mockServer.use(mockCall('getRecertificationLog', () => log));
    await open();
    const entry = (await screen.findByRole('heading', { name: 'HR Documentation: Basic' })).closest(
      'li',
    ) as HTMLElement;
    expect(within(entry).getByText('3.50 hours')).toBeTruthy();
    expect(within(entry).getByText('Ethics')).toBeTruthy();
    expect(
      within(entry).getByText('Write the Warning: passed with 90% on November 13, 2026'),
    ).toBeTruthy();
    expect(screen.getByText(/may count toward recertification/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/approved by|accredited|certified by/i);
  });

  it('save the log as CSV', async () => {
    mockServer.use(mockCall('getRecertificationLog', () => log));
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      saved.push(blob as Blob);
      return 'blob:log';
    });
    // happy-dom would leave the page for the file.
    const click = vi
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Download CSV' }));
    expect(click).toHaveBeenCalledOnce();
    expect(await saved[0]?.text()).toContain('HR Documentation: Basic,3.5,5');
  });

  it('offer to try again when the log could not be loaded', async () => {
    let isDown = true;
    mockServer.use(
      mockCall('getRecertificationLog', () => (isDown ? refusal('internal_error') : log)),
    );
    await open();
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('button', { name: 'Download PDF' })).toBeTruthy();
  });
});
