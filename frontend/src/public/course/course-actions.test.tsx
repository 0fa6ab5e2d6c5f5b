// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { requestIntent } from '#lib/session/intent.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { course, moduleSummary } from '#testing/catalog-samples.ts';
import { accessSummary, courseState, enrollment, LEARNER } from '#testing/learning-samples.ts';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { addSiteStyles } from '#testing/site-styles.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { CourseExtras } from '#features/enrollment/components/course-extras.tsx';
import { EnrollmentBar } from '#features/enrollment/components/enrollment-bar.tsx';
import { EnrollmentCard } from '#features/enrollment/components/enrollment-card.tsx';
import { startPublicPage, visibleTexts, withPublicPage } from '#testing/public-page.ts';

const TRIAL = {
  startedAt: '2026-11-01T08:00:00Z',
  endsAt: '2026-11-04T08:00:00Z',
  isActive: false,
};

const OWNED = { kind: 'purchase' as const, courseIds: [14], endsAt: null, isActive: true };

/** Renders parts of the course's page and starts its script. */
async function open(parts: ReactNode = <EnrollmentCard course={course()} />) {
  const view = await renderPage(
    <div data-course={14} data-course-page="" data-title={course().title}>
      {parts}
    </div>,
    { path: '/courses/14' },
  );
  startPublicPage();
  return view;
}
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Collects the addresses that the page opens. */
function watchOpening(): string[] {
  const opened: string[] = [];
  vi.spyOn(location, 'assign').mockImplementation((address) => void opened.push(String(address)));
  return opened;
}

const PLAYER = '/course/14/play?module=m1';

