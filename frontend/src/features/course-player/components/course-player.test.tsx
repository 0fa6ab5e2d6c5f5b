// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { mockCall, mockServer, refusal } from '../../../testing/mock-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import {
  course,
  courseModule,
  courseState,
  enrollment,
  LEARNER,
  moduleProgress,
  moduleSummary,
} from '../../../testing/samples.ts';
import { withMockedApi } from '../../../testing/with-mocked-api.ts';
import { CoursePlayer } from './course-player.tsx';

const MODULES = [
  moduleSummary({ id: 'm1', order: 1, title: 'Why records matter' }),
  moduleSummary({ id: 'm2', order: 2, title: 'Facts, not opinions' }),
];

const open = (moduleId?: string, courseId: number | undefined = 14) =>
  renderPage(
    <CoursePlayer
      learner={LEARNER}
      courseId={courseId}
      moduleId={moduleId}
      slots={{ enrollment: () => 'the enroll button', accessChoices: () => 'the ways back' }}
    />,
    { path: '/course/14/play' },
  );

/** The reads of the player, for a learner in this state. */
function serve(state: Parameters<typeof courseState>[0]) {
  mockServer.use(
    mockCall('getCourse', () => course()),
    mockCall('listModules', () => MODULES),
    mockCall('getCourseState', () => courseState(state)),
    mockCall('getModule', ({ params }) =>
      courseModule(MODULES.find(({ id }) => id === params['id']) ?? {}),
    ),
    mockCall('savePosition', ({ body }) => body),
  );
}

describe('the course player', () => {
  withMockedApi();

  it('introduces the course while no module is selected, and resumes at the module last opened', async () => {
    serve({ enrollment: enrollment({ lastModuleId: 'm2' }) });
    await open();
    const resume = await screen.findByRole('link', { name: 'Continue where you left' });
    expect(resume.getAttribute('href')).toBe('/course/14/play?module=m2');
  });

  it('shows a module, remembers it, and marks it complete with the minutes of reading', async () => {
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
    const button = screen.getByRole('button', { name: 'Mark Complete' });
    await userEvent.click(button);

    await screen.findByRole('button', { name: 'Mark as Not Complete' });
    expect(recordings).toEqual([
      { userId: LEARNER.id, moduleId: 'm1', completed: true, timeSpent: 1 },
    ]);
    expect(screen.getByText('1 of 2 modules complete, 1 min of learning')).toBeTruthy();
    expect(screen.getAllByText(/^50%/).length).toBeGreaterThan(1);
    const next = screen.getByRole('link', { name: 'Go to the Next Module' });
    expect(next.getAttribute('href')).toBe('/course/14/play?module=m2');
    // Whoever pressed the button with a keyboard must still be on it.
    expect(document.activeElement).toBe(button);
  });

  it('leaves the mark as it was when it could not be saved', async () => {
    serve({ enrollment: enrollment() });
    mockServer.use(mockCall('recordModuleProgress', () => refusal('service_unavailable')));
    await open('m1');
    await userEvent.click(await screen.findByRole('button', { name: 'Mark Complete' }));
    await waitFor(() => expect(screen.queryByText('Saving...')).toBeNull());
    expect(screen.getByRole('button', { name: 'Mark Complete' })).toBeTruthy();
  });

  it('offers to enroll to whom has not enrolled', async () => {
    serve({ enrollment: null });
    await open();
    expect(await screen.findByText('the enroll button')).toBeTruthy();
  });

  it('is locked when access has ended, with progress still in sight', async () => {
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

  it('is locked when access ends while it is open', async () => {
    serve({ enrollment: enrollment() });
    mockServer.use(mockCall('getModule', () => refusal('payment_required')));
    await open('m1');
    expect(await screen.findByText('the ways back')).toBeTruthy();
  });

  it('says that a course does not exist', async () => {
    serve({});
    mockServer.use(
      mockCall('getCourse', () => refusal('course_not_found')),
      mockCall('getCourseState', () => refusal('course_not_found')),
    );
    await open();
    expect(await screen.findByRole('heading', { name: 'Course Not Found' })).toBeTruthy();
    expect(screen.getByText("The course you're looking for doesn't exist.")).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Courses' })).toBeTruthy();
  });

  it('offers to try again when the course could not be loaded', async () => {
    let isBusy = true;
    serve({ enrollment: enrollment() });
    mockServer.use(
      mockCall('getCourseState', () =>
        isBusy ? refusal('service_unavailable') : courseState({ enrollment: enrollment() }),
      ),
    );
    await open();
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    isBusy = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'Start the First Module' })).toBeTruthy();
  });
});
