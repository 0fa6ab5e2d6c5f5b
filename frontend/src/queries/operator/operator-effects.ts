import type { ApiContract } from '@learning/shared/contract/contract';
import type { OperatingRouteName } from '@learning/shared/contract/operators/routes';

/** The calls of operators that only read. */
export type OperatorQueryName = {
  [K in OperatingRouteName]: ApiContract[K] extends { effect: 'reads' } ? K : never;
}[OperatingRouteName];

/** The calls of operators that change something. */
export type OperatorMutationName = Exclude<OperatingRouteName, OperatorQueryName>;

/** Lists the queries that each change of an operator makes stale. The audit log, which every change makes stale, is not listed. */
export const operatorEffects = {
  inviteOperator: ['listOperators'],
  changeOperatorRoles: ['listOperators'],
  removeOperator: ['listOperators'],
  grantAccess: ['listGrants', 'getLearnerOverview'],
  changeGrant: ['listGrants', 'getLearnerOverview'],
  withdrawGrant: ['listGrants', 'getLearnerOverview'],
  createPromotionCode: ['listPromotionCodes'],
  endPromotionCode: ['listPromotionCodes'],
  createGiftBatch: ['listGiftBatches'],
  endGiftBatch: ['listGiftBatches', 'getGiftBatch'],
  createContract: ['listContracts'],
  changeContract: ['listContracts', 'getContract'],
  inviteContractOwner: ['listContracts', 'getContract'],
  withdrawContract: ['listContracts', 'getContract'],
  unlockAccount: ['getLearnerOverview'],
  reconcileLearner: ['getLearnerOverview'],
  refundPayment: ['getLearnerOverview'],
  resendConfirmationCode: ['getLearnerOverview'],
  resendMail: ['getLearnerOverview'],
  setExtraTime: ['getLearnerOverview'],
  removeLearnerPhoto: ['getLearnerOverview'],
  exportLearnerData: ['getLearnerOverview'],
  requestErasure: ['listErasures', 'getLearnerOverview'],
  confirmErasure: ['listErasures', 'getLearnerOverview'],
  withdrawErasure: ['listErasures', 'getLearnerOverview'],
  changeInboxItem: ['listInbox', 'getInboxItem'],
  replyToRequest: ['listInbox', 'getInboxItem'],
  replyToSession: ['listInbox', 'getInboxItem'],
  reviewCapstone: ['listInbox', 'getInboxItem'],
  moderateReview: ['listReviews'],
  sendDisputeEvidence: ['listDisputes', 'getDisputeEvidence'],
  saveAnnouncement: ['listAnnouncements', 'getAnnouncement'],
  testAnnouncement: ['getAnnouncement'],
  startAnnouncement: ['listAnnouncements', 'getAnnouncement'],
  changeCourseListing: ['listOperatedCourses', 'previewModule'],
  stopAnnouncement: ['listAnnouncements', 'getAnnouncement'],
} as const satisfies Record<OperatorMutationName, readonly OperatorQueryName[]>;