describe('the main button of a course', () => {
  withMockedApi();
  withPublicPage();
  beforeEach(() =>
    mockServer.use(
      mockCall('getAccess', () => accessSummary()),
      mockCall('getCourse', () => course()),
      mockCall('listCourses', () => []),
      mockCall('listModules', () => [moduleSummary()]),
    ),
  );
  afterEach(() => vi.restoreAllMocks());

  it('leads a visitor to the form for an account, with the way back', async () => {
    const { history } = await open();
    await userEvent.click(screen.getByRole('link', { name: 'Enroll Now' }));
    await waitFor(() => expect(history.location.pathname).toBe('/login'));
    const search = Object.fromEntries(new URLSearchParams(history.location.search));
    expect(search).toEqual({ mode: 'create-account', want: 'enroll', course: '14' });
  });

  it('starts trial and course after the visitor has signed in, without a second click (screens bug 9)', async () => {
    signInLearner();
    requestIntent(LEARNER.id, { kind: 'trial', courseId: 14 });
    const calls: string[] = [];
    mockServer.use(
      mockCall('getCourseState', () => courseState({ hasAccess: false })),
      mockCall('startTrial', () => {
        calls.push('trial');
        return accessSummary({ trial: { ...TRIAL, isActive: true } });
      }),
      mockCall('createEnrollment', () => {
        calls.push('enrollment');
        return enrollment();
      }),
    );
    const opened = watchOpening();
    const back = await open();
    await waitFor(() => expect(opened).toEqual([PLAYER]));
    back.unmount();
    await open();
    await screen.findByRole('button', { name: 'Enroll Now' });
    expect(calls).toEqual(['trial', 'enrollment']);
  });

  it('is disabled while it enrolls, then opens the first module', async () => {
    signInLearner();
    let finish: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      finish = resolve;
    });
    mockServer.use(
      mockCall('getCourseState', () => courseState()),
      mockCall('getAccess', () => accessSummary({ entitlements: [OWNED] })),
      mockCall('createEnrollment', async ({ body }) => {
        expect(body).toEqual({ userId: LEARNER.id, courseId: 14, progress: '0' });
        await answered;
        return enrollment();
      }),
    );
    const opened = watchOpening();
    await open();
    await click('Enroll Now');
    const pending = await screen.findByRole('button', { name: 'Enrolling...' });
    expect(pending.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(pending);
    finish();
    await waitFor(() => expect(opened).toEqual([PLAYER]));
  });

  it('opens the module that was open last in a course that was started elsewhere', async () => {
    signInLearner();
    mockServer.use(
      mockCall('getCourseState', () => courseState()),
      mockCall('getAccess', () => accessSummary({ entitlements: [OWNED] })),
      mockCall('createEnrollment', () => enrollment({ lastModuleId: 'm2' })),
    );
    const opened = watchOpening();
    await open();
    await click('Enroll Now');
    await waitFor(() => expect(opened).toEqual(['/course/14/play?module=m2']));
  });

  it('offers nothing until the enrollment of a learner is loaded (screens bug 2)', async () => {
    addSiteStyles();
    signInLearner();
    let respond: () => void = () => undefined;
    const loaded = new Promise<void>((resolve) => {
      respond = resolve;
    });
    mockServer.use(
      mockCall('getCourseState', async () => {
        await loaded;
        return courseState({ enrollment: enrollment({ progress: '40' }) });
      }),
      mockCall('getAccess', () => accessSummary({ entitlements: [OWNED] })),
    );
    await open();
    // With a session on the device, its styles hide what is offered (AccessPlaceholder).
    expect(document.querySelector('[data-course][data-known]')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Enroll Now' })).toBeNull();
    respond();
    expect(await screen.findByRole('link', { name: 'Continue Learning' })).toBeTruthy();
    expect(visibleTexts('Progress: 40% complete')).toHaveLength(1);
  });

  it('sells nothing when the enrollment could not be loaded, and then opens the course', async () => {
    signInLearner();
    mockServer.use(
      mockCall('getCourseState', () => refusal('internal_error')),
      mockCall('getAccess', () => accessSummary({ entitlements: [OWNED] })),
      mockCall('createEnrollment', () => enrollment({ progress: '40', lastModuleId: 'm2' })),
    );
    const opened = watchOpening();
    await open();
    const button = await screen.findByRole('button', { name: 'Enroll Now' });
    expect(screen.queryByRole('link', { name: /^Buy/ })).toBeNull();
    await userEvent.click(button);
    await waitFor(() => expect(opened).toEqual(['/course/14/play?module=m2']));
  });

  it('becomes Continue Learning for a course in progress', async () => {
    signInLearner();
    mockServer.use(
      mockCall('getCourseState', () => courseState({ enrollment: enrollment({ progress: '40' }) })),
      mockCall('getAccess', () => accessSummary({ entitlements: [OWNED] })),
    );
    await open();
    expect(await screen.findByRole('link', { name: 'Continue Learning' })).toBeTruthy();
    expect(visibleTexts('Progress: 40% complete')).toHaveLength(1);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  });

  it('leads back to access that has ended', async () => {
    signInLearner();
    mockServer.use(
      mockCall('getCourseState', () =>
        courseState({ hasAccess: false, enrollment: enrollment({ progress: '40' }) }),
      ),
    );
    await open();
    const link = await screen.findByRole('link', { name: 'Get Access Back' });
    expect(link.getAttribute('href')).toBe('/course/14/play');
    expect(screen.getByRole('link', { name: 'Buy for $29' })).toBeTruthy();
  });

  it('shows that a course is completed, and opens it for review', async () => {
    signInLearner();
    mockServer.use(
      mockCall('getCourseState', () =>
        courseState({ enrollment: enrollment({ progress: '100' }) }),
      ),
    );
    await open();
    const link = await screen.findByRole('link', { name: 'Completed' });
    expect(link.getAttribute('href')).toBe('/course/14/play');
    expect(visibleTexts(/^Progress:/)).toEqual([]);
    expect(screen.queryByRole('link', { name: /^Buy/ })).toBeNull();
  });

  it('shows a learner without access the ways to get it; the trial opens the course', async () => {
    signInLearner();
    let hasTrial = false;
    mockServer.use(
      mockCall('getCourseState', () => courseState({ hasAccess: false })),
      mockCall('createEnrollment', () => (hasTrial ? enrollment() : refusal('payment_required'))),
      mockCall('startTrial', () => {
        hasTrial = true;
        return accessSummary({ trial: { ...TRIAL, isActive: true } });
      }),
    );
    const opened = watchOpening();
    await open();
    await click('Enroll Now');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/Bought on its own, this course costs/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Start Trial and Enroll' }));
    await waitFor(() => expect(opened).toEqual([PLAYER]));
  });

  it('offers the other ways when another account of the mailbox had the trial', async () => {
    signInLearner();
    mockServer.use(
      mockCall('getCourseState', () => courseState({ hasAccess: false })),
      mockCall('createEnrollment', () => refusal('payment_required')),
      mockCall('startTrial', () => refusal('trial_used_with_mailbox')),
    );
    await open();
    await click('Enroll Now');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Start Trial and Enroll' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/trial/);
    expect(dialog.getByRole('link', { name: 'See Plans' }).getAttribute('href')).toBe('/pricing');
  });

  it('leads the demo account, which has no trial, to an account that goes on with the course', async () => {
    signInLearner(localStorage, 3_600, { 'cognito:groups': ['demo'] });
    mockServer.use(
      mockCall('getCourseState', () => courseState({ hasAccess: false })),
      mockCall('createEnrollment', () => refusal('payment_required')),
    );
    const opened = watchOpening();
    await open();
    await click('Enroll Now');
    const dialog = within(await screen.findByRole('dialog'));
    const create = await dialog.findByRole('button', { name: 'Create an Account' });
    expect(dialog.queryByRole('button', { name: 'Start Trial and Enroll' })).toBeNull();
    await userEvent.click(create);
    await waitFor(() =>
      expect(opened).toEqual(['/login?mode=create-account&want=trial&course=14']),
    );
  });

  it('offers a learner who has used the trial no other one', async () => {
    signInLearner();
    mockServer.use(
      mockCall('getCourseState', () => courseState({ hasAccess: false })),
      mockCall('getAccess', () => accessSummary({ trial: TRIAL })),
      mockCall('createEnrollment', () => refusal('payment_required')),
    );
    await open();
    const buy = await screen.findByRole('link', { name: 'Buy for $29' });
    expect(buy.getAttribute('href')).toBe('/checkout?course=14');
    await click('Enroll Now');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/^Your free trial ended on/)).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'See Plans' }).getAttribute('href')).toBe('/pricing');
    expect(dialog.queryByRole('button', { name: /Trial/ })).toBeNull();
  });

  it.each([
    ['purchase', 'Yours', 'Lifetime access'],
    ['subscription', 'In your plan', '$29 on its own'],
    ['seat', 'In your team’s plan', '$29 on its own'],
    ['trial', 'In your trial', '$29 on its own'],
  ] as const)('shows a course that a %s includes as %s', async (kind, figure, note) => {
    signInLearner();
    mockServer.use(
      mockCall('getCourseState', () => courseState()),
      mockCall('getAccess', () => accessSummary({ entitlements: [{ ...OWNED, kind }] })),
    );
    await open();
    await waitFor(() => expect(visibleTexts(figure)).not.toEqual([]));
    expect(visibleTexts(note)).not.toEqual([]);
    expect(visibleTexts('One-time payment')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Enroll Now' })).toBeTruthy();
    // Only a trial leaves something to buy.
    expect(screen.queryByRole('link', { name: /^Buy/ }) !== null).toBe(kind === 'trial');
  });
});

