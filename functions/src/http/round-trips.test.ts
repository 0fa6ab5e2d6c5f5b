import type { ActivityState } from '@learning/shared/contract/activities';
import type { ConversationAttempt } from '@learning/shared/contract/conversations';
import type { SimulationAttempt } from '@learning/shared/contract/simulations';
import type { RouteName } from '@learning/shared/contract/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDeployedApi, routeNames, type DeployedApi } from '#testing/api/deployed-api.ts';
import { countRequests, type RequestCounts } from '#testing/table/record-requests.ts';
import type { Call } from '#testing/api/call-route.ts';

/**
 * How often each call waits for the table at most, with the catalog cached: requests that are sent together are one round. A new call
 * does not compile until it has a budget; for a learner's call that is one for reading and two for writing.
 */
const ROUND_TRIPS: Record<RouteName, number> = {
  listCourses: 0,
  listFeaturedCourses: 0,
  getCourse: 0,
  listModules: 0,
  getSearchIndex: 1,
  getPreviewModule: 1,
  getModule: 1,
  getResource: 1,
  getAccess: 1,
  startTrial: 2,
  listEnrollments: 1,
  listUserEnrollments: 1,
  createEnrollment: 2,
  listModuleProgress: 1,
  getCourseState: 1,
  getPlayerView: 1,
  recordModuleProgress: 2,
  recordLearningTime: 2,
  savePosition: 1,
  toggleBookmark: 1,
  addToWishlist: 1,
  removeFromWishlist: 1,
  listRecommendations: 1,
  getDashboard: 1,
  getRecertificationLog: 1,
  listNotes: 1,
  saveNote: 2,
  listCourseWork: 1,
  listWork: 1,
  saveWork: 2,
  rateDeliverable: 2,
  getExemplar: 1,
  getSpacedReviewSession: 1,
  getModuleReviewCards: 1,
  answerReviewCard: 2,
  getSignIn: 2,
  turnAuthenticatorOn: 0,
  turnAuthenticatorOff: 0,
  addPasskey: 0,
  removePasskey: 0,
  recordSignIn: 0,
  listSignIns: 1,
  endSignIns: 3,
  changeName: 2,
  requestEmailChange: 0,
  confirmEmailChange: 1,
  getPhoto: 1,
  savePhoto: 3,
  deletePhoto: 1,
  getProfile: 1,
  updateProfile: 1,
  listActivities: 1,
  getActivity: 1,
  getSubmission: 1,
  getActivityState: 1,
  startAttempt: 2,
  saveAnswers: 1,
  saveDraft: 3,
  submitActivity: 2,
  getCapstone: 2,
  rateSamples: 2,
  handInCapstone: 2,
  startPeerRating: 2,
  ratePaper: 2,
  reportCapstone: 2,
  assessOwnCapstone: 2,
  getRetest: 1,
  startRetest: 2,
  submitRetest: 2,
  startScenario: 2,
  decideStep: 2,
  startConversation: 2,
  sayLine: 2,
  startSimulation: 2,
  playPeriod: 2,
  getScenarioReview: 1,
  listCourseRatings: 1,
  getOwnCourseRating: 1,
  saveCourseRating: 4,
  deleteCourseRating: 3,
  listPricingTiers: 0,
  createPaymentIntent: 13,
  listPurchases: 1,
  getPayment: 2,
  completeFreeOrder: 3,
  redeemGiftCode: 5,
  cancelPurchase: 4,
  withdrawFromContract: 4,
  exchangeCourse: 4,
  setSubscriptionEnd: 3,
  payOpenInvoice: 3,
  // Each is counted, because it reaches Stripe.
  createPortalSession: 3,
  listInvoices: 2,
  getInvoiceDetails: 2,
  saveInvoiceDetails: 3,
  acceptTerms: 2,
  getTeam: 2,
  listTeamMembers: 2,
  setTeamRole: 2,
  createTeamGroup: 2,
  renameTeamGroup: 2,
  deleteTeamGroup: 2,
  changeGroupMembers: 2,
  assignCourseToGroup: 4,
  removeGroupAssignment: 2,
  listTeamActivity: 1,
  exportTeamActivity: 1,
  inviteMember: 3,
  cancelInvitation: 2,
  removeMember: 2,
  reassignSeat: 3,
  getInvitation: 2,
  getInvitationHolder: 3,
  acceptInvitation: 3,
  leaveTeam: 2,
  listHandovers: 3,
  offerHandover: 4,
  withdrawHandover: 2,
  answerHandover: 1,
  // The token with its last use, its limit with a window, the team, and its members.
  listCompanyMembers: 6,
  listCompanyProgress: 6,
  listCompanyCertificates: 6,
  getConnections: 3,
  // The plan, its team, the limit with its window, what the company has, and the change.
  createReportToken: 6,
  revokeReportToken: 6,
  createWebhook: 6,
  changeWebhook: 6,
  deleteWebhook: 6,
  replaceWebhookSecret: 6,
  testWebhook: 7,
  listWebhookDeliveries: 4,
  replayWebhookDelivery: 7,
  assignCourse: 4,
  removeAssignment: 2,
  listAssignments: 1,
  sendRequest: 11,
  sendOwnRequest: 11,
  listOwnRequests: 2,
  requestCoaching: 3,
  moveCoaching: 3,
  cancelCoaching: 2,
  readOperatorLink: 2,
  answerByLink: 3,
  listCertificates: 1,
  getCertificateOverview: 1,
  claimCertificate: 2,
  correctCertificate: 1,
  reissueCertificate: 1,
  changeCertificateSharing: 1,
  changeCertificateEmailHash: 1,
  createLearnerRecord: 1,
  listNotifications: 1,
  getUnreadCount: 1,
  markNotification: 1,
  markAllNotifications: 2,
  deleteNotification: 1,
  getNotificationSettings: 3,
  updateNotificationSettings: 3,
  getCalendarLink: 1,
  changeCalendarLink: 1,
  // Settings, learner, cards and catalog at once; the teams of a seat after them.
  getCalendar: 4,
  unsubscribe: 2,
  getPrivacy: 1,
  // What is stored, the day’s limit with its window, then the request.
  startDataExport: 4,
  getDataExportLink: 1,
  deleteAccount: 0,
  login: 6,
  // Where there is a demo, it makes the calls of a learner's twelve days.
  startDemo: 0,
  getOpenApi: 0,
  getOperator: 0,
  listOperators: 0,
  inviteOperator: 2,
  changeOperatorRoles: 2,
  removeOperator: 2,
  listAudit: 1,
  exportAudit: 1,
  findLearners: 0,
  getLearnerOverview: 1,
  reconcileLearner: 3,
  refundPayment: 1,
  resendConfirmationCode: 0,
  inviteContractOwner: 1,
  setExtraTime: 1,
  removeLearnerPhoto: 1,
  resendMail: 1,
  exportLearnerData: 1,
  unlockAccount: 3,
  listErasures: 1,
  requestErasure: 2,
  confirmErasure: 2,
  withdrawErasure: 2,
  listGrants: 1,
  grantAccess: 2,
  changeGrant: 3,
  withdrawGrant: 2,
  listPromotionCodes: 1,
  createPromotionCode: 2,
  endPromotionCode: 2,
  listGiftBatches: 1,
  getGiftBatch: 1,
  listGiftRedemptions: 1,
  createGiftBatch: 1,
  endGiftBatch: 2,
  listContracts: 1,
  getContract: 2,
  createContract: 2,
  changeContract: 4,
  withdrawContract: 2,
  listInbox: 1,
  getInboxItem: 1,
  changeInboxItem: 3,
  replyToRequest: 4,
  replyToSession: 4,
  reviewCapstone: 2,
  listReviews: 2,
  moderateReview: 4,
  listDisputes: 0,
  getDisputeEvidence: 0,
  sendDisputeEvidence: 0,
  listAnnouncements: 1,
  getAnnouncement: 1,
  saveAnnouncement: 2,
  testAnnouncement: 3,
  startAnnouncement: 3,
  stopAnnouncement: 3,
  listOperatedCourses: 1,
  changeCourseListing: 2,
  previewModule: 1,
  reportWebVitals: 0,
  // The catalog, the deck of cards and the activities are cached.
  getRevenueFigures: 1,
  exportRevenueFigures: 1,
  exportPlanFigures: 1,
  exportTrialFigures: 1,
  exportAccounting: 1,
  getCourseFigures: 1,
  exportCourseFigures: 1,
  getCourseItemFigures: 1,
  exportCourseItemFigures: 1,
  getCourseCohorts: 1,
  exportCourseCohorts: 1,
};

