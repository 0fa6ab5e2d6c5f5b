import type { ApiContract } from '@learning/shared/contract/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#lib/api-client.ts';
import { callKey } from './api-query.ts';

/** The calls that only read; those of operators are in `operator/`. */
export type QueryName = {
  [K in keyof ApiClient]: ApiContract[K] extends { method: 'GET' } | { isRead: true } ? K : never;
}[keyof ApiClient];

/** The calls that change something. */
export type MutationName = Exclude<keyof ApiClient, QueryName>;

/** Queries that depend on the learner's entitlements. */
const ACCESS = ['getAccess', 'getCourseState', 'getDashboard'] as const;

/** Queries that depend on orders, subscriptions and seats. */
const PURCHASES = [...ACCESS, 'getTeam', 'listAssignments', 'listPurchases'] as const;

/** Queries that a change of a team makes stale beside the team itself, which the response has. */
const TEAM = ['listTeamActivity', 'listTeamMembers'] as const;

/** Lists the queries each mutation makes stale, except those that are updated directly from the mutation's response. */
export const effects = {
  startTrial: ['getCourseState', 'getDashboard'],
  createEnrollment: ['getCourseState', 'getDashboard', 'listAssignments', 'listUserEnrollments'],
  recordModuleProgress: [
    'getDashboard',
    'getModuleReviewCards',
    'getRecertificationLog',
    'listAssignments',
    'listUserEnrollments',
  ],
  recordLearningTime: ['getDashboard', 'getRecertificationLog'],
  savePosition: ['getDashboard'],
  toggleBookmark: ['getDashboard'],
  addToWishlist: ['getDashboard'],
  removeFromWishlist: ['getDashboard'],
  saveNote: [],
  saveWork: [],
  rateDeliverable: [],
  updateProfile: ['getCourseState', 'getDashboard'],
  // A session keeps its cards until it ends, and so does the opening of a module.
  answerReviewCard: ['getDashboard'],
  rateSamples: ['getCapstone'],
  handInCapstone: ['getCapstone'],
  startPeerRating: ['getCapstone'],
  ratePaper: ['getCapstone'],
  reportCapstone: ['getCapstone'],
  assessOwnCapstone: ['getCapstone', 'getCertificateOverview'],
  startRetest: ['getRetest'],
  submitRetest: ['getRetest', 'getCertificateOverview', 'getDashboard'],
  startAttempt: [],
  saveAnswers: [],
  saveDraft: [],
  startScenario: [],
  decideStep: [],
  startConversation: [],
  sayLine: [],
  startSimulation: [],
  playPeriod: [],
  submitActivity: ['getDashboard', 'getScenarioReview'],
  // The catalog is cached for a minute, so ratings are updated from the response instead.
  saveCourseRating: [],
  deleteCourseRating: [],
  // Applied once the payment has gone through.
  createPaymentIntent: PURCHASES,
  completeFreeOrder: PURCHASES,
  redeemGiftCode: ACCESS,
  cancelPurchase: [...ACCESS, 'getTeam', 'listInvoices'],
  withdrawFromContract: [...ACCESS, 'getTeam', 'listInvoices'],
  exchangeCourse: [...ACCESS, 'getTeam'],
  setSubscriptionEnd: [...ACCESS, 'getTeam'],
  payOpenInvoice: [...ACCESS, 'getTeam'],
  // Applied once the learner is back from Stripe's portal.
  createPortalSession: [...ACCESS, 'getTeam'],
  saveInvoiceDetails: ['getInvoiceDetails'],
  acceptTerms: [],
  inviteMember: ['listPurchases', 'listTeamActivity'],
  cancelInvitation: ['listPurchases', 'listTeamActivity'],
  removeMember: ['listPurchases', ...TEAM],
  reassignSeat: ['listPurchases', ...TEAM],
  setTeamRole: TEAM,
  createTeamGroup: TEAM,
  renameTeamGroup: TEAM,
  deleteTeamGroup: TEAM,
  changeGroupMembers: TEAM,
  assignCourseToGroup: TEAM,
  removeGroupAssignment: TEAM,
  acceptInvitation: PURCHASES,
  leaveTeam: [...PURCHASES, 'listHandovers'],
  offerHandover: ['getTeam', 'listHandovers'],
  withdrawHandover: ['getTeam', 'listHandovers'],
  answerHandover: [...PURCHASES, 'listHandovers'],
  // Updated from the response.
  createReportToken: [],
  revokeReportToken: [],
  createWebhook: [],
  changeWebhook: [],
  deleteWebhook: [],
  replaceWebhookSecret: [],
  testWebhook: ['listWebhookDeliveries'],
  replayWebhookDelivery: ['listWebhookDeliveries'],
  assignCourse: TEAM,
  removeAssignment: TEAM,
  claimCertificate: [
    'getCertificateOverview',
    'getDashboard',
    'getRecertificationLog',
    'listPurchases',
  ],
  correctCertificate: ['getCertificateOverview', 'getRecertificationLog'],
  reissueCertificate: [
    'getCertificateOverview',
    'getDashboard',
    'getRecertificationLog',
    'getRetest',
  ],
  changeCertificateSharing: ['getCertificateOverview'],
  changeCertificateEmailHash: ['getCertificateOverview'],
  createLearnerRecord: [],
  markNotification: ['getUnreadCount'],
  markAllNotifications: ['getUnreadCount'],
  deleteNotification: ['getUnreadCount'],
  updateNotificationSettings: [],
  // Updated from the response.
  changeCalendarLink: [],
  unsubscribe: [],
  startDataExport: [],
  // The session ends with it.
  deleteAccount: [],
  sendRequest: [],
  sendOwnRequest: ['listOwnRequests'],
  requestCoaching: ['listOwnRequests'],
  moveCoaching: ['listOwnRequests'],
  cancelCoaching: ['listOwnRequests'],
  // Updated from the response.
  answerByLink: [],
  turnAuthenticatorOn: ['getSignIn'],
  turnAuthenticatorOff: ['getSignIn'],
  // Cognito lists passkeys; the session ends with its sign-in.
  addPasskey: [],
  removePasskey: [],
  recordSignIn: ['listSignIns'],
  endSignIns: [],
  // Tokens have it.
  changeName: [],
  requestEmailChange: [],
  confirmEmailChange: [],
  // Updated from the response.
  savePhoto: [],
  deletePhoto: [],
  login: [],
  startDemo: [],
} as const satisfies Record<MutationName, readonly QueryName[]>;

/** Marks the queries a mutation affects as stale: open pages refetch them now, others when they open. */
export async function applyEffects(queryClient: QueryClient, name: MutationName): Promise<void> {
  await Promise.all(
    effects[name].map((query) => queryClient.invalidateQueries({ queryKey: callKey(query) })),
  );
}
