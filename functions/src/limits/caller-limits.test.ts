import type { RouteName } from '@learning/shared/contract/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANY, limitPartition } from '#table/keys.ts';
import { TABLE_GRANTS, type Grant } from '#table/grants.ts';
import {
  openDeployedApi,
  routeNames,
  routeOf,
  routesWhere,
  type DeployedApi,
} from '#testing/api/deployed-api.ts';
import { LIMITS, type LimitName } from './limits.ts';

/** Why a call needs no limit per caller. */
const REASONS = {
  ownItems: 'costs a few units of the table, as a count would, and only its learner’s items change',
  catalog: 'reads what the function keeps in memory, so a count would cost more than the call',
  publicItem: 'reads one public page of items, which costs less than a count',
  logLine: 'writes one line of a log, which costs less than a count',
  mailedSecret: 'does nothing without a secret that was mailed to one person',
  secretAddress:
    'reads a few units of the table, and nothing without a secret that one person turned on',
  boundedByOther: 'mails at most once for what a call with a limit made',
  ownCount: 'is counted where it is stored: five tries of a code, one deletion of an account',
  operators: 'is made by a few people who are known, each with a second factor',
  cachedNames: 'keeps the names that it shows for five minutes',
} as const;

type CallerLimit = readonly LimitName[] | keyof typeof REASONS;

const checkouts = [
  'checkoutsInAnHour',
  'checkoutsInADay',
  'promotionCodesInAnHour',
  'promotionCodesInADay',
] as const;
const stripeReads = ['stripeReadsPerLearner'] as const;
const purchaseChanges = ['purchaseChangesPerLearner'] as const;
const accountChanges = ['accountChangesPerLearner'] as const;
const connectionChanges = ['connectionChangesPerOwner'] as const;
const reports = ['reportsPerToken'] as const;
const addressReads = ['addressReadsPerLearner'] as const;

