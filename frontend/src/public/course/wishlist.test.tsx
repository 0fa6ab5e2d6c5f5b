// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { course } from '#testing/catalog-samples.ts';
import { requestIntent } from '#lib/session/intent.ts';
import { accessSummary, courseState, LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { WishlistButton } from '#features/enrollment/components/wishlist-button.tsx';
import { startPublicPage, withPublicPage } from '#testing/public-page.ts';

withMockedApi();
withPublicPage();

async function open() {
  const view = await renderPage(
    <div data-course={14} data-course-page="" data-title={course().title}>
      <WishlistButton course={course()} />
    </div>,
    { path: '/courses/14' },
  );
  startPublicPage();
  return view;
}

it('adds the course after the visitor has signed in, without a second click (screens bug 9)', async () => {
  const visit = await open();
  await userEvent.click(screen.getByRole('link', { name: 'Add to Wishlist' }));
  await waitFor(() => expect(visit.history.location.pathname).toBe('/login'));
  expect(visit.history.location.search).toContain('want=wishlist&course=14');
  visit.unmount();
  signInLearner();
  requestIntent(LEARNER.id, { kind: 'wishlist', courseId: 14 });
  let added = 0;
  mockServer.use(
    mockCall('getAccess', () => accessSummary()),
    mockCall('getCourseState', () => courseState({ wishlisted: added > 0 })),
    mockCall('addToWishlist', () => {
      added += 1;
      return new Response(null, { status: 204 });
    }),
  );
  const back = await open();
  await screen.findByRole('button', { name: 'Remove from Wishlist' });
  back.unmount();
  await open();
  await screen.findByRole('button', { name: 'Remove from Wishlist' });
  expect(added).toBe(1);
});
