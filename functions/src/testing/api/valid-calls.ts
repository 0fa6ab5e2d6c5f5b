import { START_CONSENT_VERSION } from '@learning/content/site/withdrawal';
import { TERMS_VERSION } from '@learning/content/site/terms-version';
import { samplePhoto } from '#testing/account/sample-photo.ts';
import type { RouteName } from '@learning/shared/contract/contract';
import type { ApiErrorCode } from '@learning/shared/contract/errors';
import type { Call } from './call-route.ts';

type ValidCall = Pick<Call, 'params' | 'query'> & { body?: Record<string, unknown> };

/** A company of which the deployed API has a token. */
export const SAMPLE_COMPANY_ID = '01KAB2C3D4E5F6G7H8J9K0M1N9';

const own = { userId: 'me' };
const ownCourse = { userId: 'me', id: '14' };
const ownActivity = { userId: 'me', id: 'hr-foundations-skill-check' };
const ownSimulation = { userId: 'me', id: 'hr-foundations-simulation' };
const ownConversation = { userId: 'me', id: 'hr-foundations-conversation' };
const ownScenario = { userId: 'me', id: 'hr-foundations-scenario' };
const ownOrder = { userId: 'me', orderId: '01KAB2C3D4E5F6G7H8J9K0M1N2' };
const ownSeat = { userId: 'me', seatId: '01KAB2C3D4E5F6G7H8J9K0M1N2' };
const ownTeam = { userId: 'me', teamId: '01KAB2C3D4E5F6G7H8J9K0M1N6' };
const ownGroup = { ...ownTeam, groupId: '01KAB2C3D4E5F6G7H8J9K0M1N7' };
const ownNotification = { userId: 'me', id: '20261118090000000-0123456789abcdef0123' };
const ownModule = { userId: 'me', moduleId: 'hr-documentation-basic-m1' };

const ownSession = { userId: 'me', sessionId: '7c9e6679-7425-40de-944b-e07fc1f90ae7' };
const inboxItem = { itemId: 'request.0c0ffee0-0000-4000-8000-000000000008' };
const announcement = { announcementId: '01KAV0000000000000000000AA' };
const operatorLink = `session.u1.${ownSession.sessionId}.1.4102444800.${'a'.repeat(43)}`;

/** Three times that can be offered: functions here go by the real clock. */
const timesFromNow = () => ({
  // From Tuesday to Thursday of the week after next.
  times: [16, 17, 18].map((days) => {
    const day = new Date(Date.now() + (days - new Date().getUTCDay()) * 86_400_000);
    return `${day.toISOString().slice(0, 10)}T16:00:00.000Z`;
  }),
  timeZone: 'America/New_York',
});

/** What a contract agrees and can change. */
const CONTRACT_TERMS = {
  seats: 60,
  courseIds: null,
  price: 30_000,
  graceDays: 14,
  renewal: 'renews',
  billingContact: { name: 'Bea Books', email: 'books@acme.example' },
  address: null,
  taxId: null,
  purchaseOrderNumber: 'PO 4711',
} as const;

/** What both products are sent with; a course has no interval. */
const BUYER = {
  interval: 'year',
  country: 'US',
  postalCode: '10001',
  startConsent: START_CONSENT_VERSION,
};

const ownCapstone = { userId: 'me', id: '5' };
const capstoneLevels = {
  Urgency: 'Strong',
  Scope: 'Strong',
  Evidence: 'Strong',
  Findings: 'Strong',
};
const capstoneRatingId = `${'0'.repeat(32)}-00000000-0000-4000-8000-000000000000`;

const ownConnection = { userId: 'me', id: '01KAB2C3D4E5F6G7H8J9K0M1N2' };
const company = { companyId: SAMPLE_COMPANY_ID };
const page = { cursor: '01KAB2C3D4E5F6G7H8J9K0M1N2' };
const ownDelivery = { ...ownConnection, deliveryId: '20261118090000000-0123456789abcdef0123' };

