import type { Team, TeamMember } from '@learning/shared/contract/teams';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#lib/api-client.ts';
import { teamMembersQuery } from '#queries/teams.ts';

/** The members that the page shows, of one group or of all. */
export interface ShownMembers {
  members: readonly TeamMember[];
  /** Of all pages. */
  memberCount: number;
  skills: Team['skills'];
  /** Empty for all. */
  groupId: string;
  showGroup: (groupId: string) => void;
  /** Loads the next page; undefined on the last one. */
  loadMore: (() => void) | undefined;
  isLoading: boolean;
}

/** Returns the members of a team, page by page in a team of more than fifty. */
export function useTeamMembers(learnerId: string, team: Team): ShownMembers {
  const [chosen, showGroup] = useState('');
  // The group may have been deleted.
  const groupId = team.groups.some((group) => group.groupId === chosen) ? chosen : '';
  const isPaged = team.nextCursor !== null;
  const query = useInfiniteQuery({
    ...teamMembersQuery(learnerId, team, groupId),
    enabled: isPaged,
  });
  const shown = { groupId, showGroup };
  if (!isPaged) {
    const isShown = ({ groupIds }: TeamMember) => groupId === '' || groupIds.includes(groupId);
    const members = team.members.filter(isShown);
    const { skills } = team;
    return {
      ...shown,
      members,
      memberCount: members.length,
      skills,
      loadMore: undefined,
      isLoading: false,
    };
  }
  const pages = query.data?.pages ?? [];
  return {
    ...shown,
    members: pages.flatMap(({ members }) => members),
    memberCount: pages[0]?.memberCount ?? 0,
    skills: joinSkills(pages.flatMap(({ skills }) => skills)),
    loadMore: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    isLoading: query.isFetching,
  };
}

function joinSkills(skills: Team['skills']): Team['skills'] {
  const byCourse = Map.groupBy(skills, ({ courseId }) => courseId);
  return [...byCourse.values()].flatMap((ofCourse) => {
    const [first] = ofCourse;
    return first ? { ...first, seatIds: ofCourse.flatMap(({ seatIds }) => seatIds) } : [];
  });
}

/** Reads all members of a team or group, for a file. */
export async function readAllMembers(
  learnerId: string,
  { teamId }: Team,
  groupId: string,
): Promise<TeamMember[]> {
  const members: TeamMember[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof api.listTeamMembers>> = await api.listTeamMembers({
      params: { userId: learnerId, teamId },
      query: { ...(groupId === '' ? {} : { groupId }), ...(cursor === null ? {} : { cursor }) },
    });
    members.push(...page.members);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return members;
}
