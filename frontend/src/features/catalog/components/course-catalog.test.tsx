import type { Course } from '@learning/shared/contract/catalog';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { course } from '#testing/catalog-samples.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { type CourseFilter, NO_FILTER } from '../course-filter.ts';
import { CourseCatalog } from './course-catalog.tsx';

const courses = Array.from({ length: 20 }, (_, index) =>
  course({
    id: index + 1,
    title: `Course ${index + 1}`,
    level: index < 2 ? 'expert' : 'beginner',
    reviewCount: index === 0 ? 12 : 0,
    rating: index === 0 ? '4.5' : '5.0',
  }),
);

function CatalogPage() {
  const [filter, setFilter] = useState<CourseFilter>(NO_FILTER);
  return <CourseCatalog filter={filter} onFilterChange={setFilter} />;
}

async function showCatalog(courseList: Course[] | Response = courses) {
  mockServer.use(mockCall('listCourses', () => courseList));
  await renderPage(<CatalogPage />);
}

const cards = () => screen.getAllByRole('article');

describe('the catalog', () => {
  withMockedApi();

  it('shows nine courses, then nine more, and then no button', async () => {
    await showCatalog();
    expect(await screen.findByText('Showing 9 of 20 courses')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Load More Courses' }));
    expect(cards()).toHaveLength(18);
    expect(cards()[9]!.contains(document.activeElement)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Load More Courses' }));
    expect(screen.getByText('Showing 20 of 20 courses')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Load More Courses' })).toBeNull();
  });

  it("offers 'All' first, then the levels of the courses", async () => {
    await showCatalog();
    await screen.findAllByRole('article');
    const options = within(screen.getByLabelText('Level')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['All', 'Expert', 'Beginner']);
  });

  it('filters by level, and starts retry with the first nine courses', async () => {
    await showCatalog();
    await userEvent.click(await screen.findByRole('button', { name: 'Load More Courses' }));
    await userEvent.selectOptions(screen.getByLabelText('Level'), 'expert');
    expect(screen.getByText('Showing 2 of 20 courses')).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Level'), 'all');
    expect(screen.getByText('Showing 9 of 20 courses')).toBeTruthy();
  });

  it('shows a message when no course matches, and clears the filters', async () => {
    await showCatalog();
    await screen.findAllByRole('article');
    await userEvent.type(screen.getByLabelText('Search'), 'astronomy');
    expect(screen.getByRole('heading', { name: 'No courses found' })).toBeTruthy();
    expect(screen.getByText('Try adjusting your search criteria or filters')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(screen.getByText('Showing 9 of 20 courses')).toBeTruthy();
    expect(screen.getByLabelText('Search')).toHaveProperty('value', '');
  });

  it("shows 'New' instead of stars while a course has no reviews", async () => {
    await showCatalog();
    await screen.findAllByRole('article');
    expect(within(cards()[0]!).getByText(/4\.5/)).toBeTruthy();
    expect(within(cards()[1]!).getByText('New')).toBeTruthy();
    expect(within(cards()[1]!).queryByText(/5\.0/)).toBeNull();
  });

  it('offers to try retry when the courses cannot be loaded', async () => {
    await showCatalog(refusal('service_unavailable'));
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    mockServer.resetHandlers(mockCall('listCourses', () => courses));
    await userEvent.click(retry);
    expect(await screen.findByText('Showing 9 of 20 courses')).toBeTruthy();
  });
});
