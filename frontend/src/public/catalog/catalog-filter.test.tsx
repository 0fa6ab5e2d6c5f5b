// @vitest-environment happy-dom
import type { Course, SearchedCourse } from '@learning/shared/contract/catalog';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { course } from '#testing/catalog-samples.ts';
import { accessSummary, enrollment } from '#testing/learning-samples.ts';
import { searchedCourse, searchedModule } from '#testing/search-samples.ts';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { CourseCatalog } from '#features/catalog/components/course-catalog.tsx';
import { startPublicPage, visibleTexts, withPublicPage } from '#testing/public-page.ts';

const courses = Array.from({ length: 20 }, (_, index) =>
  course({
    id: index + 1,
    title: `Course ${index + 1}`,
    level: index < 2 ? 'expert' : 'beginner',
    reviewCount: index === 0 ? 12 : 0,
    publishedOn: index === 1 ? new Date().toISOString().slice(0, 10) : '2026-01-05',
    rating: index === 0 ? '4.5' : '5.0',
  }),
);

async function showCatalog(
  courseList: Course[] | Response = courses,
  taught: SearchedCourse[] | Response = refusal('service_unavailable'),
) {
  mockServer.use(
    mockCall('listCourses', () => courseList),
    mockCall('getSearchIndex', () => taught),
  );
  await renderPage(<CourseCatalog />);
  if (courseList instanceof Response) return;
  await screen.findAllByRole('article');
  startPublicPage();
}

const cards = () => screen.getAllByRole('article');

