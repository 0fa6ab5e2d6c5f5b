import { operatingRoutes } from '@learning/shared/contract/operators/routes';
import type { Implementations } from '#http/create-handler.ts';
import {
  confirmErasure,
  listErasures,
  requestErasure,
  withdrawErasure,
} from './accounts/erase-account.ts';
import { changeGrant, grantAccess, listGrants, withdrawGrant } from './access/grants.ts';
import { changeContract, createContract, withdrawContract } from './contracts/change-contract.ts';
import { inviteContractOwner } from './contracts/owner-invitation.ts';
import { getContract, listContracts } from './contracts/read-contracts.ts';
import { unlockAccount } from './accounts/unlock-account.ts';
import { exportAudit, listAudit } from './audit/read-audit.ts';
import { operatedCourseImplementations } from './courses/routes.ts';
import { deskImplementations } from './desk/routes.ts';
import type { OperatingDependencies } from './dependencies.ts';
import {
  createPromotionCode,
  endPromotionCode,
  listPromotionCodes,
} from './discounts/promotion-codes.ts';
import {
  createGiftBatch,
  endGiftBatch,
  getGiftBatch,
  listGiftRedemptions,
  listGiftBatches,
} from './gift-codes/gift-batches.ts';
import { figureImplementations } from './figures/figure-calls.ts';
import { findLearners } from './learners/find-learners.ts';
import { exportLearnerData, resendConfirmationCode } from './learners/help-learner.ts';
import { getLearnerOverview } from './learners/read-overview.ts';
import { reconcileLearner } from './learners/reconcile-learner.ts';
import { removeLearnerPhoto } from './learners/remove-learner-photo.ts';
import { setExtraTime } from './learners/set-extra-time.ts';
import { resendMail } from './learners/resend-mail.ts';
import { refundPayment } from './learners/refund-payment.ts';
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
    ...deskImplementations(deps.desk),
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
    findLearners: ({ body }) => findLearners(body, deps),
    getLearnerOverview: ({ params, operator, now }) =>
      getLearnerOverview(params, operator, deps, now),
    reconcileLearner: ({ params, body, operator, now }) =>
      reconcileLearner({ ...params, ...body }, operator, deps, now),
    refundPayment: ({ params, body, operator, now }) =>
      refundPayment({ ...params, ...body }, operator, deps, now),
    resendConfirmationCode: ({ params, body, operator, now }) =>
      resendConfirmationCode({ ...params, ...body }, operator, deps, now),
    setExtraTime: ({ params, body, operator, now }) =>
      setExtraTime({ ...params, ...body }, operator, deps, now),
    removeLearnerPhoto: ({ params, body, operator, now }) =>
      removeLearnerPhoto({ ...params, ...body }, operator, deps, now),
    resendMail: ({ params, body, operator, now }) =>
      resendMail({ ...params, ...body }, operator, deps, now),
    exportLearnerData: ({ params, body, operator, now }) =>
      exportLearnerData({ ...params, ...body }, operator, deps, now),
    unlockAccount: ({ params, body, operator, now }) =>
      unlockAccount({ ...params, ...body }, operator, deps, now),
    listErasures: ({ operator, now }) => listErasures(operator, deps, now),
    requestErasure: ({ params, body, operator, now }) =>
      requestErasure({ ...params, ...body }, operator, deps, now),
    confirmErasure: ({ params, body, operator, now }) =>
      confirmErasure({ ...params, ...body }, operator, deps, now),
    withdrawErasure: ({ params, body, operator, now }) =>
      withdrawErasure({ ...params, ...body }, operator, deps, now),
    listGrants: ({ params, now }) => listGrants(params, deps, now),
    grantAccess: ({ params, body, operator, now }) =>
      grantAccess({ ...params, ...body }, operator, deps, now),
    changeGrant: ({ params, body, operator, now }) =>
      changeGrant({ ...params, ...body }, operator, deps, now),
    withdrawGrant: ({ params, body, operator, now }) =>
      withdrawGrant({ ...params, ...body }, operator, deps, now),
    listContracts: ({ query }) => listContracts(query, deps),
    getContract: ({ params }) => getContract(params, deps),
    createContract: ({ body, operator, now }) => createContract(body, operator, deps, now),
    changeContract: ({ params, body, operator, now }) =>
      changeContract({ ...params, ...body }, operator, deps, now),
    withdrawContract: ({ params, body, operator, now }) =>
      withdrawContract({ ...params, ...body }, operator, deps, now),
    inviteContractOwner: ({ params, body, operator, now }) =>
      inviteContractOwner({ ...params, ...body }, operator, deps, now),
    ...operatedCourseImplementations(deps),
    listPromotionCodes: ({ now }) => listPromotionCodes(deps, now),
    createPromotionCode: ({ body, operator, now }) =>
      createPromotionCode(body, operator, deps, now),
    endPromotionCode: ({ params, body, operator, now }) =>
      endPromotionCode({ ...params, ...body }, operator, deps, now),
    listGiftBatches: ({ now }) => listGiftBatches(deps, now),
    getGiftBatch: ({ params, now }) => getGiftBatch(params, deps, now),
    listGiftRedemptions: ({ params, query }) => listGiftRedemptions({ ...params, ...query }, deps),
    createGiftBatch: ({ body, operator, now }) => createGiftBatch(body, operator, deps, now),
    endGiftBatch: ({ params, body, operator, now }) =>
      endGiftBatch({ ...params, ...body }, operator, deps, now),
    ...figureImplementations(deps.figureReaders),
  };
}
