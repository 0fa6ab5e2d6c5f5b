import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import type { Course } from '@learning/shared/contract/catalog';
import type { Dashboard } from '@learning/shared/contract/dashboard';
import { course } from '#testing/catalog-samples.ts';
import { accessSummary, dashboard, enrollment } from '#testing/learning-samples.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { CourseRows } from './course-rows.tsx';

withMockedApi();

const courses = (count: number) =>
  Array.from({ length: count }, (_, index) => course({ id: index + 1, title: `Course ${index}` }));

const rows = (some: Course[], own: Partial<Dashboard> = {}) => (
  <CourseRows
    title="Your wishlist"
    courses={some}
    dashboard={dashboard(own)}
    startButton={() => <button>Start</button>}
  />
);

it('shows the first three courses, and the others when asked', async () => {
  await renderPage(rows(courses(5)));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Show All 5' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.queryByRole('button', { name: /^Show All/ })).toBeNull();
});

it('shows three without a button', async () => {
  await renderPage(rows(courses(3)));
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /^Show All/ })).toBeNull();
});

const started = (progress: string) => [
  {
    course: course(),
    enrollment: enrollment({ progress }),
    completedModules: 1,
    moduleCount: 2,
    nextModule: null,
  },
];
const byPlan = accessSummary({
  entitlements: [{ kind: 'subscription', courseIds: [14], endsAt: null, isActive: true }],
});

it.each([
  ['its price', {}, '$29', undefined],
  ['Start', { access: byPlan }, 'In your plan', 'Start'],
  ['Continue', { access: byPlan, courses: started('60') }, '60%', 'Continue'],
  ['the way back to access that has ended', { courses: started('60') }, '60%', 'Get'],
  ['that it is completed', { access: byPlan, courses: started('100') }, 'Completed', 'Open'],
])('shows a wished course with %s', async (_case, own, label, step) => {
  await renderPage(rows([course()], own));
  expect(screen.getByText(label)).toBeTruthy();
  const steps = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')]
    .map(({ textContent }) => textContent?.split(' ')[0])
    .filter((text) => ['Start', 'Continue', 'Open', 'Get'].includes(text ?? ''));
  expect(steps).toEqual(step ? [step] : []);
});