describe('the catalog', () => {
  withMockedApi();
  withPublicPage();

  it('shows nine courses, then nine more, and then no button', async () => {
    await showCatalog();
    await waitFor(() => expect(visibleTexts('Showing 9 of 20 courses')).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Load More Courses' }));
    expect(cards()).toHaveLength(18);
    expect(cards()[9]!.contains(document.activeElement)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Load More Courses' }));
    expect(visibleTexts('Showing 20 of 20 courses')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Load More Courses' })).toBeNull();
  });

  it("offers 'All' first, then the levels of the courses", async () => {
    await showCatalog();
    await screen.findAllByRole('article');
    const options = within(screen.getByLabelText('Level')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['All', 'Expert', 'Beginner']);
  });

  it('shows first what teaches the words, with the module and its section', async () => {
    await showCatalog(courses, [
      searchedCourse({
        id: 3,
        modules: [
          searchedModule({ id: 'other', words: [], sections: [], otherWords: ['hostile'] }),
        ],
      }),
      searchedCourse({ id: 12 }),
    ]);
    await userEvent.type(screen.getByRole('searchbox'), 'hostile');
    await waitFor(() => expect(visibleTexts('Showing 2 of 20 courses')).toHaveLength(1));
    expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Course 12',
      'Course 3',
    ]);
    const [module] = within(cards()[0]!).getAllByRole('link', { name: /^Equality/ });
    expect(module?.getAttribute('href')).toBe('/courses/12#hr-compliance-ethics-m2');
    await userEvent.clear(screen.getByRole('searchbox'));
    expect(within(cards()[0]!).getByRole('heading').textContent).toBe('Course 1');
    expect(screen.queryByRole('link', { name: /^Equality/ })).toBeNull();
  });

  it('shows the courses that come nearest when none teaches the words', async () => {
    const taught = [3, 4, 5, 6].map((id) => searchedCourse({ id, modules: [] }));
    await showCatalog(courses, taught);
    await userEvent.type(screen.getByRole('searchbox'), 'pizza');
    await waitFor(() => expect(cards()).toHaveLength(3));
    expect(visibleTexts('Nothing found for “pizza”. These courses come nearest.')).toHaveLength(1);
  });

  it('filters by level, and starts retry with the first nine courses', async () => {
    await showCatalog();
    await userEvent.click(await screen.findByRole('button', { name: 'Load More Courses' }));
    await userEvent.selectOptions(screen.getByLabelText('Level'), 'expert');
    expect(visibleTexts('Showing 2 of 20 courses')).toHaveLength(1);
    await userEvent.selectOptions(screen.getByLabelText('Level'), 'all');
    expect(visibleTexts('Showing 9 of 20 courses')).toHaveLength(1);
  });

  it('shows a message when no course matches, and clears the filters', async () => {
    await showCatalog();
    await screen.findAllByRole('article');
    await userEvent.type(screen.getByLabelText('Search'), 'astronomy');
    expect(screen.getByRole('heading', { name: 'No courses found' })).toBeTruthy();
    expect(screen.getByText('Try adjusting your search criteria or filters')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(visibleTexts('Showing 9 of 20 courses')).toHaveLength(1);
    expect(screen.getByLabelText('Search')).toHaveProperty('value', '');
  });

  it("shows stars, and without reviews only 'New' on a new course", async () => {
    await showCatalog();
    await screen.findAllByRole('article');
    const shownIn = (card: HTMLElement) =>
      card.querySelector('[data-rating] > [data-if]:not([hidden])')?.textContent;
    expect(shownIn(cards()[0]!)).toBe('Rated 4.5 (12 reviews)');
    expect(shownIn(cards()[1]!)).toBe('New');
    expect(shownIn(cards()[2]!)).toBeUndefined();
  });

  it('offers to try retry when the courses cannot be loaded', async () => {
    await showCatalog(refusal('service_unavailable'));
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    mockServer.resetHandlers(mockCall('listCourses', () => courses));
    await userEvent.click(retry);
    await waitFor(() => expect(visibleTexts('Showing 9 of 20 courses')).toHaveLength(1));
  });

  it('follows the filters of the address, and writes them there', async () => {
    history.replaceState(null, '', '/courses?level=expert');
    await showCatalog();
    expect(visibleTexts('Showing 2 of 20 courses')).toHaveLength(1);
    expect(screen.getByLabelText('Level')).toHaveProperty('value', 'expert');
    await userEvent.selectOptions(screen.getByLabelText('Level'), 'all');
    expect(location.search).toBe('');
    await userEvent.type(screen.getByLabelText('Search'), 'course 20');
    expect(location.search).toBe('?search=course+20');
    history.replaceState(null, '', '/');
  });

  it('removes an unknown level from the address, which filters nothing (conformance: filters in the address)', async () => {
    history.replaceState(null, '', '/courses?level=bogus&search=course+20');
    await showCatalog();
    expect(visibleTexts('Showing 1 of 20 courses')).toHaveLength(1);
    expect(location.search).toBe('?search=course+20');
    history.replaceState(null, '', '/');
  });

  it('shows on the cards what the learner has, in place of the offer', async () => {
    signInLearner();
    const entitlement = {
      kind: 'subscription' as const,
      courseIds: [1, 2, 3],
      endsAt: null,
      isActive: true,
    };
    mockServer.use(
      mockCall('listUserEnrollments', () => [
        enrollment({ courseId: 1, progress: '40' }),
        enrollment({ courseId: 2, progress: '100' }),
      ]),
      mockCall('getAccess', () => accessSummary({ entitlements: [entitlement] })),
    );
    await showCatalog();
    const [started, finished, included, other] = cards();
    const open = await within(started!).findByRole('link', { name: 'Continue Course 1' });
    expect(open.getAttribute('href')).toBe('/course/1/play');
    expect(started!.textContent).toContain('40%');
    expect(within(finished!).getByRole('link', { name: 'Open Course 2' })).toBeTruthy();
    expect(within(included!).queryByRole('link', { name: /Checkout/ })).toBeNull();
    expect(visibleTexts('In your plan')).not.toEqual([]);
    expect(within(included!).getByRole('button', { name: 'Start Course 3' })).toBeTruthy();
    expect(within(finished!).getAllByText('Completed')).not.toEqual([]);
    expect(within(other!).getByRole('link', { name: /Secure Checkout/ })).toBeTruthy();
  });
});
