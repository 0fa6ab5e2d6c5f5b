// @vitest-environment happy-dom
import { DEMO_GROUP } from '@learning/shared/contract/demo-account';
import type { CourseRating } from '@learning/shared/contract/course-ratings';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '#lib/query-client.ts';
import { mockCall, mockServer, networkError, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { course, courseRating, courseRatingsPage } from '#testing/catalog-samples.ts';
import { LEARNER } from '#testing/learning-samples.ts';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import CourseRatings from './course-ratings.tsx';

const COURSE = course();
const courseKey = ['getCourse', { params: { id: COURSE.id } }] as const;

async function show(courseRatings: CourseRating[] = [], path = '/courses/14') {
  mockServer.use(mockCall('listCourseRatings', () => courseRatingsPage(courseRatings)));
  const queryClient = createQueryClient();
  queryClient.setQueryData(courseKey, COURSE);
  await renderPage(<CourseRatings courseId={COURSE.id} />, { path, queryClient });
  return { shownCourse: () => queryClient.getQueryData<typeof COURSE>(courseKey)! };
}

/** Signs in a learner with this course rating, or none. */
function signInWith(own: CourseRating | null, missing: 'purchase' | 'progress' | null = null) {
  signInLearner();
  const mayReview = missing === null;
  mockServer.use(
    mockCall('getOwnCourseRating', () => ({ review: own, moderation: null, mayReview, missing })),
  );
}

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the reviews of a course', () => {
  withMockedApi();

  it('show that there are none yet, without stars', async () => {
    await show();
    expect(await screen.findByText('No reviews yet')).toBeTruthy();
    expect(screen.queryByText(/out of 5/)).toBeNull();
  });

  it('show the average, the histogram and the text as written', async () => {
    const text = 'First line.\n<img src=x onerror=alert(1)>';
    const { shownCourse } = await show([
      courseRating({ id: 'b', rating: 5, authorName: 'Ben' }),
      courseRating({ id: 'a', text, editedAt: '2026-11-14T09:00:00Z' }),
    ]);
    expect((await screen.findByText('4.5')).textContent).toBe('4.5 out of 5');
    expect(screen.getByText('2 reviews')).toBeTruthy();
    const [five] = screen.getAllByRole('listitem');
    expect(five?.textContent).toBe('5 stars1 review');
    expect(screen.getByText('4 out of 5')).toBeTruthy();
    expect(screen.getByText(/First line/).textContent).toBe(text);
    expect(document.querySelector('img')).toBeNull();
    expect(screen.getByText('November 14, 2026')).toBeTruthy();
    expect(shownCourse()).toMatchObject({ rating: '4.5', reviewCount: 2 });
  });

  it('send a visitor to the sign-in form with the way back', async () => {
    await show();
    const link = await screen.findByRole('link', { name: 'Sign in to review it' });
    expect(link.getAttribute('href')).toBe('/login?redirect=%2Fcourses%2F14');
  });

  it.each([
    ['progress', 'Complete half of the course to review it.'],
    ['purchase', /^Reviews come from learners who bought this course or have a plan with it\./],
  ] as const)('explain why a learner cannot review yet: %s', async (missing, reason) => {
    signInWith(null, missing);
    await show([courseRating()]);
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Write a Review' })).toBeNull();
  });

  it('say before anything is written that the demo account cannot review', async () => {
    signInLearner(localStorage, 3_600, { 'cognito:groups': [DEMO_GROUP] });
    const state = { review: null, moderation: null, mayReview: true, missing: null };
    mockServer.use(mockCall('getOwnCourseRating', () => state));
    await show();
    expect(await screen.findByText(/^The demo account can’t write reviews/)).toBeTruthy();
    expect(screen.getByText(/once they have completed half of it/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Write a Review' })).toBeNull();
  });

  it('load page by page and focus the first new one', async () => {
    mockServer.use(
      mockCall('listCourseRatings', ({ query }) =>
        query.get('cursor') === 'two'
          ? courseRatingsPage([courseRating({ id: 'c', text: 'The third.' })])
          : courseRatingsPage([courseRating({ id: 'a' }), courseRating({ id: 'b' })], 'two'),
      ),
    );
    await renderPage(<CourseRatings courseId={14} />);
    await click('Load More Reviews');
    const third = await screen.findByText('The third.');
    await waitFor(() => expect(document.activeElement?.contains(third)).toBe(true));
    expect(screen.queryByRole('button', { name: 'Load More Reviews' })).toBeNull();
  });

  it('offer to try again when they could not be loaded', async () => {
    let isDown = true;
    mockServer.use(
      mockCall('listCourseRatings', () =>
        isDown ? networkError() : courseRatingsPage([courseRating()]),
      ),
    );
    await renderPage(<CourseRatings courseId={14} />);
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    isDown = false;
    await click('Try Again');
    expect(await screen.findByText('Clear and to the point.')).toBeTruthy();
  });
});

describe("a learner's own review", () => {
  withMockedApi();

  it('can be written with stars chosen by keyboard and a suggested name, and counts at once', async () => {
    signInWith(null);
    const user = userEvent.setup();
    const { shownCourse } = await show([courseRating({ id: 'a', rating: 5 })]);
    mockServer.use(
      mockCall('saveCourseRating', ({ body, params }) => {
        expect(params).toEqual({ userId: LEARNER.id, id: '14' });
        expect(body).toEqual({ rating: 3, text: 'Useful.', authorName: 'Ada G.' });
        const review = courseRating({ id: 'mine', ...body });
        return { review, moderation: null, rating: '4.0', reviewCount: 2 };
      }),
    );
    await click('Write a Review');
    screen.getByRole<HTMLInputElement>('radio', { name: '2 stars' }).focus();
    await user.keyboard(' ');
    await user.click(screen.getByRole('radio', { name: '3 stars' }));
    await user.type(screen.getByLabelText('Review (optional)'), 'Useful.');
    expect(screen.getByText('7 of 2,000 characters')).toBeTruthy();
    await click('Publish Review');

    const own = await screen.findByRole('region', { name: 'Your review' });
    expect(await within(own).findByText('Useful.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(own));
    expect(screen.getByText('2 reviews')).toBeTruthy();
    expect(screen.getAllByText('Useful.')).toHaveLength(1);
    expect(shownCourse()).toMatchObject({ rating: '4.0', reviewCount: 2 });
  });

  it('is not sent without stars or a name', async () => {
    signInWith(null);
    await show();
    mockServer.use(
      mockCall('saveCourseRating', () => {
        throw new Error('sent');
      }),
    );
    await click('Write a Review');
    await userEvent.clear(screen.getByLabelText('Name to show'));
    await click('Publish Review');
    expect(await screen.findByText('Choose 1 to 5 stars.')).toBeTruthy();
    expect(screen.getByText('Enter a name to show.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 star' }));
  });

  it('is not sent with a character that can’t be shown', async () => {
    signInWith(null);
    await show();
    mockServer.use(
      mockCall('saveCourseRating', () => {
        throw new Error('sent');
      }),
    );
    await click('Write a Review');
    await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    const text = screen.getByLabelText('Review (optional)');
    await userEvent.click(text);
    await userEvent.paste('Clear.\nBuy \u202emoc.elpmaxe');
    await click('Publish Review');
    expect(await screen.findByText(/^This has a character that can’t be shown/)).toBeTruthy();
    expect(document.activeElement).toBe(text);
  });

  it('stays in the form when it could not be saved', async () => {
    signInWith(null);
    await show();
    mockServer.use(mockCall('saveCourseRating', () => refusal('write_conflict')));
    await click('Write a Review');
    await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    await userEvent.type(screen.getByLabelText('Review (optional)'), 'Unsaved.');
    await click('Publish Review');
    expect(await screen.findByText(/What you wrote is still here/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Review (optional)').value).toBe('Unsaved.');
  });

  it('is edited starting from its current values', async () => {
    const mine = courseRating({ id: 'mine', rating: 2, authorName: 'A. Grey' });
    signInWith(mine, 'progress');
    await show([mine]);
    mockServer.use(
      mockCall('saveCourseRating', ({ body }) => ({
        review: { ...mine, ...body, editedAt: '2026-11-20T09:00:00Z' },
        moderation: null,
        rating: '5.0',
        reviewCount: 1,
      })),
    );
    await click('Edit Review');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '2 stars' }).checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Name to show').value).toBe('A. Grey');
    await userEvent.click(screen.getByRole('radio', { name: '5 stars' }));
    await click('Save Review');
    expect(await screen.findByText('5.0')).toBeTruthy();
    expect(screen.getByText('November 20, 2026')).toBeTruthy();
  });

  it('is deleted only after confirmation, and leaves the course without stars', async () => {
    const mine = courseRating({ id: 'mine' });
    signInWith(mine);
    const { shownCourse } = await show([mine]);
    mockServer.use(mockCall('deleteCourseRating', () => ({ rating: '5.0', reviewCount: 0 })));
    await click('Delete Review');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete Review' }));
    expect(await screen.findByText('No reviews yet')).toBeTruthy();
    expect(screen.queryByText(/out of 5/)).toBeNull();
    expect(shownCourse().reviewCount).toBe(0);
    expect(
      await screen.findByRole('button', { name: 'Write a Review', hidden: true }),
    ).toBeTruthy();
  });
});
