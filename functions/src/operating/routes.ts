import { operatingRoutes } from '@learning/shared/contract/operators/routes';
import type { Implementations } from '#http/create-handler.ts';
import {
  confirmErasure,
  listErasures,
  requestErasure,
  withdrawErasure,
} from './accounts/erase-account.ts';
import { unlockAccount } from './accounts/unlock-account.ts';
import { exportAudit, listAudit } from './audit/read-audit.ts';
import { deskImplementations } from './desk.ts';
import type { OperatingDependencies } from './dependencies.ts';
import { listRequests } from './requests/list-requests.ts';
import {
  changeOperatorRoles,
  inviteOperator,
  presentOperator,
  removeOperator,
} from './team/change-operators.ts';

/** The implementations of all calls of operators; the command line runs the same ones. */
export function operatingImplementations(
  deps: OperatingDependencies,
): Implementations<typeof operatingRoutes> {
  return {
    ...deskImplementations(deps),
    getOperator: ({ operator }) => presentOperator(operator),
    listOperators: async () => ({
      operators: (await deps.operators.list()).map(presentOperator),
    }),
    inviteOperator: ({ body, operator, now }) => inviteOperator(body, operator, deps, now),
    changeOperatorRoles: ({ params, body, operator, now }) =>
      changeOperatorRoles({ ...params, ...body }, operator, deps, now),
    removeOperator: ({ params, body, operator, now }) =>
      removeOperator({ ...params, ...body }, operator, deps, now),
    listAudit: ({ query, now }) => listAudit(query, deps, now),
    exportAudit: ({ query }) => exportAudit(query, deps),
    findAccount: async ({ body }) => ({ account: await deps.accounts.findByEmail(body.email) }),
    unlockAccount: ({ params, body, operator, now }) =>
      unlockAccount({ ...params, ...body }, operator, deps, now),
    listErasures: ({ operator, now }) => listErasures(operator, deps, now),
    requestErasure: ({ params, body, operator, now }) =>
      requestErasure({ ...params, ...body }, operator, deps, now),
    confirmErasure: ({ params, body, operator, now }) =>
      confirmErasure({ ...params, ...body }, operator, deps, now),
    withdrawErasure: ({ params, body, operator, now }) =>
      withdrawErasure({ ...params, ...body }, operator, deps, now),
    listRequests: () => listRequests(deps),
  };
}