describe('what a course page offers beside enrolling (screens improvement 12)', () => {
  withMockedApi();
  withPublicPage();
  const openExtras = () => open(<CourseExtras course={course()} />);
  beforeEach(() => mockServer.use(mockCall('listCourses', () => [])));

  it('is the wishlist and the trial for a visitor', async () => {
    await openExtras();
    expect(visibleTexts('3-Day Free Trial Included')).not.toEqual([]);
    expect(screen.getByRole('link', { name: 'Add to Wishlist' })).toBeTruthy();
  });

  it('names no trial to a learner who has used it', async () => {
    addSiteStyles();
    signInLearner();
    mockServer.use(
      mockCall('getCourseState', () => courseState({ hasAccess: false })),
      mockCall('getAccess', () => accessSummary({ trial: TRIAL })),
    );
    await openExtras();
    await screen.findByRole('button', { name: 'Add to Wishlist' });
    expect(visibleTexts('3-Day Free Trial Included')).toEqual([]);
  });

  it('is nothing for an enrolled learner', async () => {
    signInLearner();
    mockServer.use(
      mockCall('getCourseState', () => courseState({ enrollment: enrollment() })),
      mockCall('getAccess', () => accessSummary()),
    );
    await openExtras();
    await waitFor(() => expect(document.querySelector('[data-extras][hidden]')).toBeTruthy());
  });
});

describe('the due date of a course that a team has assigned', () => {
  withMockedApi();
  withPublicPage();

  const assignment = {
    courseId: 14,
    title: course().title,
    dueOn: '2026-12-18' as string | null,
    state: 'notStarted' as const,
    isLate: false,
    note: '',
    percent: 0,
    tierName: 'Professional',
    assignedBy: 'olga@example.org',
    assignedAt: '2026-11-20T09:00:00.000Z',
  };
  const seat = { kind: 'seat' as const, courseIds: null, endsAt: null, isActive: true };

  async function show(assignments: (typeof assignment)[], progress?: string) {
    signInLearner();
    mockServer.use(
      mockCall('getAccess', () => accessSummary({ entitlements: [seat] })),
      mockCall('getCourseState', () =>
        courseState({ enrollment: progress === undefined ? null : enrollment({ progress }) }),
      ),
      mockCall('listAssignments', () => assignments),
    );
    await open(
      <>
        <EnrollmentCard course={course()} />
        <EnrollmentBar course={course()} />
      </>,
    );
  }

  it('shows in the line below what opens the course', async () => {
    await show([assignment]);
    await waitFor(() => expect(visibleTexts('Due on December 18, 2026.')).not.toEqual([]));
    expect(visibleTexts('Due Dec 18')).not.toEqual([]);
    expect(visibleTexts('$29 on its own')).toEqual([]);
  });

  it('shows beside the progress', async () => {
    await show([{ ...assignment, isLate: true }], '40');
    await waitFor(() =>
      expect(visibleTexts('Progress: 40% complete. Was due on December 18, 2026.')).toHaveLength(1),
    );
    expect(visibleTexts('Was due Dec 18')).not.toEqual([]);
    expect(visibleTexts('complete')).toEqual([]);
  });

  it.each([
    ['another course', [{ ...assignment, courseId: 15 }]],
    ['no date', [{ ...assignment, dueOn: null }]],
  ])('is left out with an assignment of %s', async (_what, assignments) => {
    await show(assignments);
    await waitFor(() => expect(visibleTexts('$29 on its own')).not.toEqual([]));
    expect(visibleTexts(/^Due/)).toEqual([]);
  });
});
