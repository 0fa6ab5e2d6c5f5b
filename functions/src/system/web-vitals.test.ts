import { systemRoutes } from '@learning/shared/contract/system';
import { afterEach, expect, it, vi } from 'vitest';
import { createHandler } from '#http/create-handler.ts';
import { log } from '#observability/log.ts';
import { callRoute } from '#testing/api/call-route.ts';
import { systemImplementations } from './routes.ts';

const system = createHandler(systemRoutes, systemImplementations);
const call = (body: unknown) => callRoute(system, systemRoutes.reportWebVitals, { body } as never);

afterEach(() => void vi.restoreAllMocks());

// Source: rules/privacy.md P22
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
