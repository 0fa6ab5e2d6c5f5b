// @vitest-environment happy-dom
import type { Notification } from '@learning/shared/contract/notifications';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer, networkError, refusal } from '#testing/mock-api.ts';
import { notification } from '#testing/notification-samples.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { NotificationsPage } from './notifications-page.tsx';
import type { NotificationsSearch } from './notifications-search.ts';

withMockedApi();
beforeEach(() => {
  localStorage.clear();
  signInLearner();
});

function Page() {
  const [search, setSearch] = useState<NotificationsSearch>({});
  return <NotificationsPage learner={LEARNER} search={search} onSearch={setSearch} />;
}

const idOf = (count: number) => `2026112209${String(count).padStart(7, '0')}-0123456789abcdef0123`;

/** Serves notifications as the API does. */
async function open(all: Notification[], pageSize = 20) {
  const state = { all };
  mockServer.use(
    mockCall('getUnreadCount', () => ({
      unreadCount: state.all.filter(({ isRead }) => !isRead).length,
      newestId: state.all[0]?.id ?? null,
    })),
    mockCall('listNotifications', ({ query }) => {
      const filter = query.get('filter');
      const cursor = query.get('cursor');
      const fitting = state.all
        .filter(({ isRead }) => filter === 'all' || isRead === (filter === 'read'))
        .filter(({ id }) => cursor === null || id < cursor);
      const page = fitting.slice(0, pageSize);
      return {
        notifications: page,
        nextCursor: fitting.length > pageSize ? page.at(-1)!.id : null,
        unreadCount: state.all.filter(({ isRead }) => !isRead).length,
        totalCount: state.all.length,
        weekCount: 1,
        recentActivity: [
          {
            kind: 'enrolled',
            title: 'HR Foundations',
            personName: null,
            courseId: 1,
            at: '2026-11-22T09:00:00.000Z',
          },
          {
            kind: 'invitationAccepted',
            title: 'Professional',
            personName: 'Ada <b>Grey</b>',
            courseId: null,
            at: '2026-11-21T09:00:00.000Z',
          },
          {
            kind: 'invitationAccepted',
            title: 'Professional',
            personName: null,
            courseId: null,
            at: '2026-11-20T09:00:00.000Z',
          },
        ],
      };
    }),
    mockCall('markNotification', ({ params, body }) => {
      state.all = state.all.map((shown) =>
        shown.id === params['id'] ? { ...shown, ...body } : shown,
      );
      return body;
    }),
    mockCall('markAllNotifications', () => {
      state.all = state.all.map((shown) => ({ ...shown, isRead: true }));
      return { unreadCount: 0 };
    }),
    mockCall('deleteNotification', ({ params }) => {
      state.all = state.all.filter(({ id }) => id !== params['id']);
      return { isDeleted: true as const };
    }),
  );
  await renderPage(<Page />, { path: '/notifications' });
  await screen.findByRole('tab', { name: 'All' });
  return { user: userEvent.setup(), state };
}

it('shows what happened, the figures and the latest activity', async () => {
  await open([notification({ id: idOf(2) }), notification({ id: idOf(1), isRead: true })]);
  expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(2);
  expect(screen.getByRole('tab', { name: 'Unread (1)' })).toBeTruthy();
  expect(screen.getByText('Enrolled in HR Foundations')).toBeTruthy();
  expect(screen.getByText('Ada <b>Grey</b> joined your team')).toBeTruthy();
  expect(screen.getByText('A colleague joined your team')).toBeTruthy();
  const [link] = screen.getAllByRole('link', { name: 'View Certificate' });
  expect(link!.getAttribute('href')).toBe('/certificates?claim=14');
});

it('marks one read, and the filters follow', async () => {
  const { user, state } = await open([notification({ id: idOf(1) })]);
  await user.click(screen.getByRole('button', { name: /^Mark read/ }));
  expect(await screen.findByRole('button', { name: /^Mark unread/ })).toBeTruthy();
  await waitFor(() => expect(state.all[0]!.isRead).toBe(true));
  await user.click(screen.getByRole('tab', { name: 'Unread' }));
  expect(await screen.findByText('You’re all caught up')).toBeTruthy();
});

it('marks all read up to the newest one shown', async () => {
  const { user, state } = await open([
    notification({ id: idOf(2) }),
    notification({ id: idOf(1) }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Mark All Read' }));
  await waitFor(() => expect(state.all.every(({ isRead }) => isRead)).toBe(true));
  expect(screen.getAllByRole('button', { name: /^Mark unread/ })).toHaveLength(2);
});

it('deletes one, and says so when that fails', async () => {
  const { user } = await open([
    notification({ id: idOf(2), title: 'First' }),
    notification({ id: idOf(1), title: 'Second' }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Delete: First' }));
  await waitFor(() => expect(screen.queryByText('First')).toBeNull());
  mockServer.use(mockCall('deleteNotification', () => refusal('service_unavailable')));
  await user.click(screen.getByRole('button', { name: 'Delete: Second' }));
  await waitFor(() => expect(screen.getByText('Second')).toBeTruthy());
});

it('counts a deleted one no longer in any figure', async () => {
  const createdAt = new Date().toISOString();
  const { user } = await open([notification({ id: idOf(1), title: 'First', createdAt })]);
  const figures = () => screen.getAllByRole('definition').map((figure) => figure.textContent);
  expect(figures()).toEqual(['1', '1', '1']);
  await user.click(screen.getByRole('button', { name: 'Delete: First' }));
  await waitFor(() => expect(figures()).toEqual(['0', '0', '0']));
});

it('loads older ones', async () => {
  const all = [3, 2, 1].map((count) => notification({ id: idOf(count), title: `No. ${count}` }));
  const { user } = await open(all, 2);
  expect(screen.queryByText('No. 1')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show Older' }));
  const list = screen.getByRole('list', { name: 'Notifications' });
  expect(await within(list).findByText('No. 1')).toBeTruthy();
});

it('says what will be here while there are none', async () => {
  await open([]);
  expect(screen.getByText('No notifications yet')).toBeTruthy();
});

it('offers to try again when they cannot be loaded', async () => {
  mockServer.use(
    mockCall('listNotifications', networkError),
    mockCall('getUnreadCount', networkError),
  );
  await renderPage(<Page />, { path: '/notifications' });
  expect(await screen.findByText('Your notifications could not be loaded')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});
