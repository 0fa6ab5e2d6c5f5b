import { requestRoutes } from '@learning/shared/contract/requests';
import type { Implementations } from '#http/create-handler.ts';
import type { RequestDependencies } from './dependencies.ts';
import { sendRequest } from './send-request.ts';

export function requestImplementations(
  deps: RequestDependencies,
): Implementations<typeof requestRoutes> {
  return {
    sendRequest: ({ body, address, now }) =>
      sendRequest({ ...body, userId: null, address, now }, deps),
    sendOwnRequest: ({ body, userId, address, now }) =>
      sendRequest({ ...body, userId, address, now }, deps),
  };
}