/** One valid call of every route; a new route does not compile until it has one. */
export const validCalls: Record<RouteName, ValidCall> = {
  listCourses: {},
  listFeaturedCourses: {},
  getCourse: { params: { id: '14' } },
  listModules: { params: { id: '14' } },
  getSearchIndex: {},
  getPreviewModule: { params: { id: 'hr-foundations-m1' } },
  getModule: { params: { id: 'hr-foundations-m1' } },
  getResource: { params: { id: '1', resourceId: 'hr-stakeholder-map' } },
  getAccess: { params: own },
  startTrial: { params: own },
  listEnrollments: {},
  listUserEnrollments: { params: own },
  createEnrollment: { body: { userId: 'me', courseId: 14, progress: '0' } },
  listModuleProgress: { params: ownCourse },
  getCourseState: { params: ownCourse },
  getPlayerView: { params: ownCourse, query: { module: 'hr-documentation-basic-m1' } },
  recordModuleProgress: {
    params: ownModule,
    body: { completed: true, timeSpent: 25, completedAt: '2026-11-18T09:00:00Z' },
  },
  recordLearningTime: { params: ownModule, body: { sittingId: 'sitting-1', minutes: 5 } },
  savePosition: {
    params: ownCourse,
    body: { moduleId: 'hr-documentation-basic-m1', lastBlock: 3 },
  },
  toggleBookmark: {
    params: { id: '14' },
    body: { userId: 'me', bookmarked: true, moduleId: 'hr-documentation-basic-m1' },
  },
  addToWishlist: { params: ownCourse },
  removeFromWishlist: { params: ownCourse },
  listNotes: { params: ownCourse },
  saveNote: { params: ownModule, body: { text: 'A note', version: 0 } },
  listCourseWork: { params: ownCourse },
  listWork: { params: own },
  saveWork: {
    params: { userId: 'me', moduleId: 'hr-foundations-m5', promptId: 'deliverable' },
    body: { text: 'A role brief', version: 0 },
  },
  rateDeliverable: {
    params: { userId: 'me', moduleId: 'hr-foundations-m5' },
    body: { levels: { 'Role brief': 'Sound' }, version: 1 },
  },
  getExemplar: { params: { userId: 'me', moduleId: 'hr-foundations-m5' } },
  getSpacedReviewSession: { params: own },
  getModuleReviewCards: { params: ownModule },
  answerReviewCard: {
    params: { ...ownCourse, cardId: 'same-day' },
    body: {
      reviewCount: 0,
      answer: { kind: 'rating', rating: 'good' },
      answeredAt: '2026-11-18T09:00:00Z',
      seconds: 12,
    },
  },
  listRecommendations: { params: own },
  getDashboard: { params: own, query: { timeZone: 'Europe/Berlin' } },
  getRecertificationLog: { params: own },
  getSignIn: { params: own },
  turnAuthenticatorOn: { params: own, body: { code: '123456' } },
  turnAuthenticatorOff: { params: own },
  addPasskey: {
    params: own,
    body: {
      credential: {
        id: 'cGFzc2tleQ',
        rawId: 'cGFzc2tleQ',
        type: 'public-key',
        response: { clientDataJSON: 'e30', attestationObject: 'oA' },
      },
    },
  },
  removePasskey: { params: { ...own, passkeyId: 'cGFzc2tleQ' } },
  recordSignIn: { params: own, body: { method: 'passkey' } },
  listSignIns: { params: own },
  endSignIns: { params: own, body: { hasNewPassword: true } },
  changeName: { params: own, body: { name: 'Zoe Quinn' } },
  requestEmailChange: { params: own, body: { newEmail: 'new@example.org' } },
  confirmEmailChange: { params: own, body: { code: '123456' } },
  getPhoto: { params: own },
  savePhoto: {
    params: own,
    body: { photo: `data:image/jpeg;base64,${samplePhoto().toString('base64')}` },
  },
  deletePhoto: { params: own },
  getProfile: { params: own },
  updateProfile: {
    params: own,
    body: {
      timeZone: 'Europe/Berlin',
      extraTimeFactor: 1.5,
      weeklyGoalMinutes: 60,
      law: { countries: ['US'], states: ['Ohio'] },
    },
  },
  listActivities: { params: { id: 'hr-foundations-m5' } },
  getActivity: { params: { id: 'hr-foundations-skill-check' } },
  getSubmission: { params: { id: 'hr-foundations-skill-check', userId: 'me' } },
  getActivityState: { params: ownActivity },
  startAttempt: { params: ownActivity },
  saveAnswers: {
    params: { ...ownActivity, attemptId: '01KAB2C3D4E5F6G7H8J9K0M1N2' },
    body: { answers: { q1: 'Any', q5: ['One', 'Two'] } },
  },
  startScenario: { params: ownScenario },
  decideStep: {
    params: { ...ownScenario, attemptId: '01KAB2C3D4E5F6G7H8J9K0M1N2' },
    body: { stepId: 'order', choiceId: 'order-hold' },
  },
  startConversation: { params: ownConversation },
  sayLine: {
    params: { ...ownConversation, attemptId: '01KAB2C3D4E5F6G7H8J9K0M1N2' },
    body: { turn: 0, lineId: 'line-1' },
  },
  startSimulation: { params: ownSimulation },
  playPeriod: {
    params: { ...ownSimulation, attemptId: '01KAB2C3D4E5F6G7H8J9K0M1N2' },
    body: { period: 0, entered: { offers: 20, temps: 4 } },
  },
  getScenarioReview: { params: ownScenario },
  getCapstone: { params: ownCapstone },
  rateSamples: {
    params: { ...ownCapstone, exerciseId: 'recorded-line' },
    body: {
      levels: Object.fromEntries(
        ['paper-1', 'paper-2', 'paper-3'].map((id) => [id, capstoneLevels]),
      ),
    },
  },
  handInCapstone: {
    params: ownCapstone,
    body: { revises: 0, parts: {}, facts: {}, marks: {}, despiteFindings: false },
  },
  startPeerRating: { params: ownCapstone },
  ratePaper: {
    params: { ...ownCapstone, ratingId: capstoneRatingId },
    body: { levels: capstoneLevels, comment: 'Count the days.' },
  },
  reportCapstone: {
    params: { ...ownCapstone, ratingId: capstoneRatingId },
    body: { what: 'paper', reason: 'It names a colleague.' },
  },
  assessOwnCapstone: { params: ownCapstone, body: { levels: capstoneLevels } },
  getRetest: { params: ownCapstone },
  startRetest: { params: ownCapstone },
  submitRetest: {
    params: { ...ownCapstone, attemptId: '01JAV0000000000000000000RT' },
    body: { answers: { q1: 'The last working day' } },
  },
  saveDraft: { params: ownActivity, body: { values: { event: 'A talk' }, replace: false } },
  submitActivity: {
    params: { id: 'hr-foundations-skill-check' },
    body: {
      userId: 'me',
      activityId: 'hr-foundations-skill-check',
      attemptId: '01KAB2C3D4E5F6G7H8J9K0M1N2',
      payload: '{}',
      score: 100,
      feedback: '',
      completed: true,
    },
  },
  listCourseRatings: { params: { id: '14' } },
  getOwnCourseRating: { params: ownCourse },
  saveCourseRating: {
    params: ownCourse,
    body: { rating: 4, text: 'Clear and to the point.', authorName: 'Ada L.' },
  },
  deleteCourseRating: { params: ownCourse },
  listPricingTiers: {},
  createPaymentIntent: { body: { courseId: 14, ...BUYER } },
  listPurchases: { params: own },
  getPayment: { params: { userId: 'me', paymentId: 'pi_3SVgH2A1b2C3d4E5' } },
  completeFreeOrder: { params: ownOrder },
  redeemGiftCode: { params: own, body: { code: 'GIFT-7K3QXA-ABCDEFGH' } },
  cancelPurchase: { params: ownOrder },
  withdrawFromContract: { params: ownOrder },
  exchangeCourse: { params: ownOrder, body: { courseId: 14, newCourseId: 15 } },
  setSubscriptionEnd: { params: own, body: { atPeriodEnd: true } },
  payOpenInvoice: { params: own },
  createPortalSession: { params: own, body: { flow: 'overview' } },
  listInvoices: { params: own },
  getInvoiceDetails: { params: own },
  saveInvoiceDetails: {
    params: own,
    body: {
      companyName: 'Example Inc.',
      contactName: null,
      address: null,
      taxId: null,
      purchaseOrderNumber: null,
    },
  },
  acceptTerms: { params: ownOrder, body: { version: TERMS_VERSION } },
  getTeam: { params: own },
  listTeamMembers: { params: ownTeam },
  setTeamRole: {
    params: { ...ownTeam, ...ownSeat },
    body: { role: 'manager', groupIds: [ownGroup.groupId] },
  },
  createTeamGroup: { params: ownTeam, body: { name: 'Night shift' } },
  renameTeamGroup: { params: ownGroup, body: { name: 'Day shift' } },
  deleteTeamGroup: { params: ownGroup },
  changeGroupMembers: { params: ownGroup, body: { add: [ownSeat.seatId], remove: [] } },
  assignCourseToGroup: {
    params: { ...ownGroup, courseId: '14' },
    body: { dueOn: null, note: 'Before the audit' },
  },
  removeGroupAssignment: { params: { ...ownGroup, courseId: '14' } },
  listTeamActivity: { params: ownTeam },
  exportTeamActivity: { params: ownTeam, query: { month: '2026-11' } },
  inviteMember: { params: own, body: { email: 'colleague@example.org' } },
  cancelInvitation: {
    params: { userId: 'me', invitationId: '01KAB2C3D4E5F6G7H8J9K0M1N2' },
  },
  removeMember: { params: ownSeat },
  reassignSeat: { params: ownSeat, body: { email: 'colleague@example.org' } },
  getInvitation: { body: { token: 'wO2yq1t9Xb7c5Zs3aK8dEg' } },
  getInvitationHolder: { body: { token: 'wO2yq1t9Xb7c5Zs3aK8dEg' } },
  acceptInvitation: { body: { token: 'wO2yq1t9Xb7c5Zs3aK8dEg' } },
  leaveTeam: { params: ownSeat },
  listHandovers: { params: own },
  offerHandover: { params: own, body: { seatId: ownSeat.seatId } },
  withdrawHandover: { params: own },
  answerHandover: { params: ownOrder, body: { isAccepted: true } },
  assignCourse: {
    params: { userId: 'me', courseId: '14' },
    body: { dueOn: '2999-12-18', note: 'Before the audit', seatIds: [ownSeat.seatId] },
  },
  removeAssignment: { params: { userId: 'me', courseId: '14' } },
  listCompanyMembers: { params: company, query: page },
  listCompanyProgress: { params: company, query: page },
  listCompanyCertificates: { params: company, query: page },
  getConnections: { params: own },
  createReportToken: { params: own, body: { name: 'Our HR system', days: 365 } },
  revokeReportToken: { params: ownConnection },
  createWebhook: {
    params: own,
    body: { url: 'https://hr.example.org/hooks', types: ['course.completed'] },
  },
  changeWebhook: { params: ownConnection, body: { types: ['course.started'], isOn: true } },
  deleteWebhook: { params: ownConnection },
  replaceWebhookSecret: { params: ownConnection },
  testWebhook: { params: ownConnection },
  listWebhookDeliveries: {
    params: ownConnection,
    query: { cursor: ownDelivery.deliveryId },
  },
  replayWebhookDelivery: { params: ownDelivery },
  listAssignments: { params: own },
  sendRequest: {
    body: {
      requestId: '0f8fad5b-d9cb-469f-a165-70867728950e',
      topic: 'team-offer',
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      organization: 'Analytical Engines',
      message: 'We are forty people in two countries.',
      offer: { seats: 40, country: 'GB', needsPurchaseOrder: true },
    },
  },
  sendOwnRequest: {
    params: own,
    body: {
      requestId: '5f0c1a52-2d0b-4e0b-9d0e-3c8a2f6a7b10',
      topic: 'team-offer',
      name: 'Ada Lovelace',
      email: 'ada@example.org',
      organization: 'Analytical Engines',
      message: 'We are forty people in two countries.',
      offer: { seats: 40, country: 'GB', needsPurchaseOrder: true },
    },
  },
  listOwnRequests: { params: own },
  requestCoaching: {
    params: own,
    body: {
      requestId: ownSession.sessionId,
      topic: 'Whether to centralize hiring.',
      ...timesFromNow(),
    },
  },
  moveCoaching: { params: ownSession, body: timesFromNow() },
  cancelCoaching: { params: ownSession, body: { acceptsCounting: false } },
  readOperatorLink: { body: { token: operatorLink } },
  answerByLink: { body: { token: operatorLink, action: 'decline', message: 'I am away then.' } },
  listCertificates: { params: own },
  claimCertificate: {
    body: {
      userId: 'me',
      courseId: 14,
      participantName: 'Zoë Őry',
      courseName: 'Any',
      isNamePublic: true,
      hasEmailHash: true,
    },
  },
  getCertificateOverview: { params: own },
  correctCertificate: {
    params: { ...own, certificateId: 'a1b2c3d4e5f6g7h8j9k0m1n2p3' },
    body: { participantName: 'Zoë Őry', isFormerNamePublic: false },
  },
  changeCertificateEmailHash: {
    params: { ...own, certificateId: 'a1b2c3d4e5f6g7h8j9k0m1n2p3' },
    body: { hasEmailHash: true },
  },
  createLearnerRecord: { params: own },
  reissueCertificate: {
    params: { ...own, certificateId: 'a1b2c3d4e5f6g7h8j9k0m1n2p3' },
  },
  changeCertificateSharing: {
    params: { ...own, certificateId: 'a1b2c3d4e5f6g7h8j9k0m1n2p3' },
    body: { isNamePublic: true, areScoresPublic: false },
  },
  listNotifications: { params: own, query: { filter: 'unread' } },
  getUnreadCount: { params: own },
  markNotification: { params: ownNotification, body: { isRead: true } },
  markAllNotifications: { params: own, body: { upTo: ownNotification.id } },
  deleteNotification: { params: ownNotification },
  getNotificationSettings: { params: own },
  updateNotificationSettings: {
    params: own,
    body: { types: { review_due: { inApp: true, email: false } } },
  },
  getCalendarLink: { params: own },
  changeCalendarLink: { params: own, body: { isOn: true } },
  getCalendar: { params: { token: `u1.${'a'.repeat(43)}` } },
  unsubscribe: { params: { token: `u1.review_due.${'a'.repeat(43)}` } },
  getPrivacy: { params: own },
  startDataExport: { params: own },
  getDataExportLink: { params: own },
  deleteAccount: { params: own, body: { keepsCertificates: true } },
  startDemo: {},
  login: { body: { email: 'learner@example.org', password: 'not the password' } },
  getOperator: {},
  listOperators: {},
  inviteOperator: {
    body: { email: 'learner@example.org', roles: ['owner'], reason: 'Joined the team' },
  },
  changeOperatorRoles: {
    params: { operatorId: 'u1' },
    body: { roles: ['owner'], seenRoles: ['owner'], reason: 'Another job' },
  },
  removeOperator: { params: { operatorId: 'u1' }, body: { reason: 'Left the team' } },
  listAudit: { query: { month: '2026-11' } },
  exportAudit: { query: { month: '2026-11' } },
  getRevenueFigures: { query: { from: '2026-09', to: '2026-11' } },
  exportRevenueFigures: { query: { from: '2026-09', to: '2026-11' } },
  exportPlanFigures: { query: { from: '2026-09', to: '2026-11' } },
  exportTrialFigures: { query: { from: '2026-09', to: '2026-11' } },
  exportAccounting: { query: { month: '2026-11' } },
  getCourseFigures: { query: { from: '2026-09', to: '2026-11' } },
  exportCourseFigures: { query: { from: '2026-09', to: '2026-11' } },
  getCourseItemFigures: { params: { id: '1' } },
  exportCourseItemFigures: { params: { id: '1' } },
  getCourseCohorts: { params: { id: '1' } },
  exportCourseCohorts: { params: { id: '1' } },
  findLearners: { body: { query: 'learner@example.org' } },
  getLearnerOverview: { params: { learnerId: 'u1' } },
  reconcileLearner: { params: { learnerId: 'u1' }, body: { reason: 'Paid and sees nothing' } },
  refundPayment: {
    params: { learnerId: 'u1', orderId: ownOrder.orderId },
    body: {
      refundId: ownSession.sessionId,
      amount: 9.5,
      version: 1,
      reason: 'Goodwill',
    },
  },
  resendConfirmationCode: { params: { learnerId: 'u1' }, body: { reason: 'Lost the mail' } },
  inviteContractOwner: {
    params: { contractId: '01KAB2C3D4E5F6G7H8J9K0M1N2' },
    body: { version: 1, reason: 'Asked by phone' },
  },
  resendMail: {
    params: { learnerId: 'u1' },
    body: { eventName: 'accountCreated', reason: 'Asked by phone' },
  },
  removeLearnerPhoto: {
    params: { learnerId: 'u1' },
    body: { statement: 'It shows someone else', reason: 'Reported by mail' },
  },
  setExtraTime: {
    params: { learnerId: 'u1' },
    body: { extraTimeFactor: 1.5, from: 1, reason: 'Asked by mail' },
  },
  exportLearnerData: { params: { learnerId: 'u1' }, body: { reason: 'Asked by letter' } },
  unlockAccount: { params: { learnerId: 'u1' }, body: { reason: 'Asked by phone' } },
  listErasures: {},
  listGrants: { params: { learnerId: 'u1' } },
  grantAccess: {
    params: { learnerId: 'u1' },
    body: { courseIds: [1, 2], endsAt: '2099-01-01T00:00:00.000Z', reason: 'Press copy' },
  },
  changeGrant: {
    params: { learnerId: 'u1', grantId: '01KAB2C3D4E5F6G7H8J9K0M1N2' },
    body: { endsAt: null, version: 1, reason: 'Asked for more time' },
  },
  withdrawGrant: {
    params: { learnerId: 'u1', grantId: '01KAB2C3D4E5F6G7H8J9K0M1N2' },
    body: { version: 1, reason: 'Granted by mistake' },
  },
  listPromotionCodes: {},
  createPromotionCode: {
    body: {
      code: 'SPRING20',
      percentOff: 20,
      amountOff: null,
      courseIds: null,
      tierSlugs: ['entry'],
      duration: 'repeating',
      durationInMonths: 3,
      maxRedemptions: null,
      expiresAt: null,
      reason: 'Spring sale',
    },
  },
  listGiftBatches: {},
  getGiftBatch: { params: { batchId: '7K3QXA' } },
  listGiftRedemptions: { params: { batchId: '7K3QXA' } },
  createGiftBatch: {
    body: {
      name: 'HR conference',
      courseId: 1,
      tierSlug: null,
      months: null,
      codeCount: 2,
      maxRedemptions: 1,
      expiresAt: '2030-01-01T00:00:00.000Z',
      reason: 'Gifts for speakers',
    },
  },
  endGiftBatch: { params: { batchId: '7K3QXA' }, body: { reason: 'The conference is over' } },
  endPromotionCode: { params: { code: 'SPRING20' }, body: { reason: 'The sale is over' } },
  listContracts: {},
  getContract: { params: { contractId: '01KAB2C3D4E5F6G7H8J9K0M1N2' } },
  createContract: {
    body: {
      companyName: 'Acme',
      termMonths: 12,
      netDays: 30,
      payment: 'invoice',
      startsOn: '2099-01-01',
      ownerEmail: 'owner@acme.example',
      ...CONTRACT_TERMS,
      reason: 'Signed on paper',
    },
  },
  changeContract: {
    params: { contractId: '01KAB2C3D4E5F6G7H8J9K0M1N2' },
    body: { ...CONTRACT_TERMS, version: 1, reason: 'Ten more seats' },
  },
  withdrawContract: {
    params: { contractId: '01KAB2C3D4E5F6G7H8J9K0M1N2' },
    body: { version: 1, reason: 'Never signed' },
  },
  requestErasure: {
    params: { learnerId: 'u1' },
    body: { keepsCertificates: true, reason: 'Asked by letter' },
  },
  confirmErasure: {
    params: { learnerId: 'u2' },
    body: { requestedAt: '2026-11-18T09:00:00.000Z', reason: 'Asked by letter' },
  },
  withdrawErasure: { params: { learnerId: 'u2' }, body: { reason: 'Changed their mind' } },
  listInbox: {},
  getInboxItem: { params: inboxItem },
  changeInboxItem: {
    params: inboxItem,
    body: { version: '0.0', state: 'in_progress', owner: 'me', reason: 'I call them' },
  },
  replyToRequest: {
    params: inboxItem,
    body: {
      version: '0.0',
      replyId: '0c0ffee0-0000-4000-8000-000000000009',
      message: 'Yes, for 60 people.',
      state: 'done',
      reason: 'Answered',
    },
  },
  replyToSession: {
    params: { itemId: `session.u1.${ownSession.sessionId}` },
    body: { version: '1.0', action: 'decline', message: 'I am away then.', reason: 'Holidays' },
  },
  reviewCapstone: {
    params: { itemId: `capstone.5.${'0'.repeat(32)}` },
    body: { version: '1.0', action: 'rate', levels: capstoneLevels, reason: 'No raters' },
  },
  listReviews: {},
  moderateReview: {
    params: { courseId: '14', learnerId: 'u1' },
    body: { version: 1, state: 'hidden', statement: 'It names a colleague.', reason: 'Reported' },
  },
  listDisputes: {},
  getDisputeEvidence: { params: { disputeId: 'du_1' } },
  sendDisputeEvidence: {
    params: { disputeId: 'du_1' },
    body: {
      statement: 'They completed the course.',
      reason: 'They used it',
      file: 'data:application/pdf;base64,JVBERi0xLjcK',
    },
  },
  listAnnouncements: {},
  getAnnouncement: { params: announcement },
  saveAnnouncement: {
    params: announcement,
    body: {
      title: 'We move on Sunday',
      message: 'The site is down for an hour.',
      actionUrl: null,
      actionLabel: null,
      audience: { kind: 'all' },
      version: 0,
      reason: 'We move',
    },
  },
  testAnnouncement: { params: announcement, body: { version: 1, reason: 'A test' } },
  startAnnouncement: { params: announcement, body: { version: 1, reason: 'We move' } },
  stopAnnouncement: { params: announcement, body: { version: 1, reason: 'A typo' } },
  listOperatedCourses: {},
  changeCourseListing: {
    params: { courseId: '14' },
    body: { listing: 'published', version: 0, reason: 'It is complete' },
  },
  previewModule: { params: { moduleId: 'hr-foundations-m2' } },
  getOpenApi: {},
  reportWebVitals: { body: { page: '/courses/$courseId', lcpMs: 812, inpMs: 40, cls: 0.01 } },
};

