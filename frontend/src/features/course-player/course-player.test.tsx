// @vitest-environment happy-dom
import type { Activity } from '@learning/shared/contract/activities';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { availableCertificate } from '#testing/certificate-samples.ts';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { course, courseModule, moduleSummary } from '#testing/catalog-samples.ts';
import {
  accessSummary,
  courseState,
  dashboard,
  enrollment,
  LEARNER,
  moduleProgress,
  spacedReviewSummary,
  recertificationEntry,
} from '#testing/learning-samples.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { CoursePlayer, type PlayerSlots } from './course-player.tsx';
import { useModuleInAddress } from './steps/step-address.ts';

const MODULES = [
  moduleSummary({ id: 'm1', order: 1, title: 'Why records matter' }),
  moduleSummary({
    id: 'm2',
    order: 2,
    title: 'Facts, not opinions',
    type: 'assessment',
    activityCount: 1,
    activityIds: ['check'],
  }),
];

/** Shows the module and the step that the address names. */
function PlayerOfAddress({ courseId }: { courseId: number }) {
  const moduleId = useModuleInAddress();
  return <CoursePlayer learner={LEARNER} courseId={courseId} moduleId={moduleId} slots={SLOTS} />;
}

const SLOTS: PlayerSlots = {
  enrollment: () => 'the enroll button',
  accessChoices: () => 'the ways back',
  opening: () => null,
  activity: (_module, activityId) => `the activity ${activityId}`,
  activityLine: (_module, activityId) => `line of ${activityId}`,
};

const open = (moduleId?: string, step?: string) =>
  renderPage(<PlayerOfAddress courseId={14} />, {
    path: `/course/14/play${moduleId ? `?module=${moduleId}${step ? `&step=${step}` : ''}` : ''}`,
  });

/** Mocks the calls of the player for a learner in this state. */
function serve(state: Parameters<typeof courseState>[0]) {
  mockServer.use(
    mockCall('getPlayerView', ({ query }) => playerView(state, query.get('module'))),
    mockCall('getCourseState', () => courseState(state)),
    mockCall('getModule', ({ params }) =>
      courseModule(MODULES.find(({ id }) => id === params['id']) ?? {}),
    ),
    mockCall('savePosition', ({ body }) => body),
    // The course is saved for reading offline.
    mockCall('listNotes', () => []),
    mockCall('listCourseWork', () => []),
    mockCall('getSpacedReviewSession', () => ({
      cards: [],
      paused: [],
      decision: null,
      summary: spacedReviewSummary(),
    })),
    mockCall('listActivities', () => [CHECK]),
    mockCall('getAccess', () => accessSummary()),
    mockCall('getDashboard', () =>
      dashboard({ recommendations: [course({ id: 5, title: 'Next One' })] }),
    ),
    mockCall('getCertificateOverview', () => ({
      certificates: [],
      former: [],
      available: [availableCertificate({ courseId: 14, instructionHours: null })],
      withoutHours: [],
      newCapstones: [],
      retests: [],
    })),
    mockCall('getRecertificationLog', () => ({
      entries: [
        recertificationEntry({
          instructionHours: null,
          courseHours: 2.25,
          minutes: { onScreen: 80, activities: 60, atDesk: 30 },
          measuredMinutes: 40,
        }),
      ],
      instructionHours: 0,
    })),
  );
}

function playerView(state: Parameters<typeof courseState>[0], moduleId: string | null) {
  const all = courseState(state);
  const module = all.hasAccess ? MODULES.find(({ id }) => id === moduleId) : undefined;
  return {
    course: course(),
    modules: MODULES,
    state: all,
    module: module ? courseModule(module) : null,
  };
}

const CHECK: Activity = {
  id: 'check',
  moduleId: 'm2',
  title: 'The Final Check',
  description: '',
  type: 'skill-check',
  duration: '15 minutes',
  passingScore: 75,
  config: '{}',
};

const passed = (activityId: string) => ({
  activityId,
  score: 80,
  completed: true,
  completedAt: '2026-11-03T09:00:00Z',
  submissionCount: 1,
});

