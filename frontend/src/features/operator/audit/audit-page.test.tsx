// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import type { TableSearch } from '../data-table/table-search.ts';
import { AuditPage } from './audit-page.tsx';

withMockedApi();

const entry = (id: string, change: object = {}) => ({
  id,
  at: `2026-11-2${id}T09:00:00.000Z`,
  operator: 'eve@example.org',
  action: 'unlockAccount',
  subject: null,
  learnerId: `learner-${id}`,
  reason: 'Asked by phone',
  before: { hasAuthenticator: true },
  after: { hasAuthenticator: false },
  state: 'done' as const,
  ...change,
});

const operator = {
  operatorId: 'u1',
  email: 'eve@example.org',
  roles: ['owner' as const],
  hasSecondFactor: true,
};

let search: TableSearch;
function Page() {
  const [shown, setShown] = useState<TableSearch>({ month: '2026-11' });
  search = shown;
  return <AuditPage search={shown} onSearch={setShown} />;
}

beforeEach(() => {
  mockServer.use(
    mockCall('getOperator', () => operator),
    mockCall('listAudit', () => ({
      entries: [
        entry('4', { action: 'refundPayment', subject: 'order 01KAB', state: 'begun' }),
        entry('3'),
      ],
      nextCursor: null,
    })),
  );
});

const rows = () => screen.getAllByRole('row').slice(1);

it('shows who changed what, as it was and as it is, and what was not finished', async () => {
  await renderPage(<Page />);
  const table = await screen.findByRole('table', { name: 'Changes' });
  expect(rows()).toHaveLength(2);
  expect(within(rows()[0]!).getByText('Not finished')).toBeTruthy();
  expect(within(rows()[1]!).getByText('yes → no')).toBeTruthy();
  expect(within(table).getByText('order 01KAB')).toBeTruthy();
});

it('keeps words, filters and order in the address', async () => {
  const user = userEvent.setup();
  await renderPage(<Page />);
  await screen.findByRole('table', { name: 'Changes' });
  await user.type(screen.getByLabelText('Search changes'), 'refund');
  expect(rows()).toHaveLength(1);
  expect(search).toEqual({ month: '2026-11', q: 'refund' });
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await user.selectOptions(screen.getByLabelText('Action'), 'Unlock account');
  expect(search).toEqual({ month: '2026-11', action: 'unlockAccount' });
  expect(rows()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'When' }));
  expect(search['sort']).toBe('at');
});

it('moves among rows with the arrow keys', async () => {
  const user = userEvent.setup();
  await renderPage(<Page />);
  await screen.findByRole('table', { name: 'Changes' });
  rows()[0]!.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(rows()[1]);
  await user.keyboard('{Home}');
  expect(document.activeElement).toBe(rows()[0]);
});

it('tells an operator without an authenticator app what is missing', async () => {
  mockServer.use(mockCall('getOperator', () => ({ ...operator, hasSecondFactor: false })));
  await renderPage(<Page />);
  expect(await screen.findByText('Connect an authenticator app first')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('is closed to who is no operator', async () => {
  mockServer.use(mockCall('getOperator', () => refusal('forbidden')));
  await renderPage(<Page />);
  expect(await screen.findByText('This page is for operators')).toBeTruthy();
});
