// @vitest-environment happy-dom
import { localDate, mondayOf } from '@learning/shared/domain/time/learning-time';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { course } from '#testing/catalog-samples.ts';
import { accessSummary, dashboard, enrollment } from '#testing/learning-samples.ts';
import { Analytics } from './analytics.tsx';

/** Returns this week's days in the machine's time zone. */
function weekWith(minutes: readonly number[]) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const monday = Date.parse(mondayOf(localDate(new Date(), zone)));
  return minutes.map((each, index) => ({
    date: new Date(monday + index * 86_400_000).toISOString().slice(0, 10),
    minutes: each,
  }));
}

const minutes = [0, 25, 0, 50, 100, 0, 5];
const OPEN = accessSummary({
  entitlements: [{ kind: 'purchase', courseIds: [14], endsAt: null, isActive: true }],
});

const busy = () =>
  dashboard({
    access: OPEN,
    weeklyActivity: weekWith(minutes),
    learningMinutesThisWeek: 180,
    learningMinutes: 250,
    completedCourses: 1,
    streak: { currentDays: 2, longestDays: 5 },
    skills: [
      { name: 'Employee Relations', percent: 12, completedModules: 1, moduleCount: 9 },
      { name: 'Recruitment', percent: 0, completedModules: 0, moduleCount: 5 },
      { name: 'Documentation', percent: 60, completedModules: 6, moduleCount: 10 },
      { name: 'Total Rewards', percent: 0, completedModules: 0, moduleCount: 5 },
    ],
    courses: [
      {
        course: course(),
        enrollment: enrollment({ progress: '60' }),
        completedModules: 3,
        moduleCount: 5,
        nextModule: { id: 'm4', title: 'Warnings' },
      },
    ],
  });

it('draws a bar for each day with learning, in proportion to its minutes', async () => {
  const { container } = await renderPage(<Analytics dashboard={busy()} />);
  const bars = [...container.querySelectorAll('rect[data-day]')];
  const heights = bars.map((bar) => Number(bar.getAttribute('height')));
  expect(heights).toHaveLength(4);
  expect(heights[1]! / heights[0]!).toBeCloseTo(2);
  expect(heights[2]! / heights[1]!).toBeCloseTo(2);
});

it('has the same numbers in a table that can be shown instead', async () => {
  const { container } = await renderPage(<Analytics dashboard={busy()} />);
  const table = screen.getByRole('table', { name: /Learning minutes by day/ });
  const cells = within(table)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells).toEqual([...minutes.map(String), '180']);
  expect(within(table).getByRole('rowheader', { name: /\(today\)$/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show as Table' }));
  expect(container.querySelector('rect[data-day]')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show as Chart' }));
  expect(container.querySelector('rect[data-day]')).not.toBeNull();
});

it('shows the time zone, the streak and the totals in words', async () => {
  await renderPage(<Analytics dashboard={busy()} />);
  expect(screen.getByText(/Days follow .+ time\./)).toBeTruthy();
  expect(screen.getByText('3 hours')).toBeTruthy();
  expect(screen.getByText('2 days')).toBeTruthy();
  expect(screen.getByText('Your best so far is 5 days.')).toBeTruthy();
  expect(screen.getByText('4 hours 10 minutes')).toBeTruthy();
});

it('shows each field as a bar, the most advanced first and an empty one at 0 % (conformance: skill bars)', async () => {
  await renderPage(<Analytics dashboard={busy()} />);
  const bars = screen.getAllByRole('progressbar');
  expect(
    bars.map((bar) => [bar.getAttribute('aria-label'), bar.getAttribute('aria-valuenow')]),
  ).toEqual([
    ['Documentation', '60'],
    ['Employee Relations', '12'],
    ['Recruitment', '0'],
    ['Total Rewards', '0'],
  ]);
  expect(screen.getByText('6 of 10 modules')).toBeTruthy();
  expect(screen.getAllByText('0 of 5 modules')).toHaveLength(2);
});

// Source: rules/learning.md L55
it('shows how sure and how right the learner was, as bars and as a table, once they said it', async () => {
  const { unmount } = await renderPage(<Analytics dashboard={busy()} />);
  expect(screen.queryByRole('heading', { name: 'How sure, how right' })).toBeNull();
  unmount();
  const calibration = [
    { confidence: 'guess' as const, answered: 4, right: 3 },
    { confidence: 'fairly-sure' as const, answered: 0, right: 0 },
    { confidence: 'sure' as const, answered: 9, right: 7 },
  ];
  await renderPage(<Analytics dashboard={{ ...busy(), calibration }} />);
  const card = within(screen.getByRole('region', { name: 'How sure, how right' }));
  expect(card.getByText('When you said sure, you were right in 7 of 9.')).toBeTruthy();
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'A guess3 of 4 right',
    'Sure7 of 9 right',
  ]);
  await userEvent.click(card.getByRole('button', { name: 'Show as Table' }));
  const rows = card.getAllByRole('row').map((row) => row.textContent);
  expect(rows.slice(1)).toEqual(['A guess475%50%', 'Fairly sure0–75%', 'Sure978%95%']);
});

it('offers to continue a course when the week is empty', async () => {
  const { container } = await renderPage(
    <Analytics dashboard={{ ...busy(), weeklyActivity: weekWith([0, 0, 0, 0, 0, 0, 0]) }} />,
  );
  const link = screen.getByRole('link', { name: /^Continue/ });
  expect(link.getAttribute('href')).toBe('/course/14/play?module=m4');
  expect(container.querySelector('rect[data-day]')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Show as Table' })).toBeNull();
});
