// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { mockCall, mockServer, networkError, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { course } from '#testing/catalog-samples.ts';
import {
  accessSummary,
  dashboard,
  enrollment,
  LEARNER,
  profile,
} from '#testing/learning-samples.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import type { DashboardTab } from './dashboard-search.ts';
import { DashboardPage } from './dashboard-page.tsx';

const open = (tab?: DashboardTab, isTrialStarting = false, learner: SignedInLearner = LEARNER) =>
  renderPage(
    <DashboardPage
      learner={learner}
      tab={tab}
      isTrialStarting={isTrialStarting}
      onTabChange={() => undefined}
      planNotice="the plan's notice"
      saved="what is saved"
      certificateReady={(waiting) => `${waiting.length} waiting`}
      evidenceFiles={() => Promise.resolve([])}
      trialButton="the trial button"
      startButton={({ id }) => `the start of ${id}`}
    />,
    { path: '/dashboard' },
  );

const OPEN = accessSummary({
  entitlements: [{ kind: 'purchase', courseIds: [14], endsAt: null, isActive: true }],
});

const entry = (id: number, progress: string) => ({
  course: course({ id, title: `Course ${id}` }),
  enrollment: enrollment({ id: `e${id}`, courseId: id, progress }),
  completedModules: 1,
  moduleCount: 5,
  nextModule: progress === '100' ? null : { id: 'm2', title: 'Facts, not opinions' },
});

