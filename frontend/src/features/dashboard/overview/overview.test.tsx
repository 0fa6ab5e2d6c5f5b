// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { course } from '#testing/catalog-samples.ts';
import { accessSummary, dashboard, enrollment } from '#testing/learning-samples.ts';
import { renderPage } from '#testing/render-page.tsx';
import { addSiteStyles } from '#testing/site-styles.ts';
import { LearningPath } from '../learning-path/learning-path.tsx';
import { Overview } from './overview.tsx';

const completed = {
  course: course(),
  enrollment: enrollment({ progress: '100' }),
  completedModules: 5,
  moduleCount: 5,
  nextModule: null,
};

it.each([
  ['Your numbers', dashboard({ courses: [completed] })],
  ['Your wishlist', dashboard({ courses: [completed], wishlist: [course({ id: 5 })] })],
])('leaves no empty band above %s when it comes first (screens bug 11)', async (name, data) => {
  addSiteStyles();
  await renderPage(<Overview dashboard={data} startButton={() => null} />);
  const first = screen.getByRole('region', { name });
  expect(first.previousElementSibling).toBeNull();
  expect(getComputedStyle(first).marginTop).toMatch(/^0/);
});

const notStarted = { ...completed, enrollment: enrollment({ progress: '0' }) };

it('leads back to a course whose access has ended, and does not offer to start it', async () => {
  await renderPage(
    <Overview dashboard={dashboard({ courses: [notStarted] })} startButton={() => null} />,
  );
  expect(screen.getByText('Your access has ended')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Get Access Back' })).toBeTruthy();
  expect(screen.queryByText('Ready to begin')).toBeNull();
});

it.each([
  ['Continue', [14], '60'],
  ['Get Access Back', [], '60'],
  ['Review', [], '100'],
])('shows %s in the learning path', async (step, courseIds, progress) => {
  const access = accessSummary({
    entitlements: [{ kind: 'purchase', courseIds, endsAt: null, isActive: true }],
  });
  const courses = [{ ...completed, enrollment: enrollment({ progress }) }];
  await renderPage(
    <LearningPath dashboard={dashboard({ courses, access })} startButton={() => null} />,
  );
  expect(screen.getByRole('link', { name: new RegExp(`^${step} `) })).toBeTruthy();
});
