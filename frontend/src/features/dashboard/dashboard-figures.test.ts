import { expect, it } from 'vitest';
import { dashboard } from '#testing/learning-samples.ts';
import { figuresOf, printHours, printTimeLeft } from './dashboard-figures.ts';

it("shows the API's numbers with the titles and notes of the cards (screens bug 10)", () => {
  const figures = figuresOf(
    dashboard({
      activeCourses: 3,
      startedThisMonth: 2,
      completedCourses: 1,
      completionRatePercent: 33,
      learningMinutes: 2_520,
      learningMinutesThisWeek: 900,
      certificates: 0,
      revokedCertificates: 0,
    }),
  );
  expect(figures.map(({ title, value, note }) => [title, value, note])).toEqual([
    ['Active Courses', '3', '+2 this month'],
    ['Completed', '1', '33% completion rate'],
    ['Learning Hours', '42', '15h this week'],
    ['Certificates', '0', '1 course completed'],
  ]);
});

it('says that a certificate is ready to claim (screens 8)', () => {
  const openCertificates = [
    { courseId: 1, step: 'claim' as const },
    { courseId: 2, step: 'reissue' as const },
  ];
  const figures = figuresOf(dashboard({ openCertificates, completedCourses: 2 }));
  expect(figures.at(-1)).toMatchObject({ value: '0', note: '1 ready to claim' });
});

it('says that certificates were revoked, and counts the others', () => {
  const figures = figuresOf(dashboard({ certificates: 2, revokedCertificates: 1 }));
  expect(figures.at(-1)).toEqual({
    title: 'Certificates',
    value: '2',
    note: '1 revoked',
    page: '/certificates',
  });
});

it.each([
  [0, '0'],
  [25, '0.4'],
  [210, '3.5'],
  [599, '10'],
  [600, '10'],
  [2_530, '42'],
])('prints %i minutes as %s hours', (minutes, hours) => {
  expect(printHours(minutes)).toBe(hours);
});

it.each([
  ['2026-11-24T08:00:00Z', '3 days'],
  ['2026-11-23T13:10:00Z', '2 days 5 hours'],
  ['2026-11-22T09:00:00Z', '1 day 1 hour'],
  ['2026-11-21T15:00:00Z', '7 hours'],
  ['2026-11-21T08:00:30Z', '1 minute'],
])('prints the time left until %s as %s', (endsAt, text) => {
  expect(printTimeLeft(endsAt, Date.parse('2026-11-21T08:00:00Z'))).toBe(text);
});
