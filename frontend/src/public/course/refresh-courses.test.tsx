// @vitest-environment happy-dom
import { bundle } from '@learning/content/tiers';
import { pathsPage } from '@learning/content/site/paths';
import type { Course } from '@learning/shared/contract/catalog';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CourseCatalog } from '#features/catalog/components/course-catalog.tsx';
import { CourseExtras } from '#features/enrollment/components/course-extras.tsx';
import { EnrollmentCard } from '#features/enrollment/components/enrollment-card.tsx';
import { DocumentationSeries } from '#features/marketing/components/documentation-series.tsx';
import { PathsPage } from '#features/marketing/components/paths/paths-page.tsx';
import { pathFigures } from '#lib/path-figures.ts';
import { course } from '#testing/catalog-samples.ts';
import { accessSummary, courseState, enrollment } from '#testing/learning-samples.ts';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { startPublicPage, visibleTexts, withPublicPage } from '#testing/public-page.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';

const other = course({ id: 1, title: 'Foundations' });
const listed = (listing: Course['listing']) =>
  listing === 'hidden' ? [other] : [other, course({ listing })];

/** Shows the side card of course 14, as its page was built before an operator changed how it is offered. */
async function showCourse(listing: Course['listing']) {
  mockServer.use(mockCall('listCourses', () => listed(listing)));
  const built = course();
  await renderPage(
    <div data-course={built.id} data-course-page="" data-title={built.title}>
      <EnrollmentCard course={built} />
      <CourseExtras course={built} />
    </div>,
  );
  startPublicPage();
}

const learnerHas = (kind: 'subscription' | 'purchase', isEnrolled: boolean) => {
  signInLearner();
  mockServer.use(
    mockCall('getAccess', () =>
      accessSummary({ entitlements: [{ kind, courseIds: [14], endsAt: null, isActive: true }] }),
    ),
    mockCall('getCourseState', () =>
      courseState({ enrollment: isEnrolled ? enrollment({ progress: '40' }) : null }),
    ),
  );
};

describe('a course that takes no new learners', () => {
  withMockedApi();
  withPublicPage();
  beforeEach(() => {
    document.head.querySelector('meta[name=robots]')?.remove();
  });

  it('is coming soon once it is announced: nothing is sold, and the wishlist stays (C46)', async () => {
    await showCourse('announced');
    await waitFor(() => expect(visibleTexts('Coming soon')).not.toEqual([]));
    expect(visibleTexts('$29')).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Enroll Now' })).toBeNull();
    expect(screen.queryByRole('link', { name: /Buy/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Add to Wishlist' })).toBeTruthy();
    expect(visibleTexts('3-Day Free Trial Included')).toEqual([]);
  });

  it('is not offered once it is hidden, and search engines leave its page out (C46)', async () => {
    await showCourse('hidden');
    await waitFor(() => expect(visibleTexts('Not offered now')).not.toEqual([]));
    expect(screen.queryByRole('link', { name: 'Enroll Now' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Add to Wishlist' })).toBeNull();
    expect(document.head.querySelector('meta[name=robots]')?.getAttribute('content')).toBe(
      'noindex',
    );
  });

  it.each([
    ['with a plan, enrolled', 'subscription', true, 'Continue Learning'],
    ['who bought it, not enrolled', 'purchase', false, 'Enroll Now'],
  ] as const)('is as it was for a learner who has it: %s', async (_who, kind, isEnrolled, what) => {
    learnerHas(kind, isEnrolled);
    await showCourse('hidden');
    const part = document.querySelector('[data-course]')!;
    await waitFor(() => expect(part.hasAttribute('data-known')).toBe(true));
    const role = isEnrolled ? 'link' : 'button';
    expect(await screen.findByRole(role, { name: what })).toBeTruthy();
    await waitFor(() => expect(visibleTexts('Not offered now')).toEqual([]));
    expect(screen.queryByRole('link', { name: /Buy/ })).toBeNull();
  });

  it('is closed to a learner with a plan who is not enrolled', async () => {
    learnerHas('subscription', false);
    await showCourse('hidden');
    const part = document.querySelector('[data-course]')!;
    await waitFor(() => expect(part.hasAttribute('data-known')).toBe(true));
    await waitFor(() => expect(visibleTexts('Not offered now')).not.toEqual([]));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Enroll Now' })).toBeNull());
  });

  it('leaves the catalog and its count while it is hidden', async () => {
    mockServer.use(mockCall('listCourses', () => [other, course({ title: 'Records' })]));
    await renderPage(<CourseCatalog />);
    expect(await screen.findByRole('heading', { name: 'Records' })).toBeTruthy();
    mockServer.use(mockCall('listCourses', () => [other]));
    startPublicPage();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Records' })).toBeNull());
    expect(document.body.textContent).toContain('Showing 1 of 1 courses');
  });

  it('leaves a path, its figures and what search engines read while it is hidden (C46)', async () => {
    const courses = [other, course({ title: 'Records', price: 29 })];
    const path = { ...pathsPage.roles[0]!, courses, plan: undefined };
    mockServer.use(mockCall('listCourses', () => [other]));
    const list = (ids: number[]) => ({
      '@type': 'ItemList',
      numberOfItems: ids.length,
      itemListElement: ids.map((id, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: `https://learn.example.org/courses/${id}`,
      })),
    });
    const ownPage = { '@type': 'Course', url: 'https://learn.example.org/courses/14' };
    const graph = { '@graph': [list([14, 1]), { ...ownPage, offers: { price: 29 } }] };
    await renderPage(
      <>
        <PathsPage paths={[path]} trialButton={() => null} />
        <script type="application/ld+json">{JSON.stringify(graph)}</script>
      </>,
    );
    expect(await screen.findByText(pathFigures(courses))).toBeTruthy();
    startPublicPage();
    expect(await screen.findByText(pathFigures([other]))).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Records' })).toBeNull();
    const shown = document.querySelector('script[type="application/ld+json"]')!.textContent;
    expect(JSON.parse(shown)).toEqual({ '@graph': [list([1]), ownPage] });
  });

  it('is not sold in a bundle', async () => {
    const courses = bundle.courseIds.map((id) => course({ id, title: `Course ${id}` }));
    mockServer.use(mockCall('listCourses', () => [courses[0]!]));
    await renderPage(<DocumentationSeries courses={courses} />);
    startPublicPage();
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Buy Both Courses' })).toBeNull(),
    );
  });

  it('is sold as before when the list cannot be read', async () => {
    mockServer.use(mockCall('listCourses', () => refusal('internal_error')));
    const built = course();
    await renderPage(
      <div data-course={built.id}>
        <EnrollmentCard course={built} />
      </div>,
    );
    startPublicPage();
    expect(screen.getByRole('link', { name: 'Enroll Now' })).toBeTruthy();
    expect(visibleTexts('Not offered now')).toEqual([]);
  });
});
