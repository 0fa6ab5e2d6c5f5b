import { ALWAYS_REFETCH, apiQuery } from './api-query.ts';

/** The seats of the learner's own plan; rejects with `team_not_found` where there are none. */
export const teamQuery = (learnerId: string) =>
  apiQuery(
    'getTeam',
    { params: { userId: learnerId } },
    // Members accept invitations while the owner is in another tab.
    { ...ALWAYS_REFETCH, refetchOnWindowFocus: 'always' },
  );

/** The offer of an invitation, for anyone who has its link. */
export const invitationQuery = (token: string) =>
  apiQuery('getInvitation', { params: { token } }, ALWAYS_REFETCH);

/** How the signed-in learner already relates to an invitation's plan: owner, member or neither. */
export const invitationHolderQuery = (token: string) =>
  apiQuery('getInvitationHolder', { params: { token } }, ALWAYS_REFETCH);
