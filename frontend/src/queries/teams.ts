import type { ActivityKind } from '@learning/shared/contract/team-actions';
import type { Team } from '@learning/shared/contract/teams';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#lib/api-client.ts';
import { ALWAYS_REFETCH, apiQuery } from './api-query.ts';

/** Reads the team that the learner owns or has a role in. Rejects with `team_not_found` without one. */
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
/** Reads the members of a team page by page, of one group or of all. The first page of all came with the team. */
export const teamMembersQuery = (learnerId: string, team: Team, groupId: string) => {
  const params = { userId: learnerId, teamId: team.teamId };
  const { members, memberCount, nextCursor, skills } = team;
  return infiniteQueryOptions({
    queryKey: ['listTeamMembers', params, groupId] as const,
    queryFn: ({ pageParam, signal }) =>
      api.listTeamMembers(
        {
          params,
          query: {
            ...(groupId === '' ? {} : { groupId }),
            ...(pageParam === null ? {} : { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    ...(groupId === ''
      ? {
          initialData: {
            pages: [{ members, memberCount, nextCursor, skills }],
            pageParams: [null],
          },
        }
      : {}),
  });
};

/** Reads what was done in a team page by page, the newest first. */
export const teamActivityQuery = (
  learnerId: string,
  teamId: string,
  filter: { kind?: ActivityKind; month?: string },
) => {
  const params = { userId: learnerId, teamId };
  return infiniteQueryOptions({
    queryKey: ['listTeamActivity', params, filter] as const,
    queryFn: ({ pageParam, signal }) =>
      api.listTeamActivity(
        { params, query: { ...filter, ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    ...ALWAYS_REFETCH,
  });
};