describe('the dashboard', () => {
  withMockedApi();
  beforeEach(() => mockServer.use(mockCall('updateProfile', () => profile())));

  it('offers a new learner a first step instead of zeros', async () => {
    mockServer.use(mockCall('getDashboard', () => dashboard()));
    await open();
    expect(await screen.findByRole('heading', { name: 'Choose your first course' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse Courses' }).getAttribute('href')).toBe(
      '/courses',
    );
    expect(screen.getByText('the trial button')).toBeTruthy();
    expect(screen.queryByText('Active Courses')).toBeNull();
  });

  it.each([
    ['subscription', 1],
    ['seat', 0],
    ['trial', 0],
  ] as const)(
    "shows the payment notice only for the learner's own plan: %s",
    async (kind, count) => {
      const one = { kind, courseIds: [1], endsAt: null, isActive: true };
      const access = accessSummary({ entitlements: [one] });
      mockServer.use(mockCall('getDashboard', () => dashboard({ access })));
      await open();
      expect(await screen.findByRole('heading', { name: 'Choose your first course' })).toBeTruthy();
      expect(screen.queryAllByText(/the plan's notice/)).toHaveLength(count);
    },
  );

  it('offers the plans beside a running trial, and leaves the trial of a plan owner to the plan’s notice (screens bug 3)', async () => {
    const trial = {
      startedAt: new Date().toISOString(),
      endsAt: new Date(Date.now() + 3_600_000).toISOString(),
      isActive: true,
    };
    const ofTrial = {
      kind: 'trial',
      courseIds: null,
      endsAt: trial.endsAt,
      isActive: true,
    } as const;
    const ofPlan = { ...ofTrial, kind: 'subscription' as const, courseIds: [1], endsAt: null };
    mockServer.use(
      mockCall('getDashboard', () =>
        dashboard({ access: accessSummary({ trial, entitlements: [ofTrial] }) }),
      ),
    );
    const { unmount } = await open();
    expect((await screen.findByRole('link', { name: 'See Plans' })).getAttribute('href')).toBe(
      '/pricing',
    );
    unmount();
    mockServer.use(
      mockCall('getDashboard', () =>
        dashboard({ access: accessSummary({ trial, entitlements: [ofTrial, ofPlan] }) }),
      ),
    );
    await open();
    expect(await screen.findByText(/the plan's notice/)).toBeTruthy();
    expect(screen.queryByText(/Your free trial/)).toBeNull();
  });

  it('shows purchased courses to start, to new and to active learners', async () => {
    const readyToStart = [course({ id: 15, title: 'Defensible Documentation' })];
    mockServer.use(mockCall('getDashboard', () => dashboard({ readyToStart })));
    const { unmount } = await open();
    expect(await screen.findByRole('heading', { name: 'Your course is ready' })).toBeTruthy();
    expect(screen.getByText('the start of 15')).toBeTruthy();
    expect(screen.queryByText('Choose your first course')).toBeNull();
    unmount();
    mockServer.use(
      mockCall('getDashboard', () =>
        dashboard({ readyToStart, access: OPEN, courses: [entry(14, '20')] }),
      ),
    );
    await open();
    expect(await screen.findByText('the start of 15')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue' })).toBeTruthy();
  });

  it('offers no trial to a learner with a plan or a seat', async () => {
    for (const kind of ['subscription', 'seat'] as const) {
      const plan = { kind, courseIds: [1, 2], endsAt: '2027-01-01T00:00:00Z', isActive: true };
      mockServer.use(
        mockCall('getDashboard', () =>
          dashboard({ access: accessSummary({ entitlements: [plan] }) }),
        ),
      );
      const { unmount } = await open();
      expect(await screen.findByText(/^Enroll in any course in your plan/)).toBeTruthy();
      expect(screen.queryByText('the trial button')).toBeNull();
      unmount();
    }
  });

  it('links to the next module, and loads everything in one call with the time zone (conformance: featured list)', async () => {
    let calls = 0;
    mockServer.use(
      mockCall('getDashboard', ({ query }) => {
        calls += 1;
        expect(query.get('timeZone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
        return dashboard({
          activeCourses: 2,
          access: OPEN,
          courses: [entry(3, '100'), entry(14, '20')],
        });
      }),
    );
    await open();
    const go = await screen.findByRole('link', { name: 'Continue' });
    expect(go.getAttribute('href')).toBe('/course/14/play?module=m2');
    expect(screen.getByText('Active Courses')).toBeTruthy();
    expect(calls).toBe(1);
  });

  it('lists the courses with Continue, or Review at 100, and two recommendations', async () => {
    mockServer.use(
      mockCall('getDashboard', () =>
        dashboard({
          access: OPEN,
          courses: [entry(3, '100'), entry(14, '20')],
          recommendations: [course({ id: 5 }), course({ id: 6 }), course({ id: 7 })],
        }),
      ),
    );
    await open('learning-path');
    const review = await screen.findByRole('link', { name: 'Review Course 3' });
    expect(review.getAttribute('href')).toBe('/course/3/play');
    expect(screen.getByRole('link', { name: 'Continue Course 14' })).toBeTruthy();
    const views = screen.getAllByRole('link', { name: /^View Course/ });
    expect(views.map((link) => link.getAttribute('href'))).toEqual(['/course/5', '/course/6']);
  });

  it('has all five tabs for a new learner, each with a next step instead of zeros', async () => {
    mockServer.use(
      mockCall('getDashboard', () => dashboard()),
      mockCall('listWork', () => []),
      mockCall('getRecertificationLog', () => ({ entries: [], instructionHours: 0 })),
    );
    const headings: Record<string, string> = {
      'learning-path': 'Your path begins with one course',
      'my-work': 'Nothing written yet',
      analytics: 'No activity yet this week',
      achievements: 'No completed courses yet',
    };
    for (const [tab, heading] of Object.entries(headings)) {
      const { unmount } = await open(tab as DashboardTab);
      expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
      expect(screen.getAllByRole('tab')).toHaveLength(5);
      unmount();
    }
  });

  it('lists bookmarks as links to the module that was open', async () => {
    const createdAt = '2026-11-03T09:00:00Z';
    const module = { id: 'm4', title: 'Warnings' };
    mockServer.use(
      mockCall('getDashboard', () =>
        dashboard({
          access: OPEN,
          courses: [entry(14, '20')],
          bookmarks: [
            { course: course({ id: 14 }), module, createdAt },
            { course: course({ id: 3, title: 'Hiring' }), module: null, createdAt },
          ],
        }),
      ),
    );
    await open();
    const link = await screen.findByRole('link', { name: 'Warnings' });
    expect(link.getAttribute('href')).toBe('/course/14/play?module=m4');
    expect(screen.getByRole('link', { name: 'Hiring' }).getAttribute('href')).toBe(
      '/course/3/play',
    );
  });

  it('leaves the profile of the demo account as it is', async () => {
    let updates = 0;
    mockServer.use(
      mockCall('getDashboard', () => dashboard()),
      mockCall('updateProfile', () => {
        updates += 1;
        return refusal('demo_account');
      }),
    );
    await open(undefined, false, { ...LEARNER, isDemo: true });
    await screen.findByRole('heading', { name: 'Choose your first course' });
    expect(updates).toBe(0);
  });

  it('stores the time zone of the device once', async () => {
    const zones: unknown[] = [];
    mockServer.use(
      mockCall('getDashboard', () => dashboard()),
      mockCall('updateProfile', ({ body }) => {
        zones.push(body.timeZone);
        return profile();
      }),
    );
    const { unmount } = await open();
    await waitFor(() => expect(localStorage.getItem(`time-zone:v1:${LEARNER.id}`)).toBeTruthy());
    unmount();
    await open();
    await screen.findByRole('heading', { name: 'Choose your first course' });
    expect(zones).toEqual([Intl.DateTimeFormat().resolvedOptions().timeZone]);
  });

  it('shows how much time is left in the trial', async () => {
    const endsAt = new Date(Date.now() + 5.5 * 3_600_000).toISOString();
    const trial = { startedAt: '2026-11-19T08:00:00Z', endsAt, isActive: true };
    mockServer.use(mockCall('getDashboard', () => dashboard({ access: accessSummary({ trial }) })));
    await open();
    expect(await screen.findByText('Your free trial: 5 hours left.')).toBeTruthy();
    expect(screen.queryByText('the trial button')).toBeNull();
  });

  it('loads nothing while the trial starts, because the answer would be outdated at once', async () => {
    await open(undefined, true);
    expect(await screen.findByText('Loading your dashboard')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads to what is saved when the server cannot be reached, and opens when it can', async () => {
    mockServer.use(mockCall('getDashboard', networkError));
    await open();
    expect(
      await screen.findByRole('heading', { name: 'We can’t reach our server', level: 1 }),
    ).toBeTruthy();
    expect(screen.getByText('what is saved')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    mockServer.use(mockCall('getDashboard', () => dashboard()));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Choose your first course' })).toBeTruthy();
  });

  it('offers to try again when it could not be loaded', async () => {
    let isDown = true;
    mockServer.use(
      mockCall('getDashboard', () => (isDown ? refusal('internal_error') : dashboard())),
    );
    await open();
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Choose your first course' })).toBeTruthy();
  });
});