/** How many requests the calls of learning and paying send at most. */
const REQUESTS: Partial<Record<RouteName, number>> = {
  getModule: 2,
  getResource: 2,
  getPlayerView: 2,
  getCourseState: 1,
  getDashboard: 3,
  getRecertificationLog: 2,
  recordModuleProgress: 2,
  recordLearningTime: 2,
  savePosition: 1,
  listNotes: 1,
  saveNote: 2,
  listActivities: 1,
  getActivity: 1,
  getActivityState: 2,
  getSubmission: 2,
  startAttempt: 2,
  saveAnswers: 1,
  saveDraft: 4,
  submitActivity: 2,
  startScenario: 5,
  startConversation: 5,
  startSimulation: 5,
  getProfile: 1,
  updateProfile: 1,
  listPurchases: 3,
  getCertificateOverview: 4,
};

/** Read the catalog in each function, which keeps it for a minute. */
const WARMING: readonly RouteName[] = [
  'listCourses',
  'getCourseState',
  'getActivity',
  'getOwnCourseRating',
  'listPurchases',
];
const TIME_BETWEEN_CALLS_MS = 400;
const CHECK = 'hr-foundations-skill-check';
/** An activity whose attempt begins with its submission. */
const MARK_UP = 'hr-foundations-mark-up';
const CONVERSATION = 'hr-foundations-conversation';
const SIMULATION = 'hr-foundations-simulation';

let api: DeployedApi;
const measured = new Map<RouteName, RequestCounts & { status: number }>();

