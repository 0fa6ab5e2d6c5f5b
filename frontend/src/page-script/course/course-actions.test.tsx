// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { course, moduleSummary } from '#testing/catalog-samples.ts';
import { accessSummary, courseState, enrollment, LEARNER } from '#testing/learning-samples.ts';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { addSiteStyles } from '#testing/site-styles.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { CourseExtras } from '#features/enrollment/components/course-extras.tsx';
import { EnrollmentCard } from '#features/enrollment/components/enrollment-card.tsx';
import { startPageScript, visibleTexts, withPageScript } from '#testing/page-script.ts';

const TRIAL = {
  startedAt: '2026-11-01T08:00:00Z',
  endsAt: '2026-11-04T08:00:00Z',
  isActive: false,
};

/** Renders parts of the course's page and starts its script. */
async function open(parts: ReactNode = <EnrollmentCard course={course()} />) {
  const view = await renderPage(
    <div data-course="14" data-course-page="" data-title={course().title}>
      {parts}
    </div>,
    { path: '/courses/14' },
  );
  startPageScript();
  return view;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the enroll button of a course', () => {
  withMockedApi();
  withPageScript();
  beforeEach(() =>
    mockServer.use(
      mockCall('getAccess', () => accessSummary()),
      mockCall('getCourse', () => course()),
      mockCall('listCourses', () => []),
    ),
  );

  it('sends a signed-out visitor to the sign-in form with the way back', async () => {
    const { history } = await open();
    await userEvent.click(screen.getByRole('link', { name: 'Enroll Now' }));
    await waitFor(() => expect(history.location.pathname).toBe('/login'));
    expect(new URLSearchParams(history.location.search).get('redirect')).toBe('/courses/14');
  });

  it('enrolls after the visitor has signed in, without a second press (screens bug 9)', async () => {
    const visit = await open();
    await userEvent.click(screen.getByRole('link', { name: 'Enroll Now' }));
    await waitFor(() => expect(visit.history.location.pathname).toBe('/login'));
    visit.unmount();
    signInLearner();
    const enrolled: unknown[] = [];
    mockServer.use(
      mockCall('getCourseState', () =>
        courseState({ enrollment: enrolled.length > 0 ? enrollment() : null }),
      ),
      mockCall('createEnrollment', ({ body }) => {
        enrolled.push(body);
        return enrollment();
      }),
    );
    const back = await open();
    await screen.findByRole('link', { name: 'Continue Learning' });
    back.unmount();
    await open();
    await screen.findByRole('link', { name: 'Continue Learning' });
    expect(enrolled).toHaveLength(1);
  });

  it('is disabled while it enrolls, then becomes Continue Learning', async () => {
    signInLearner();
    let finish: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let isEnrolled = false;
    mockServer.use(
      mockCall('getCourseState', () =>
        courseState({ enrollment: isEnrolled ? enrollment() : null }),
      ),
      mockCall('createEnrollment', async ({ body }) => {
        expect(body).toEqual({ userId: LEARNER.id, courseId: 14, progress: '0' });
        await answered;
        isEnrolled = true;
        return enrollment();
      }),
    );
    await open();
    await press('Enroll Now');
    const pending = await screen.findByRole('button', { name: 'Enrolling...' });
    expect(pending.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(pending);
    finish();
    const link = await screen.findByRole('link', { name: 'Continue Learning' });
    expect(link.getAttribute('href')).toBe('/course/14/play');
    expect(visibleTexts('Progress: 0% complete')).toHaveLength(1);
  });

  it('offers nothing until the enrollment of a learner is loaded (screens bug 2)', async () => {
    addSiteStyles();
    signInLearner();
    let answer: () => void = () => undefined;
    const loaded = new Promise<void>((resolve) => {
      answer = resolve;
    });
    mockServer.use(
      mockCall('getCourseState', async () => {
        await loaded;
        return courseState({ enrollment: enrollment({ progress: '40' }) });
      }),
      mockCall('createEnrollment', () => {
        throw new Error('enrolled twice');
      }),
    );
    await open();
    // With a session on the device, its styles hide what is offered (AccessPlaceholder).
    expect(document.querySelector('[data-session=unknown]')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Enroll Now' })).toBeNull();
    answer();
    expect(await screen.findByRole('link', { name: 'Continue Learning' })).toBeTruthy();
    expect(visibleTexts('Progress: 40% complete')).toHaveLength(1);
  });

  it('asks again before it enrolls when the enrollment could not be loaded', async () => {
    signInLearner();
    let isReachable = false;
    mockServer.use(
      mockCall('getCourseState', () =>
        isReachable
          ? courseState({ enrollment: enrollment({ progress: '40' }) })
          : refusal('internal_error'),
      ),
      mockCall('createEnrollment', () => {
        throw new Error('enrolled twice');
      }),
    );
    await open();
    const button = await screen.findByRole('button', { name: 'Enroll Now' });
    isReachable = true;
    await userEvent.click(button);
    expect(await screen.findByRole('link', { name: 'Continue Learning' })).toBeTruthy();
  });

  it('becomes Continue Learning for a course in progress', async () => {
    signInLearner();
    mockServer.use(
      mockCall('getCourseState', () => courseState({ enrollment: enrollment({ progress: '40' }) })),
    );
    await open();
    expect(await screen.findByRole('link', { name: 'Continue Learning' })).toBeTruthy();
    expect(visibleTexts('Progress: 40% complete')).toHaveLength(1);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
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

  it('offers the trial to a learner without access, and enrolls once it has started', async () => {
    signInLearner();
    let hasTrial = false;
    let isEnrolled = false;
    mockServer.use(
      mockCall('getCourseState', () =>
        courseState({ hasAccess: hasTrial, enrollment: isEnrolled ? enrollment() : null }),
      ),
      mockCall('getAccess', () => accessSummary()),
      mockCall('createEnrollment', () => {
        isEnrolled = hasTrial;
        return isEnrolled ? enrollment() : refusal('payment_required');
      }),
      mockCall('startTrial', () => {
        hasTrial = true;
        return accessSummary({ trial: { ...TRIAL, isActive: true } });
      }),
    );
    await open();
    await press('Enroll Now');
    await screen.findByRole('dialog');
    expect((await screen.findByText(/Bought on its own, this course costs/)).textContent).toContain(
      '$29',
    );
    await press('Start Trial and Enroll');
    await screen.findByRole('link', { name: 'Continue Learning', hidden: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('tells a learner who has used the trial when it ended, and offers no other', async () => {
    signInLearner();
    mockServer.use(
      mockCall('getCourseState', () => courseState({ hasAccess: false })),
      mockCall('getAccess', () => accessSummary({ trial: TRIAL })),
      mockCall('createEnrollment', () => refusal('payment_required')),
    );
    await open();
    await press('Enroll Now');
    expect((await screen.findByText(/Your free trial ended on/)).textContent).toContain(
      'November 4, 2026',
    );
    expect(screen.queryByRole('button', { name: /Trial/ })).toBeNull();
    const dialog = within(screen.getByRole('dialog'));
    const buy = dialog.getByRole('link', { name: 'Buy This Course' });
    expect(buy.getAttribute('href')).toBe('/checkout?course=14');
    const plans = dialog.getByRole('link', { name: 'See Plans' });
    expect(plans.getAttribute('href')).toBe('/pricing');
  });

  it.each([
    ['purchase', 'Yours', 'Lifetime access'],
    ['subscription', 'In your plan', '$29 on its own'],
    ['seat', 'In your plan', '$29 on its own'],
    ['trial', 'In your trial', '$29 on its own'],
  ] as const)('shows a course that a %s includes as %s', async (kind, figure, note) => {
    signInLearner();
    const entitlement = { kind, courseIds: [14], endsAt: null, isActive: true };
    mockServer.use(
      mockCall('getCourseState', () => courseState()),
      mockCall('getAccess', () => accessSummary({ entitlements: [entitlement] })),
    );
    await open();
    await waitFor(() => expect(visibleTexts(figure)).not.toEqual([]));
    expect(visibleTexts(note)).not.toEqual([]);
    expect(visibleTexts('One-time payment')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Enroll Now' })).toBeTruthy();
  });

  it('offers the course for sale during a trial, but not after its purchase', async () => {
    signInLearner();
    const entitlement = { kind: 'trial', courseIds: null, endsAt: null, isActive: true } as const;
    let kind: 'trial' | 'purchase' = 'trial';
    mockServer.use(
      mockCall('getCourseState', () => courseState({ enrollment: enrollment() })),
      mockCall('getAccess', () => accessSummary({ entitlements: [{ ...entitlement, kind }] })),
    );
    const { unmount } = await open();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Buy This Course for $29' })).toBeTruthy(),
    );
    unmount();
    kind = 'purchase';
    await open();
    await screen.findByRole('link', { name: 'Continue Learning' });
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Buy/ })).toBeNull());
  });
});

describe('what a course page offers beside enrolling (screens improvement 12)', () => {
  withMockedApi();
  withPageScript();
  const openExtras = async () => {
    mockServer.use(mockCall('listModules', () => [moduleSummary({ isPreview: true })]));
    await open(<CourseExtras course={course()} />);
    await screen.findByText('Read Module 1 Free');
    startPageScript();
  };

  it('is the wishlist, the free module and the trial for a visitor', async () => {
    await openExtras();
    const free = await screen.findByRole('link', { name: 'Read Module 1 Free' });
    expect(free.getAttribute('href')).toBe('/courses/14/preview');
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
