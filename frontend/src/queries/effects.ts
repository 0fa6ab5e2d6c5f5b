import type { ApiContract, RouteName } from '@learning/shared/contract/contract';
import type { QueryClient } from '@tanstack/react-query';
import { callKey } from './api-query.ts';

/** The calls that only read. */
export type QueryName = {
  [K in RouteName]: ApiContract[K]['method'] extends 'GET' ? K : never;
}[RouteName];

/** The calls that change something. */
export type MutationName = Exclude<RouteName, QueryName>;

/** Queries that depend on the learner's entitlements. */
const ACCESS = ['getAccess', 'getCourseState', 'getDashboard'] as const;

/** Queries that depend on orders, subscriptions and seats. */
const PURCHASES = [...ACCESS, 'getTeam', 'listPurchases'] as const;

/**
 * The queries each mutation makes stale. A query that is updated from the mutation's own answer is left out: see where the
 * mutation is made.
 */
export const effects = {
  startTrial: ['getCourseState', 'getDashboard'],
  createEnrollment: ['getCourseState', 'getDashboard'],
  recordModuleProgress: ['getDashboard', 'getRecertificationLog'],
  recordLearningTime: ['getDashboard'],
  savePosition: ['getDashboard'],
  toggleBookmark: ['getDashboard'],
  addToWishlist: ['getDashboard'],
  removeFromWishlist: ['getDashboard'],
  saveNote: [],
  updateProfile: ['getDashboard'],
  startAttempt: [],
  saveAnswers: [],
  saveDraft: [],
  submitActivity: ['getDashboard'],
  // The catalog answers from a cache for a minute, so ratings are updated from the answer, too.
  saveReview: [],
  deleteReview: [],
  // Applied once the payment has gone through.
  createPaymentIntent: PURCHASES,
  cancelPurchase: [...ACCESS, 'getTeam'],
  exchangeCourse: [...ACCESS, 'getTeam'],
  setSubscriptionEnd: [...ACCESS, 'getTeam'],
  // Applied once the learner is back from Stripe's portal.
  createPortalSession: [...ACCESS, 'getTeam'],
  inviteMember: ['listPurchases'],
  cancelInvitation: ['listPurchases'],
  removeMember: ['listPurchases'],
  reassignSeat: ['listPurchases'],
  acceptInvitation: PURCHASES,
  leaveTeam: PURCHASES,
  claimCertificate: ['getDashboard'],
  sendRequest: [],
  login: [],
} as const satisfies Record<MutationName, readonly QueryName[]>;

/** Marks everything stale that a mutation changed: open pages refetch it now, others when they open. */
export async function applyEffects(queryClient: QueryClient, name: MutationName): Promise<void> {
  await Promise.all(
    effects[name].map((query) => queryClient.invalidateQueries({ queryKey: callKey(query) })),
  );
}