beforeAll(async () => {
  api = await openDeployedApi();
  // The cached catalog must not become old because the machine is busy.
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
  await api.send('startTrial');
  await api.send('createEnrollment');
  await api.send('createEnrollment', { body: { userId: 'me', courseId: 1, progress: '0' } });
  for (const name of WARMING) await api.send(name);
  const { body } = await api.send('startAttempt');
  const { id: attemptId } = body as unknown as { id: string };
  const changes: Partial<Record<RouteName, Call>> = {
    saveAnswers: { params: { userId: 'me', id: CHECK, attemptId }, body: { answers: {} } },
    submitActivity: {
      body: {
        userId: 'me',
        activityId: CHECK,
        attemptId,
        payload: '{"answers":{}}',
        score: 0,
        feedback: '',
        completed: false,
      },
    },
  };
  // What is read after the submission has more to read.
  const afterwards: RouteName[] = ['getActivityState', 'getSubmission', 'getDashboard'];
  for (const name of [...routeNames, ...afterwards]) {
    vi.setSystemTime(Date.now() + TIME_BETWEEN_CALLS_MS);
    const countsSoFar = countRequests();
    const { status } = await api.send(name, changes[name]);
    measured.set(name, { ...countsSoFar(), status });
  }
});
afterAll(async () => {
  vi.useRealTimers();
  await api.close();
});

describe('the round trips to the table', () => {
  test.each(routeNames)('%s stays within its budget', (name) => {
    const { roundTrips, requests, status } = measured.get(name)!;
    expect(status).not.toBe(500);
    expect(requests).toBeLessThanOrEqual(REQUESTS[name] ?? Infinity);
    expect(roundTrips).toBeLessThanOrEqual(ROUND_TRIPS[name]);
  });

  test('of a mark-up are one for its document and two for its submission', async () => {
    const own = { params: { userId: 'me', id: MARK_UP } };
    const countsOfState = countRequests();
    const { body, status } = await api.send('getActivityState', own);
    expect(status).toBe(200);
    expect(countsOfState().roundTrips).toBeLessThanOrEqual(1);
    const { markUp } = body as unknown as ActivityState;
    const payload = JSON.stringify({ documentId: markUp!.id, marks: {} });
    const countsOfSubmission = countRequests();
    const submitted = await api.send('submitActivity', {
      params: { id: MARK_UP },
      body: { userId: 'me', activityId: MARK_UP, payload },
    });
    expect(submitted.status).toBe(201);
    expect(countsOfSubmission().roundTrips).toBeLessThanOrEqual(2);
  });

  test('of a conversation are two for a line, and two for its submission', async () => {
    const params = { userId: 'me', id: CONVERSATION };
    const { body } = await api.send('startConversation', { params });
    const { id: attemptId, lines } = body as unknown as ConversationAttempt;
    const countsOfLine = countRequests();
    const said = await api.send('sayLine', {
      params: { ...params, attemptId },
      body: { turn: 0, lineId: lines[0]!.id },
    });
    expect(said.status).toBe(200);
    expect(countsOfLine().roundTrips).toBeLessThanOrEqual(2);
    const countsOfSubmission = countRequests();
    const submitted = await api.send('submitActivity', {
      params: { id: CONVERSATION },
      body: { userId: 'me', activityId: CONVERSATION, attemptId, payload: '{}' },
    });
    expect(submitted.status).toBe(201);
    expect(countsOfSubmission().roundTrips).toBeLessThanOrEqual(2);
  });

  test('of a simulation are two for a period, and two for its submission', async () => {
    const params = { userId: 'me', id: SIMULATION };
    const { body } = await api.send('startSimulation', { params });
    const { id: attemptId } = body as unknown as SimulationAttempt;
    for (const period of [0, 1, 2]) {
      const countsOfPeriod = countRequests();
      const played = await api.send('playPeriod', {
        params: { ...params, attemptId },
        body: { period, entered: { offers: 0, temps: 0 } },
      });
      expect(played.status).toBe(200);
      expect(countsOfPeriod().roundTrips).toBeLessThanOrEqual(2);
    }
    const countsOfSubmission = countRequests();
    const submitted = await api.send('submitActivity', {
      params: { id: SIMULATION },
      body: { userId: 'me', activityId: SIMULATION, attemptId, payload: '{}' },
    });
    expect(submitted.status).toBe(201);
    expect(countsOfSubmission().roundTrips).toBeLessThanOrEqual(2);
  });

  test('are counted in calls that succeed', () => {
    const mustSucceed: RouteName[] = [
      'getDashboard',
      'getActivityState',
      'getSubmission',
      'listPurchases',
      'submitActivity',
      'updateProfile',
      'recordLearningTime',
      'saveAnswers',
    ];
    for (const name of mustSucceed) expect(measured.get(name)!.status, name).toBeLessThan(300);
    expect(measured.get('submitActivity')).toMatchObject({ roundTrips: 2, requests: 2 });
    expect(measured.get('getActivityState')).toMatchObject({ roundTrips: 1, requests: 2 });
  });
});
