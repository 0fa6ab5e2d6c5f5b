// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQuery } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { LazyToaster } from '#components/feedback/lazy-toaster.tsx';
import { courseStateQuery } from '#queries/learning.ts';
import { course } from '#testing/catalog-samples.ts';
import { accessSummary, courseState, enrollment, LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { EnrollPage } from './enroll-page.tsx';

/** Shows the page as the player does: it is gone as soon as there is an enrollment. */
function Player() {
  const { data: state } = useQuery(courseStateQuery(LEARNER.id, 14));
  if (!state) return null;
  if (state.enrollment) return 'the course';
  return (
    <EnrollPage
      course={course()}
      learnerId={LEARNER.id}
      hasAccess={state.hasAccess}
      placeholder="the skeleton"
    />
  );
}

async function open() {
  const page = (
    <>
      <Player />
      <LazyToaster />
    </>
  );
  await renderPage(page, { path: '/course/14/play' });
}

// Source: rules/learning.md L4; rules/wording.md W17
describe('the player of a course without an enrollment', () => {
  withMockedApi();
  let isEnrolled = false;
  let hasAccess = true;
  beforeEach(() => {
    isEnrolled = false;
    hasAccess = true;
    mockServer.use(
      mockCall('getAccess', () => accessSummary()),
      mockCall('getCourseState', () =>
        courseState({ hasAccess, enrollment: isEnrolled ? enrollment() : null }),
      ),
      mockCall('createEnrollment', () => {
        if (!hasAccess) return refusal('payment_required');
        isEnrolled = true;
        return enrollment();
      }),
      mockCall('startTrial', () => {
        hasAccess = true;
        return accessSummary();
      }),
    );
  });

  it('enrolls a learner with access without a click, opens it and says so', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Enroll Now' })).toBeNull();
    expect(await screen.findByText('the course')).toBeTruthy();
    expect(await screen.findByText('Enrollment Successful!')).toBeTruthy();
    expect(
      screen.getByText('You’ve been enrolled in this course. Start learning now!'),
    ).toBeTruthy();
  });

  it('shows the ways to get access, and says that the enrollment was successful after them', async () => {
    hasAccess = false;
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Enroll Now' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Start Trial and Enroll' }));
    expect(await screen.findByText('the course')).toBeTruthy();
    expect(await screen.findByText('Enrollment Successful!')).toBeTruthy();
  });

  it('says that enrolling has failed, and offers it again', async () => {
    mockServer.use(mockCall('createEnrollment', () => refusal('internal_error')));
    await open();
    expect(await screen.findByText('Enrollment Failed')).toBeTruthy();
    mockServer.use(mockCall('createEnrollment', () => enrollment()));
    isEnrolled = true;
    await userEvent.click(screen.getByRole('button', { name: 'Enroll Now' }));
    await waitFor(() => expect(screen.getByText('the course')).toBeTruthy());
  });
});
