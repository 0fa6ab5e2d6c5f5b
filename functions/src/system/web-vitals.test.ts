import { contract } from '@learning/shared/contract/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { log } from '#observability/log.ts';
import { callRoute } from '#testing/api/call-route.ts';
import { loadHandlers } from '#testing/api/deployed-handlers.ts';

const NOWHERE = 'http://127.0.0.1:9';
const { system } = await loadHandlers('no-such-table', NOWHERE, NOWHERE);
const call = (body: unknown) => callRoute(system, contract.reportWebVitals, { body } as never);

afterEach(() => void vi.restoreAllMocks());

// Source: rules/privacy.md P21
it('what a browser measured becomes one line of the log, with nothing about the visitor', async () => {
  const info = vi.spyOn(log, 'info').mockImplementation(() => undefined);
  const vitals = { page: '/courses/$courseId', lcpMs: 1200, inpMs: 64, cls: 0.02 };
  expect(await call(vitals)).toMatchObject({ status: 204, body: null });
  expect(info.mock.calls).toEqual([['web vitals', vitals]]);
});

it.each([
  { page: '/courses/14' },
  { page: '/', lcpMs: -1 },
  { page: '/', lcpMs: '12' },
  { page: '/', cls: 1000 },
  { page: '/', learnerId: 'u1' },
  {},
])('%o is refused', async (body) => {
  expect((await call(body)).status).toBe(400);
});