/** The limits per caller of each call, or why it has none. A new call does not compile without a line. */
const CALLER_LIMITS: Record<RouteName, CallerLimit> = {
  listCourses: 'catalog',
  listFeaturedCourses: 'catalog',
  getCourse: 'catalog',
  listModules: 'catalog',
  getSearchIndex: 'catalog',
  getPreviewModule: 'publicItem',
  listPricingTiers: 'catalog',
  getOpenApi: 'catalog',
  reportWebVitals: 'logLine',
  getOperator: 'operators',
  listOperators: 'operators',
  inviteOperator: 'operators',
  changeOperatorRoles: 'operators',
  removeOperator: 'operators',
  listAudit: 'operators',
  exportAudit: 'operators',
  getRevenueFigures: 'operators',
  exportRevenueFigures: 'operators',
  exportPlanFigures: 'operators',
  exportTrialFigures: 'operators',
  exportAccounting: 'operators',
  getCourseFigures: 'operators',
  exportCourseFigures: 'operators',
  getCourseItemFigures: 'operators',
  exportCourseItemFigures: 'operators',
  getCourseCohorts: 'operators',
  exportCourseCohorts: 'operators',
  findLearners: 'operators',
  getLearnerOverview: 'operators',
  reconcileLearner: 'operators',
  refundPayment: 'operators',
  resendConfirmationCode: 'operators',
  inviteContractOwner: 'operators',
  resendMail: 'operators',
  exportLearnerData: 'operators',
  setExtraTime: 'operators',
  removeLearnerPhoto: 'operators',
  unlockAccount: 'operators',
  listErasures: 'operators',
  requestErasure: 'operators',
  confirmErasure: 'operators',
  withdrawErasure: 'operators',
  listGrants: 'operators',
  grantAccess: 'operators',
  changeGrant: 'operators',
  withdrawGrant: 'operators',
  listPromotionCodes: 'operators',
  createPromotionCode: 'operators',
  endPromotionCode: 'operators',
  listGiftBatches: 'operators',
  getGiftBatch: 'operators',
  listGiftRedemptions: 'operators',
  createGiftBatch: 'operators',
  endGiftBatch: 'operators',
  listContracts: 'operators',
  getContract: 'operators',
  createContract: 'operators',
  changeContract: 'operators',
  withdrawContract: 'operators',
  listInbox: 'operators',
  getInboxItem: 'operators',
  changeInboxItem: 'operators',
  replyToRequest: 'operators',
  replyToSession: 'operators',
  reviewCapstone: 'operators',
  listReviews: 'operators',
  moderateReview: 'operators',
  listDisputes: 'operators',
  getDisputeEvidence: 'operators',
  sendDisputeEvidence: 'operators',
  listAnnouncements: 'operators',
  getAnnouncement: 'operators',
  saveAnnouncement: 'operators',
  testAnnouncement: 'operators',
  startAnnouncement: 'operators',
  stopAnnouncement: 'operators',
  listOperatedCourses: 'operators',
  changeCourseListing: 'operators',
  previewModule: 'operators',
  getModule: 'ownItems',
  getResource: 'ownItems',
  getAccess: 'ownItems',
  startTrial: ['trialsPerAddress'],
  listEnrollments: 'ownItems',
  listUserEnrollments: 'ownItems',
  createEnrollment: 'ownItems',
  listModuleProgress: 'ownItems',
  getCourseState: 'ownItems',
  getPlayerView: 'ownItems',
  recordModuleProgress: 'ownItems',
  recordLearningTime: 'ownItems',
  savePosition: 'ownItems',
  toggleBookmark: 'ownItems',
  addToWishlist: 'ownItems',
  removeFromWishlist: 'ownItems',
  listRecommendations: 'ownItems',
  getDashboard: 'ownItems',
  getRecertificationLog: 'ownItems',
  listNotes: 'ownItems',
  saveNote: 'ownItems',
  listCourseWork: 'ownItems',
  listWork: 'ownItems',
  saveWork: 'ownItems',
  rateDeliverable: 'ownItems',
  getExemplar: 'ownItems',
  getSpacedReviewSession: 'ownItems',
  getModuleReviewCards: 'ownItems',
  answerReviewCard: 'ownItems',
  getProfile: 'ownItems',
  updateProfile: 'ownItems',
  listActivities: 'ownItems',
  getActivity: 'ownItems',
  getSubmission: 'ownItems',
  getActivityState: 'ownItems',
  startAttempt: 'ownItems',
  saveAnswers: 'ownItems',
  getCapstone: 'ownItems',
  rateSamples: 'ownItems',
  handInCapstone: 'ownItems',
  startPeerRating: 'ownItems',
  ratePaper: 'ownItems',
  reportCapstone: 'ownItems',
  assessOwnCapstone: 'ownItems',
  getRetest: 'ownItems',
  startRetest: 'ownItems',
  submitRetest: 'ownItems',
  saveDraft: 'ownItems',
  submitActivity: 'ownItems',
  startScenario: 'ownItems',
  decideStep: 'ownItems',
  startConversation: 'ownItems',
  sayLine: 'ownItems',
  startSimulation: 'ownItems',
  playPeriod: 'ownItems',
  getScenarioReview: 'ownItems',
  listCourseRatings: 'publicItem',
  getOwnCourseRating: 'ownItems',
  saveCourseRating: ['reviewsPerLearner'],
  deleteCourseRating: 'ownItems',
  login: ['signInsInFiveMinutes', 'signInsInAnHour', 'signInsInADay', 'signInsPerAddress'],
  startDemo: ['demosPerAddress'],
  getSignIn: ['signInReadsPerLearner'],
  turnAuthenticatorOn: accountChanges,
  turnAuthenticatorOff: accountChanges,
  addPasskey: accountChanges,
  removePasskey: accountChanges,
  recordSignIn: accountChanges,
  listSignIns: 'ownItems',
  endSignIns: accountChanges,
  changeName: accountChanges,
  requestEmailChange: ['emailChangesPerLearner', 'addressChangeMails', 'addressChangeMailsOfPayer'],
  confirmEmailChange: 'ownCount',
  getPhoto: 'ownItems',
  savePhoto: ['photosPerLearner'],
  deletePhoto: 'ownItems',
  createPaymentIntent: checkouts,
  listPurchases: 'ownItems',
  getPayment: stripeReads,
  createPortalSession: stripeReads,
  listInvoices: stripeReads,
  getInvoiceDetails: stripeReads,
  saveInvoiceDetails: stripeReads,
  completeFreeOrder: 'ownItems',
  redeemGiftCode: ['promotionCodesInAnHour', 'promotionCodesInADay'],
  cancelPurchase: purchaseChanges,
  withdrawFromContract: purchaseChanges,
  exchangeCourse: purchaseChanges,
  setSubscriptionEnd: purchaseChanges,
  payOpenInvoice: purchaseChanges,
  acceptTerms: 'ownItems',
  getTeam: 'cachedNames',
  listTeamMembers: 'cachedNames',
  setTeamRole: 'cachedNames',
  createTeamGroup: 'cachedNames',
  renameTeamGroup: 'cachedNames',
  deleteTeamGroup: 'cachedNames',
  changeGroupMembers: 'cachedNames',
  assignCourseToGroup: ['assignmentsPerOwner'],
  removeGroupAssignment: 'cachedNames',
  listTeamActivity: 'cachedNames',
  exportTeamActivity: 'cachedNames',
  inviteMember: [...addressReads, 'invitationMails'],
  cancelInvitation: 'cachedNames',
  removeMember: 'boundedByOther',
  reassignSeat: [...addressReads, 'invitationMails'],
  getInvitation: 'mailedSecret',
  getInvitationHolder: addressReads,
  acceptInvitation: addressReads,
  leaveTeam: 'boundedByOther',
  listCompanyMembers: reports,
  listCompanyProgress: reports,
  listCompanyCertificates: reports,
  getConnections: 'ownItems',
  createReportToken: connectionChanges,
  revokeReportToken: connectionChanges,
  createWebhook: connectionChanges,
  changeWebhook: connectionChanges,
  deleteWebhook: connectionChanges,
  replaceWebhookSecret: connectionChanges,
  testWebhook: connectionChanges,
  listWebhookDeliveries: 'ownItems',
  replayWebhookDelivery: connectionChanges,
  assignCourse: ['assignmentsPerOwner'],
  removeAssignment: 'cachedNames',
  listAssignments: 'ownItems',
  listHandovers: addressReads,
  offerHandover: ['handoverOffersPerOwner'],
  withdrawHandover: 'boundedByOther',
  answerHandover: 'boundedByOther',
  sendRequest: ['requestsPerAddress'],
  sendOwnRequest: ['requestsPerAddress'],
  listOwnRequests: 'ownItems',
  requestCoaching: ['coachingOffers'],
  moveCoaching: ['coachingOffers'],
  cancelCoaching: 'boundedByOther',
  readOperatorLink: 'mailedSecret',
  answerByLink: 'mailedSecret',
  listCertificates: 'ownItems',
  getCertificateOverview: 'ownItems',
  claimCertificate: ['certificatesPerLearner'],
  correctCertificate: ['certificatesPerLearner'],
  reissueCertificate: ['certificatesPerLearner'],
  changeCertificateSharing: ['certificateSharingPerLearner'],
  changeCertificateEmailHash: ['certificateSharingPerLearner'],
  createLearnerRecord: ['certificateRecordsPerLearner'],
  listNotifications: 'ownItems',
  getUnreadCount: 'ownItems',
  markNotification: 'ownItems',
  markAllNotifications: 'ownItems',
  deleteNotification: 'ownItems',
  getNotificationSettings: addressReads,
  updateNotificationSettings: addressReads,
  getCalendarLink: 'ownItems',
  changeCalendarLink: 'ownItems',
  getCalendar: 'secretAddress',
  unsubscribe: 'mailedSecret',
  getPrivacy: 'ownItems',
  startDataExport: ['exportsPerLearner'],
  getDataExportLink: 'ownItems',
  deleteAccount: 'ownCount',
};

