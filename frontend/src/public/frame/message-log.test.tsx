// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { SiteFooter } from '#components/layout/site-footer.tsx';
import { showToast } from '#components/feedback/toast.ts';
import { LearnerMenu } from '../../app/frame/learner-menu.tsx';
import { endSession } from '#lib/session/browser-session.ts';
import { recentMessages } from '#lib/message-log.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { startPublicPage, withPublicPage } from '#testing/public-page.ts';

withMockedApi();
withPublicPage();
beforeEach(() => sessionStorage.clear());

describe('the messages that have vanished', () => {
  it('open from the footer and from the menu of the account, and the focus returns there', async () => {
    await renderPage(
      <>
        <LearnerMenu name="Dana Reyes" email="dana@example.com" picture={null} />
        <SiteFooter />
      </>,
    );
    startPublicPage();
    const dialog = () => screen.findByRole('dialog', { name: 'Recent alerts' });
    await userEvent.click(screen.getByRole('button', { name: 'Dana Reyes' }));
    const [inMenu, inFooter] = screen.getAllByRole('button', { name: 'Recent Alerts' });
    await userEvent.click(inMenu!);
    expect((await dialog()).textContent).toContain('Nothing yet.');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Dana Reyes');

    showToast({ title: 'Link Copied', tone: 'success' });
    showToast({ title: 'Payment Failed', description: 'Your card was declined.', tone: 'error' });
    await userEvent.click(inFooter!);
    const [latest, earlier] = within(await dialog()).getAllByRole('listitem');
    expect(latest!.textContent).toMatch(/^Failed:Payment FailedYour card was declined\.\d+:\d\d/);
    expect(earlier!.textContent).toMatch(/^Done:Link Copied/);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(inFooter);
  });

  it('belong to the learner, and go with the session', async () => {
    showToast({ title: 'For visitors', tone: 'info' });
    signInLearner();
    expect(recentMessages()).toEqual([]);
    showToast({ title: 'Course Bookmarked', tone: 'success' });
    expect(recentMessages().map(({ title }) => title)).toEqual(['Course Bookmarked']);
    void endSession();
    expect(recentMessages()).toEqual([]);
    expect(JSON.stringify(sessionStorage)).not.toContain('Bookmarked');
  });

  it('are the last 20', () => {
    for (let count = 1; count <= 25; count += 1) showToast({ title: `No. ${count}`, tone: 'info' });
    expect(recentMessages()).toHaveLength(20);
    expect(recentMessages()[0]!.title).toBe('No. 25');
  });
});
