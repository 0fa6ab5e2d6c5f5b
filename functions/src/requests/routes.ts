import { requestRoutes } from '@learning/shared/contract/requests';
import type { Implementations } from '#http/create-handler.ts';
import type { RequestDependencies } from './dependencies.ts';
import { requestCoaching } from './request-coaching.ts';
import { sendRequest } from './send-request.ts';

export function requestImplementations(
  deps: RequestDependencies,
): Implementations<typeof requestRoutes> {
  return {
    sendRequest: ({ body, address, now }) => sendRequest({ ...body, address, now }, deps),
    requestCoaching: ({ body, userId, now }) => requestCoaching({ ...body, userId, now }, deps),
  };
}