/** Reasons that hold for calls without a token: none of them changes anything for a caller whom no one knows. */
const PUBLIC_REASONS: readonly CallerLimit[] = [
  'logLine',
  'catalog',
  'publicItem',
  'mailedSecret',
  'secretAddress',
];
/** Limits that no call takes: those of Cognito's functions, and those that hold mail back but refuse no caller. */
const NOT_OF_CALLS: readonly LimitName[] = [
  'codeMails',
  'codeMailsToKnownDevice',
  'confirmationsPerTopic',
  'confirmationsInTotal',
  'operatorMails',
  'requestMails',
  'resentMails',
];

const hasLimit = (name: RouteName) => typeof CALLER_LIMITS[name] !== 'string';

let api: DeployedApi;
/** Calls that asked Stripe or the user pool. */
const asking = new Set<RouteName>();
beforeAll(async () => {
  api = await openDeployedApi();
  const asked = () => api.cognito.requests.length + api.stripe.stripe.requests().length;
  for (const name of routeNames) {
    const before = asked();
    await api.send(name);
    if (asked() > before) asking.add(name);
  }
});
afterAll(() => api.close());

describe('the limits per caller', () => {
  it('leave out no call that asks Stripe or the user pool', () => {
    expect(asking).toContain('getSignIn');
    expect(asking).toContain('createPaymentIntent');
    const withoutLimit = [...asking].filter(
      (name) => !hasLimit(name) && CALLER_LIMITS[name] !== 'operators',
    );
    expect(withoutLimit).toEqual([]);
  });

  it('leave out the calls of operators and no others, which a learner’s token does not pass', () => {
    const leftOut = routeNames.filter((name) => CALLER_LIMITS[name] === 'operators');
    expect(leftOut).toEqual(routesWhere(({ access }) => access === 'operator'));
  });

  const uncounted = routesWhere(({ access }) => access === 'public').filter(
    (name) => !hasLimit(name),
  );
  it.each(uncounted)('may leave out the public call %s, which costs next to nothing', (name) => {
    expect(PUBLIC_REASONS).toContain(CALLER_LIMITS[name]);
  });

  it.each(routeNames.filter(hasLimit))('of %s can be taken by its function', (name) => {
    const grants: readonly Grant[] = TABLE_GRANTS[routeOf(name).group];
    for (const limit of CALLER_LIMITS[name] as readonly LimitName[]) {
      const partition = limitPartition(limit, ANY);
      const isGranted = grants.some((grant) => {
        const [start, end] = [grant.partition.split('*')[0]!, grant.partition.split('#').at(-1)!];
        return start.startsWith('LIMIT#') && partition.startsWith(start) && partition.endsWith(end);
      });
      expect(isGranted, limit).toBe(true);
    }
  });

  it.each(['getSignIn', 'cancelPurchase', 'payOpenInvoice', 'listHandovers', 'acceptInvitation'])(
    'refuse %s once they are used up',
    async (name) => {
      const route = name as RouteName;
      const [limit] = CALLER_LIMITS[route] as readonly [LimitName];
      let refused = await api.send(route);
      for (let calls = 1; calls <= LIMITS[limit].max && refused.status !== 429; calls += 1)
        refused = await api.send(route);
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    },
  );

  it('are all of some call', () => {
    const used = new Set(routeNames.filter(hasLimit).flatMap((name) => CALLER_LIMITS[name]));
    const names = Object.keys(LIMITS) as LimitName[];
    expect(names.filter((name) => !used.has(name) && !NOT_OF_CALLS.includes(name))).toEqual([]);
  });
});
