import { ALWAYS_REFETCH, apiQuery } from './api-query.ts';

/** The seats of the learner's own plan; rejects with `team_not_found` where there are none. */
export const teamQuery = (learnerId: string) =>
  apiQuery(
    'getTeam',
    { params: { userId: learnerId } },
    // Members accept invitations while the owner is in another tab.
    { ...ALWAYS_REFETCH, refetchOnWindowFocus: 'always' },
  );

/** What an invitation offers; for everybody who holds its link. */
export const invitationQuery = (token: string) => apiQuery('getInvitation', { params: { token } });

/** What the plan of an invitation is to the learner who is signed in. */
export const invitationHolderQuery = (token: string) =>
  apiQuery('getInvitationHolder', { params: { token } });
