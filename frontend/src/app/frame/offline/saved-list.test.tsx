// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeAnswer } from '#features/spaced-review/answers/unsent-answers.ts';
import { cacheOf } from '#lib/offline/account-caches.ts';
import { keepResponse, openAccount } from '#lib/offline/response-store.ts';
import { endSession } from '#lib/session/browser-session.ts';
import {
  type BrowserCaches,
  installBrowserCaches,
  removeBrowserCaches,
} from '#testing/browser-caches.ts';
import { course, courseModule, moduleSummary } from '#testing/catalog-samples.ts';
import {
  courseState,
  dashboard,
  enrollment,
  LEARNER,
  spacedReviewSummary,
} from '#testing/learning-samples.ts';
import { reviewCard } from '#testing/spaced-review-samples.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner, signOutLearner } from '#testing/sign-in-learner.ts';
import { readSaved } from './saved-courses.ts';
import { SavedOnDevice } from './offline-place.tsx';

const { id } = LEARNER;
const OF_LEARNER = `/api/users/${id}`;
const NOW = Date.parse('2026-11-22T09:00:00Z');
let storage: BrowserCaches;

beforeEach(() => {
  storage = installBrowserCaches();
  signInLearner();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.setSystemTime(NOW);
});
afterEach(async () => {
  await endSession();
  signOutLearner();
  removeBrowserCaches();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const keep = (address: string, response: object, atMs = NOW) =>
  keepResponse(id, address, JSON.stringify(response), atMs);

/** Saves a course with two modules, of which the device has the first ones. */
async function keepCourse(
  courseId: number,
  title: string,
  texts = 2,
  atMs = NOW,
  hasAccess = true,
) {
  const ids = [`c${courseId}-m1`, `c${courseId}-m2`];
  const resourceLinks = [
    { id: 'log', name: 'Meeting log', isAvailable: true },
    { id: 'form', name: 'Request form', isAvailable: true },
  ];
  await openAccount(id);
  await keep(`/api/courses/${courseId}`, course({ id: courseId, title }), atMs);
  await keep(
    `/api/courses/${courseId}/modules`,
    ids.map((moduleId) => moduleSummary({ id: moduleId, courseId })),
    atMs,
  );
  const own = enrollment({ courseId, lastModuleId: ids[0]! });
  await keep(
    `${OF_LEARNER}/courses/${courseId}`,
    courseState({ enrollment: own, hasAccess }),
    atMs,
  );
  for (const moduleId of ids.slice(0, texts)) {
    const links = moduleId === ids[0] ? resourceLinks : [];
    await keep(
      `/api/modules/${moduleId}`,
      courseModule({ id: moduleId, resourceLinks: links }),
      atMs,
    );
  }
  await keep(`/api/courses/${courseId}/resources/log`, { id: 'log' }, atMs);
}

const show = (isOnDashboard = false) =>
  renderPage(<SavedOnDevice isOnDashboard={isOnDashboard} />, { path: '/dashboard' });

describe('what is saved on the device', () => {
  it('leads to courses, resources, questions due and the dashboard, the course opened last first', async () => {
    await keepCourse(14, 'Records', 2, NOW - 2);
    await keepCourse(15, 'Interviews', 1, NOW - 1);
    await keep(`${OF_LEARNER}/recall`, {
      cards: [reviewCard(), reviewCard({ cardId: 'two-days' })],
      summary: spacedReviewSummary(),
    });
    storeAnswer({
      learnerId: id,
      courseId: 14,
      cardId: 'two-days',
      reviewCount: 0,
      kind: 'rating',
      value: 'good',
      answeredAt: '2026-11-22T08:00:00Z',
      seconds: 4,
    });
    await keep(`${OF_LEARNER}/dashboard?timeZone=America%2FNew_York`, dashboard());
    await show();
    const section = within(await screen.findByRole('region', { name: 'Saved on this device' }));
    const links = section.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/course/15/play?module=c15-m1',
      '/course/15/resources/log',
      '/course/14/play?module=c14-m1',
      '/course/14/resources/log',
      '/review',
      '/dashboard',
    ]);
    expect(section.getByText(/^1 of 2 modules/)).toBeTruthy();
    expect(section.getByText(/^All 2 modules and your notes/)).toBeTruthy();
    expect(section.getByText('1 question due')).toBeTruthy();
    expect(section.getByText(/are sent when you’re back online/)).toBeTruthy();
    expect(section.getByText(/your account need a connection/)).toBeTruthy();
  });

  it('says on the dashboard how old that is', async () => {
    await openAccount(id);
    await keep(`${OF_LEARNER}/dashboard`, dashboard());
    await show(true);
    expect(await screen.findByText(/^The dashboard below is from November 22, 2026/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull();
  });

  it('leaves out courses without a text or without access', async () => {
    await keepCourse(14, 'Records', 0);
    await keepCourse(15, 'Interviews', 2, NOW, false);
    expect((await readSaved(id)).courses).toEqual([]);
    await show();
    expect(await screen.findByText(/^No course is saved here yet/)).toBeTruthy();
  });

  it('says what a session that ends with its tab keeps', async () => {
    signOutLearner();
    signInLearner(sessionStorage);
    await show();
    expect(await screen.findByText(/sign in without “This is a shared computer.”/)).toBeTruthy();
  });

  it('shows nothing of another account, and nothing after sign-out', async () => {
    await keepCourse(14, 'Records');
    const nothing = { courses: [], dueCount: 0, dashboardAtMs: undefined };
    expect(await readSaved('another-learner')).toEqual(nothing);
    await endSession();
    expect(await readSaved(id)).toEqual(nothing);
    expect(storage.addressesIn(cacheOf(id))).toEqual([]);
    // A call of the former session ends only now.
    signInLearner();
    expect(await keep('/api/courses/14', course())).toBe('closed');
    expect(await readSaved(id)).toEqual(nothing);
  });

  it('is not shown while there is a connection, or to a visitor', async () => {
    signOutLearner();
    const { container, unmount } = await show();
    expect(container.textContent).toBe('');
    unmount();
    signInLearner();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    expect((await show()).container.textContent).toBe('');
  });
});
