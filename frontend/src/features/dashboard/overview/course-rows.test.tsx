import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { course } from '#testing/catalog-samples.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { CourseRows } from './course-rows.tsx';

withMockedApi();

const courses = (count: number) =>
  Array.from({ length: count }, (_, index) => course({ id: index + 1, title: `Course ${index}` }));

it('shows the first three courses, and the others when asked', async () => {
  await renderPage(<CourseRows title="Your wishlist" courses={courses(5)} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Show All 5' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.queryByRole('button', { name: /^Show All/ })).toBeNull();
});

it('shows three without a button', async () => {
  await renderPage(<CourseRows title="Your wishlist" courses={courses(3)} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /^Show All/ })).toBeNull();
});
