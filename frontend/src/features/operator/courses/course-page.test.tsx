// @vitest-environment happy-dom
import type { OperatedCourse } from '@learning/shared/contract/operators/courses';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { mockCall, mockServer } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { CoursePage } from './course-page.tsx';
import { CoursesPage } from './courses-page.tsx';

withMockedApi();

const operated = (change: Partial<OperatedCourse> = {}): OperatedCourse => ({
  id: 14,
  title: 'Records',
  listing: 'published',
  listingVersion: 3,
  listingChangedBy: null,
  listingChangedAt: null,
  edition: 2,
  changedOn: '2026-11-22',
  modules: [{ id: 'm1', title: 'Why records matter', type: 'lesson' }],
  lawReadings: [
    { title: 'Why records matter', country: 'UK', readOn: '2026-05-01', days: 211, isOld: true },
    { title: 'Why records matter', country: 'US', readOn: '2026-11-20', days: 8, isOld: false },
  ],
  deadLinks: [],
  ...change,
});

const list = (...courses: OperatedCourse[]) =>
  mockCall('listOperatedCourses', () => ({
    courses,
    version: { name: 'abc123', publishedAt: '2026-11-22T09:00:00.000Z' },
    linkCheck: { checkedAt: '2026-11-20T09:00:00.000Z', addresses: 508 },
  }));

beforeEach(() =>
  mockServer.use(
    mockCall('getOperator', () => ({
      operatorId: 'u1',
      email: 'eve@example.org',
      roles: ['content' as const],
      hasSecondFactor: true,
    })),
    list(operated()),
  ),
);

const nothing = () => undefined;

it('lists courses with their state and old law, and filters by what the address says (C46, C47)', async () => {
  mockServer.use(
    list(operated(), operated({ id: 1, title: 'Basics', listing: 'hidden', lawReadings: [] })),
  );
  await renderPage(<CoursesPage search={{ state: 'Hidden' }} onSearch={nothing} />);
  expect(await screen.findByRole('link', { name: 'Basics' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Records' })).toBeNull();
  expect(screen.getByText(/Content version abc123/)).toBeTruthy();
});

it('says how long a change takes, and marks the law boxes to read again (C46, C47)', async () => {
  await renderPage(<CoursePage courseId="14" search={{}} onSearch={nothing} />);
  expect(await screen.findByText(/within a minute, pages within two/)).toBeTruthy();
  expect(screen.getByText('211, read again')).toBeTruthy();
  expect(screen.queryByText('8, read again')).toBeNull();
});

it('lists the links that no longer answer, with the law box that they stand in (C47)', async () => {
  const link = {
    address: 'https://a.example/act',
    kind: 'broken' as const,
    detail: 'responds with 404',
    place: 'Why records matter',
    country: 'UK',
  };
  const moved = { ...link, kind: 'moved' as const, detail: 'https://b.example/', country: null };
  mockServer.use(
    list(operated({ deadLinks: [link, { ...moved, address: 'https://c.example/' }] })),
  );
  await renderPage(<CoursesPage search={{}} onSearch={nothing} />);
  expect(await screen.findByText(/1 no longer answers, of 508/)).toBeTruthy();
  cleanup();
  await renderPage(<CoursePage courseId="14" search={{}} onSearch={nothing} />);
  const row = await screen.findByRole('row', { name: /a\.example/ });
  expect(row.textContent).toContain('Why records matter, law box UK');
  expect(row.textContent).toContain('Responds with 404');
  expect(screen.getByRole('row', { name: /c\.example/ }).textContent).toContain(
    'Moved to https://b.example/',
  );
});

it('asks for a reason before it changes anything', async () => {
  const user = userEvent.setup();
  await renderPage(<CoursePage courseId="14" search={{}} onSearch={nothing} />);
  await user.click(await screen.findByRole('button', { name: 'Hide Course' }));
  expect(await screen.findByRole('dialog', { name: 'Hide “Records”?' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Hide Course' }));
  expect(await screen.findByText('Say why, in a few words.')).toBeTruthy();
});
