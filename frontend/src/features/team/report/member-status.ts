import type { TeamMember } from '@learning/shared/contract/teams';

export type MemberStatus = 'overdue' | 'onTrack' | 'done' | 'unassigned' | 'paused';

/** Words and color of each status, the most urgent first. */
export const MEMBER_STATUSES: Record<MemberStatus, { words: string; palette: string }> = {
  overdue: { words: 'Overdue', palette: 'signal' },
  onTrack: { words: 'On track', palette: 'accent' },
  unassigned: { words: 'Nothing assigned', palette: 'neutral' },
  done: { words: 'All done', palette: 'accent' },
  paused: { words: 'Paused', palette: 'neutral' },
};

const ORDER = Object.keys(MEMBER_STATUSES);

/** Returns where a member stands with the courses assigned to them. */
export function statusOf({ isSuspended, assignments }: TeamMember): MemberStatus {
  if (isSuspended) return 'paused';
  if (assignments.length === 0) return 'unassigned';
  if (overdue({ assignments }).length > 0) return 'overdue';
  return assignments.every(({ state }) => state === 'completed') ? 'done' : 'onTrack';
}

/** Returns the assignments whose due date has passed and that are not completed yet. */
export function overdue({
  assignments,
}: Pick<TeamMember, 'assignments'>): TeamMember['assignments'] {
  return assignments.filter(({ isLate, state }) => isLate && state !== 'completed');
}

/** Orders members by urgency, then by the time they joined. */
export function byUrgency(members: readonly TeamMember[]): TeamMember[] {
  return members.toSorted((a, b) => ORDER.indexOf(statusOf(a)) - ORDER.indexOf(statusOf(b)));
}

export type AssignmentMark = 'late' | 'inProgress' | 'notStarted' | 'completed';

/** Words of each mark, the most urgent first. */
export const MARK_WORDS: Record<AssignmentMark, string> = {
  late: 'Overdue',
  inProgress: 'Started',
  notStarted: 'Not started',
  completed: 'Completed',
};

/** Returns where a member stands with one course. */
export function markOf({ state, isLate }: TeamMember['assignments'][number]): AssignmentMark {
  return isLate && state !== 'completed' ? 'late' : state;
}

/** Describes how many members are overdue, on track and done; empty when nothing is assigned to anyone. */
export function countStatuses(members: readonly TeamMember[]): string {
  const statuses = members.map(statusOf);
  const words = { overdue: 'overdue', onTrack: 'on track', done: 'done' } as const;
  return (['overdue', 'onTrack', 'done'] as const)
    .map((status) => ({ status, count: statuses.filter((one) => one === status).length }))
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => `${count} ${words[status]}`)
    .join(' · ');
}
