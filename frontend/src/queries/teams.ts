import { ALWAYS_REFETCH, apiQuery } from './api-query.ts';

/** Reads the seats of the learner's own plan. Rejects with `team_not_found` if the plan has none. */
export const teamQuery = (learnerId: string) =>
  apiQuery(
    'getTeam',
    { params: { userId: learnerId } },
    // Members accept invitations while the owner is in another tab.
    { ...ALWAYS_REFETCH, refetchOnWindowFocus: 'always' },
  );

/** Reads an invitation, for anyone who has its link. */
export const invitationQuery = (token: string) =>
  apiQuery('getInvitation', { body: { token } }, ALWAYS_REFETCH);

/** Reads whether the signed-in learner is already owner or member of the plan in an invitation. */
export const invitationHolderQuery = (token: string) =>
  apiQuery('getInvitationHolder', { body: { token } }, ALWAYS_REFETCH);

/** Reads the courses that plan owners have assigned to the learner. */
export const assignmentsQuery = (learnerId: string) =>
  apiQuery('listAssignments', { params: { userId: learnerId } });

/** Reads the teams the learner is asked to take over, and those they pay for and handed over. */
export const handoversQuery = (learnerId: string) =>
  apiQuery('listHandovers', { params: { userId: learnerId } }, ALWAYS_REFETCH);

/** Reads the tokens and webhooks of the learner's own company. */
export const connectionsQuery = (learnerId: string) =>
  apiQuery('getConnections', { params: { userId: learnerId } }, ALWAYS_REFETCH);

/** Reads what a webhook was sent last. */
export const deliveriesQuery = (learnerId: string, webhookId: string) =>
  apiQuery(
    'listWebhookDeliveries',
    { params: { userId: learnerId, id: webhookId } },
    { ...ALWAYS_REFETCH, refetchOnWindowFocus: 'always' },
  );