/** More calls of routes that take different fields in different cases. */
export const otherValidCalls: Partial<Record<RouteName, readonly ValidCall[]>> = {
  reviewCapstone: [
    {
      params: { itemId: `capstone.5.${'0'.repeat(32)}` },
      body: { version: '1.0', action: 'remove', message: 'Take the name out.', reason: 'A name' },
    },
  ],
  replyToSession: [
    {
      params: { itemId: `session.u1.${ownSession.sessionId}` },
      body: {
        version: '1.0',
        action: 'confirm',
        startsAt: '2026-11-25T15:00:00.000Z',
        place: 'https://meet.example.org/1',
        reason: 'Fits',
      },
    },
  ],

  createPaymentIntent: [
    {
      body: {
        pricingTierSlug: 'entry',
        promotionCode: 'SPRING20',
        ...BUYER,
      },
    },
  ],
  answerByLink: [
    {
      body: {
        token: operatorLink,
        action: 'confirm',
        startsAt: '2026-12-01T15:00:00.000Z',
        place: 'https://meet.example.org/1',
      },
    },
  ],
};

/** Returns every valid call of a route. */
export function validCallsOf(name: RouteName): ValidCall[] {
  return [validCalls[name], ...(otherValidCalls[name] ?? [])];
}

/** The refusals that valid calls get from a learner who has just signed up. */
export const refusalsOfNewLearner: Partial<Record<RouteName, ApiErrorCode>> = {
  removeLearnerPhoto: 'photo_not_found',
  turnAuthenticatorOn: 'recent_sign_in_required',
  turnAuthenticatorOff: 'recent_sign_in_required',
  addPasskey: 'recent_sign_in_required',
  removePasskey: 'recent_sign_in_required',
  requestEmailChange: 'recent_sign_in_required',
  requestCoaching: 'coaching_not_included',
  moveCoaching: 'coaching_not_found',
  cancelCoaching: 'coaching_not_found',
  readOperatorLink: 'operator_link_invalid',
  answerByLink: 'operator_link_invalid',
  getInboxItem: 'inbox_item_not_found',
  changeInboxItem: 'inbox_item_not_found',
  replyToRequest: 'inbox_item_not_found',
  replyToSession: 'inbox_item_not_found',
  reviewCapstone: 'inbox_item_not_found',
  getRetest: 'certificate_not_found',
  startRetest: 'certificate_not_found',
  submitRetest: 'certificate_not_found',
  moderateReview: 'review_not_found',
  getAnnouncement: 'announcement_not_found',
  getDisputeEvidence: 'dispute_not_found',
  sendDisputeEvidence: 'dispute_not_found',
  recordSignIn: 'recent_sign_in_required',
  inviteContractOwner: 'contract_not_found',
  resendMail: 'mail_not_found',
  getPayment: 'order_not_found',
  completeFreeOrder: 'order_not_found',
  getGiftBatch: 'gift_batch_not_found',
  endGiftBatch: 'gift_batch_not_found',
  cancelPurchase: 'order_not_found',
  withdrawFromContract: 'order_not_found',
  exchangeCourse: 'order_not_found',
  setSubscriptionEnd: 'subscription_not_found',
  payOpenInvoice: 'subscription_not_found',
  createPortalSession: 'subscription_not_found',
  acceptTerms: 'order_not_found',
  getTeam: 'team_not_found',
  listTeamMembers: 'team_not_found',
  setTeamRole: 'team_not_found',
  createTeamGroup: 'team_not_found',
  renameTeamGroup: 'team_not_found',
  deleteTeamGroup: 'team_not_found',
  changeGroupMembers: 'team_not_found',
  assignCourseToGroup: 'team_not_found',
  removeGroupAssignment: 'team_not_found',
  listTeamActivity: 'team_not_found',
  exportTeamActivity: 'team_not_found',
  inviteMember: 'team_not_found',
  cancelInvitation: 'team_not_found',
  removeMember: 'team_not_found',
  reassignSeat: 'team_not_found',
  getInvitation: 'invitation_not_found',
  acceptInvitation: 'invitation_not_found',
  markNotification: 'notification_not_found',
  getCalendar: 'calendar_not_found',
  unsubscribe: 'unsubscribe_link_invalid',
  leaveTeam: 'member_not_found',
  offerHandover: 'team_not_found',
  withdrawHandover: 'team_not_found',
  answerHandover: 'handover_not_found',
  assignCourse: 'team_not_found',
  removeAssignment: 'team_not_found',
  getConnections: 'team_not_found',
  createReportToken: 'team_not_found',
  revokeReportToken: 'team_not_found',
  createWebhook: 'team_not_found',
  changeWebhook: 'team_not_found',
  deleteWebhook: 'team_not_found',
  replaceWebhookSecret: 'team_not_found',
  testWebhook: 'team_not_found',
  listWebhookDeliveries: 'team_not_found',
  replayWebhookDelivery: 'team_not_found',
  correctCertificate: 'certificate_not_found',
  reissueCertificate: 'certificate_not_found',
  changeCertificateSharing: 'certificate_not_found',
  changeCertificateEmailHash: 'certificate_not_found',
  getDataExportLink: 'export_not_found',
  deleteAccount: 'recent_sign_in_required',
  changeGrant: 'grant_not_found',
  withdrawGrant: 'grant_not_found',
  getContract: 'contract_not_found',
  changeContract: 'contract_not_found',
  withdrawContract: 'contract_not_found',
  refundPayment: 'order_not_found',
  confirmErasure: 'erasure_not_found',
  withdrawErasure: 'erasure_not_found',
  startDemo: 'demo_not_offered',
  login: 'invalid_credentials',
};