describe('the course player', () => {
  withMockedApi();

  it('introduces the course while no module is selected, and resumes at the last open module', async () => {
    serve({ enrollment: enrollment({ lastModuleId: 'm2' }) });
    await open();
    const resume = await screen.findByRole('link', { name: 'Continue where you left off' });
    expect(resume.getAttribute('href')).toBe('/course/14/play?module=m2');
  });

  it('says what changed in the course, and in the law of the open module', async () => {
    serve({ enrollment: enrollment({ lastModuleId: null }) });
    const { unmount } = await open();
    expect(await screen.findByText(/^What changed: edition 2/)).toBeTruthy();
    unmount();
    await open('m1');
    await screen.findByText(
      'Law updated on November 22, 2026: The box on the Employment Rights Act covers probation.',
    );
  });

  it('says nothing about changes of other modules', async () => {
    serve({ enrollment: enrollment({ lastModuleId: null }) });
    await open('m2');
    await screen.findByRole('heading', { level: 1, name: 'Facts, not opinions' });
    expect(screen.queryByText(/^Updated on/)).toBeNull();
  });

  it('reads all it shows first in one call', async () => {
    const calls: string[] = [];
    mockServer.use(
      mockCall('getPlayerView', () => {
        calls.push('getPlayerView');
        return playerView({ enrollment: enrollment({ lastModuleId: 'm1' }) }, 'm1');
      }),
    );
    // Any other call would fail: nothing else is mocked.
    await open('m1');
    expect(await screen.findByText('A record says what happened.')).toBeTruthy();
    expect(calls).toEqual(['getPlayerView']);
  });

  it('shows a module, remembers it, and marks it complete', async () => {
    serve({ enrollment: enrollment() });
    const positions: string[] = [];
    const recordings: unknown[] = [];
    mockServer.use(
      mockCall('savePosition', ({ body }) => {
        positions.push(body.moduleId);
        return body;
      }),
      mockCall('recordModuleProgress', ({ params, body }) => {
        recordings.push({ ...params, ...body });
        return {
          moduleProgress: moduleProgress({ moduleId: 'm1', timeSpent: 1 }),
          enrollment: enrollment({ progress: '50', lastModuleId: 'm1' }),
        };
      }),
    );
    await open('m1');
    expect(await screen.findByText('A record says what happened.')).toBeTruthy();
    await waitFor(() => expect(positions).toEqual(['m1']));
    await userEvent.click(screen.getByRole('link', { name: 'Next: Take away' }));
    const button = await screen.findByRole('button', { name: 'Mark Complete' });
    await userEvent.click(button);

    await screen.findByRole('button', { name: 'Mark as Not Complete' });
    expect(recordings).toEqual([{ userId: LEARNER.id, moduleId: 'm1', completed: true }]);
    expect(screen.getByText('1 of 2 modules complete, 1 min of learning')).toBeTruthy();
    expect(screen.getAllByText(/^50%/).length).toBeGreaterThan(1);
    const next = screen.getByRole('link', { name: 'Go to the Next Module' });
    expect(next.getAttribute('href')).toBe('/course/14/play?module=m2');
    // A learner who used the keyboard must still be on the button.
    expect(document.activeElement).toBe(button);
  });

  it('leaves the module incomplete when it could not be saved', async () => {
    serve({ enrollment: enrollment() });
    mockServer.use(mockCall('recordModuleProgress', () => refusal('service_unavailable')));
    await open('m1', 'take-away');
    await userEvent.click(await screen.findByRole('button', { name: 'Mark Complete' }));
    await waitFor(() => expect(screen.queryByText('Saving...')).toBeNull());
    expect(screen.getByRole('button', { name: 'Mark Complete' })).toBeTruthy();
  });

  it('shows in the list of modules which activities were passed', async () => {
    serve({ enrollment: enrollment(), activityResults: [passed('check')] });
    await open();
    const modules = await screen.findByRole('navigation', { name: 'Modules' });
    const links = within(modules).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      '1Why records matter40 minutes',
      '2Facts, not opinions40 minutes · activity done',
    ]);
  });

  it('leads through the steps of a module, each with an address of its own', async () => {
    serve({ enrollment: enrollment() });
    const { history } = await open('m2');
    const step = () => (history.location.search.match(/step=([^&]*)/) ?? [])[1];
    expect(await screen.findByText('A record says what happened.')).toBeTruthy();
    expect(screen.getAllByText('line of check')).toHaveLength(1);

    await userEvent.click(screen.getByRole('link', { name: 'Next: Activity' }));
    expect(await screen.findByText('the activity check')).toBeTruthy();
    expect(step()).toBe('activity-check');
    // It has the screen for itself.
    expect(screen.queryByText('A record says what happened.')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Modules' })).toBeNull();

    await userEvent.click(screen.getByRole('link', { name: 'Next: Take away' }));
    expect(await screen.findByRole('button', { name: 'Mark Complete' })).toBeTruthy();
    expect(step()).toBe('take-away');
    const steps = screen.getByRole('list', { name: 'Steps of Facts, not opinions' });
    const current = within(steps).getByRole('link', { current: 'page' });
    expect(current.textContent).toBe('Take away');

    await act(async () => history.back());
    expect(await screen.findByText('the activity check')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Back to the lesson' }));
    expect(await screen.findByText('A record says what happened.')).toBeTruthy();
  });

  it('opens the activity that an earlier link names', async () => {
    serve({ enrollment: enrollment() });
    await renderPage(<PlayerOfAddress courseId={14} />, {
      path: '/course/14/play?module=m2#activity-check',
    });
    expect(await screen.findByText('the activity check')).toBeTruthy();
  });

  it('lists the activities an assessment still needs, with links to them', async () => {
    serve({ enrollment: enrollment() });
    await open('m2', 'take-away');
    const link = await screen.findByRole('link', { name: 'The Final Check' });
    expect(link.getAttribute('href')).toBe('/course/14/play?module=m2&step=activity-check');
    // The button leads there instead of asking the server for a refusal.
    const recorded: unknown[] = [];
    mockServer.use(
      mockCall('recordModuleProgress', ({ body }) => {
        recorded.push(body);
        return refusal('activities_incomplete');
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Mark Complete' }));
    expect(await screen.findByText('the activity check')).toBeTruthy();
    expect(recorded).toEqual([]);
  });

  it('lists the activities the server names when it refuses to complete an assessment', async () => {
    // Passed according to the cache only; the server refuses.
    serve({ enrollment: enrollment(), activityResults: [passed('check')] });
    mockServer.use(
      mockCall('recordModuleProgress', () =>
        refusal('activities_incomplete', {
          details: { activityIds: ['essay'], titles: ['The New Essay'] },
        }),
      ),
    );
    await open('m2', 'take-away');
    const button = await screen.findByRole('button', { name: 'Mark Complete' });
    expect(screen.queryByRole('link', { name: 'The Final Check' })).toBeNull();
    await userEvent.click(button);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This module isn’t complete yet.',
    );
    const link = screen.getByRole('link', { name: 'The New Essay' });
    expect(link.getAttribute('href')).toBe('/course/14/play?module=m2&step=activity-essay');
    expect(screen.getByRole('button', { name: 'Mark Complete' })).toBeTruthy();
  });

  it('shows what a completed course is worth and what to do next', async () => {
    serve({
      enrollment: enrollment({ progress: '100', completedAt: '2026-11-14T15:20:00Z' }),
      progress: MODULES.map(({ id }) => moduleProgress({ moduleId: id })),
    });
    await open();
    expect(await screen.findByText('You have completed this course')).toBeTruthy();
    expect(await screen.findByText('November 14, 2026')).toBeTruthy();
    expect(screen.getByText('Average score').nextElementSibling?.textContent).toBe('90%');
    expect(screen.queryByText('Instruction hours')).toBeNull();
    const missing =
      /^40 min of 2.25 hours measured. Log and certificate print 2.25 hours once 1 h 21 min/;
    expect(screen.getByText(missing)).toBeTruthy();
    expect(screen.getByText(/Claimed today, it will not print hours./)).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Next One' })).toBeTruthy();
    const view = screen.getByRole('link', { name: 'View Course' });
    expect(view.getAttribute('href')).toBe('/courses/5');
    const claim = screen.getByRole('link', { name: 'Claim Your Certificate' });
    expect(claim.getAttribute('href')).toBe('/certificates?tab=available&claim=14');
    const log = screen.getByRole('link', { name: 'Open Recertification Log' });
    expect(log.getAttribute('href')).toBe('/dashboard?tab=achievements');
  });

  it('starts the next course when the plan includes it', async () => {
    serve({
      enrollment: enrollment({ progress: '100', completedAt: '2026-11-14T15:20:00Z' }),
      progress: MODULES.map(({ id }) => moduleProgress({ moduleId: id })),
    });
    const enrolled: unknown[] = [];
    mockServer.use(
      mockCall('getAccess', () =>
        accessSummary({
          entitlements: [{ kind: 'subscription', courseIds: null, endsAt: null, isActive: true }],
        }),
      ),
      mockCall('createEnrollment', ({ body }) => {
        enrolled.push(body);
        return enrollment({ courseId: 5 });
      }),
    );
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Start Next One' }));
    await waitFor(() => expect(enrolled).toMatchObject([{ courseId: 5 }]));
  });

  it.each([
    ['purchase', 'Its texts, templates and notes stay open to you.'],
    [
      'seat',
      'Its texts, templates and notes stay open to you as long as your plan includes this course.',
    ],
    ['trial', /until your free trial ends on November 17, 2026/],
  ] as const)(
    'promises a completed course from a %s only as long as it stays open (screens bug 5)',
    async (kind, sentence) => {
      serve({
        enrollment: enrollment({ progress: '100' }),
        progress: MODULES.map(({ id }) => moduleProgress({ moduleId: id })),
      });
      const endsAt = '2026-11-17T15:20:00Z';
      mockServer.use(
        mockCall('getAccess', () =>
          accessSummary({
            trial: { startedAt: '2026-11-14T15:20:00Z', endsAt, isActive: true },
            entitlements: [{ kind, courseIds: [14], endsAt: null, isActive: true }],
          }),
        ),
      );
      await open();
      expect(await screen.findByText(sentence)).toBeTruthy();
      expect(screen.queryAllByRole('link', { name: 'Buy This Course' })).toHaveLength(
        kind === 'trial' ? 1 : 0,
      );
    },
  );

  it('shows the way on before the way back at the end of a module (screens improvement 8)', async () => {
    serve({
      enrollment: enrollment({ progress: '50' }),
      progress: [moduleProgress({ moduleId: 'm1' })],
    });
    await open('m1', 'take-away');
    const next = await screen.findByRole('link', { name: 'Go to the Next Module' });
    const undo = screen.getByRole('button', { name: 'Mark as Not Complete' });
    expect(next.compareDocumentPosition(undo)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('bookmarks the module that is open', async () => {
    serve({ enrollment: enrollment() });
    const bookmarks: unknown[] = [];
    mockServer.use(
      mockCall('toggleBookmark', ({ body }) => {
        bookmarks.push(body);
        return { bookmarked: true };
      }),
    );
    await open('m2');
    const button = await screen.findByRole('button', { name: 'Bookmark' });
    await userEvent.click(button);
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
    expect(bookmarks).toEqual([{ userId: LEARNER.id, bookmarked: true, moduleId: 'm2' }]);
  });

  it('offers enrollment to a learner who has not enrolled', async () => {
    serve({ enrollment: null });
    await open();
    expect(await screen.findByText('the enroll button')).toBeTruthy();
  });

  it('is locked when access has ended, and still shows the progress', async () => {
    serve({
      hasAccess: false,
      enrollment: enrollment({ progress: '50' }),
      progress: [moduleProgress({ moduleId: 'm1' })],
    });
    await open('m1');
    expect(await screen.findByText('Your access to this course has ended')).toBeTruthy();
    expect(screen.getByText('the ways back')).toBeTruthy();
    expect(screen.getByText(/^1 of 2 modules complete/)).toBeTruthy();
    expect(screen.queryByText('A record says what happened.')).toBeNull();
  });

  it('hides text and activities and still shows notes when access has ended', async () => {
    serve({ hasAccess: false, enrollment: enrollment({ progress: '50' }) });
    mockServer.use(
      mockCall('listCourseWork', () => []),
      mockCall('listNotes', () => [
        { moduleId: 'm2', text: 'Ask for dates.', version: 1, updatedAt: '2026-11-03T09:00:00Z' },
      ]),
    );
    await open('m2', 'activity-check');
    await screen.findByText('the ways back');
    expect(screen.queryByText('the activity check')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark Complete' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Notes' }));
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Note')).value).toBe(
      'Ask for dates.',
    );
    expect(screen.getByRole('region', { name: 'All notes of this course' })).toBeTruthy();
  });

  it('is locked when access ends while it is open', async () => {
    serve({ enrollment: enrollment() });
    mockServer.use(
      mockCall('getPlayerView', () => playerView({ enrollment: enrollment() }, null)),
      mockCall('getModule', () => refusal('payment_required')),
    );
    await open('m1');
    expect(await screen.findByText('the ways back')).toBeTruthy();
  });

  it('shows that a course does not exist', async () => {
    serve({});
    mockServer.use(mockCall('getPlayerView', () => refusal('course_not_found')));
    await open();
    expect(await screen.findByRole('heading', { name: 'Course Not Found' })).toBeTruthy();
    expect(screen.getByText('The course you’re looking for doesn’t exist.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Courses' })).toBeTruthy();
  });

  it('offers to try again when the course could not be loaded', async () => {
    let isBusy = true;
    serve({ enrollment: enrollment() });
    mockServer.use(
      mockCall('getPlayerView', () =>
        isBusy ? refusal('service_unavailable') : playerView({ enrollment: enrollment() }, null),
      ),
    );
    await open();
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'This course could not be loaded',
    );
    isBusy = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'Start the First Module' })).toBeTruthy();
  });
});
