// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
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
  ['This week', dashboard({ courses: [completed], wishlist: [course({ id: 5 })] })],
  ['Your numbers', dashboard({ courses: [], wishlist: [course({ id: 5 })] })],
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

it('shows the days of the week on which the learner has learned', async () => {
  const weeklyActivity = dashboard().weeklyActivity.map((day, index) => ({
    ...day,
    minutes: index === 1 ? 25 : 0,
  }));
  const data = dashboard({ courses: [completed], weeklyActivity, learningMinutesThisWeek: 25 });
  await renderPage(<Overview dashboard={data} startButton={() => null} />);
  const days = within(screen.getByRole('region', { name: 'This week' })).getAllByRole('listitem');
  expect(days.map(({ textContent }) => /: (.+)$/.exec(textContent)![1])).toEqual([
    '0 minutes',
    '25 minutes',
    ...Array.from({ length: 5 }, () => '0 minutes'),
  ]);
});

it.each([
  [null, 'Set a weekly goal'],
  [60, '25 minutes of 1 hour'],
  [30, '25 minutes of 30 minutes'],
])('compares the week with a goal of %s minutes', async (weeklyGoalMinutes, words) => {
  const data = dashboard({
    courses: [completed],
    learningMinutesThisWeek: 25,
    weeklyGoalMinutes,
  });
  await renderPage(<Overview dashboard={data} startButton={() => null} />);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryAllByRole('progressbar', { name: 'Weekly goal' })).toHaveLength(
    weeklyGoalMinutes === null ? 0 : 1,
  );
});
