import type { TeamMember } from '@learning/shared/contract/teams';
import { expect, it, test } from 'vitest';
import { teamMember } from '#testing/purchase-samples.ts';
import { byUrgency, countStatuses, markOf, statusOf } from './member-status.ts';

const assigned = (
  state: TeamMember['assignments'][number]['state'],
  isLate = false,
): TeamMember['assignments'][number] => ({ courseId: 14, dueOn: '2026-12-18', state, isLate });
const late = [assigned('completed'), assigned('inProgress', true)];
const doneLate = [assigned('completed', true)];

it.each([
  ['overdue', { assignments: late }],
  ['onTrack', { assignments: [assigned('completed'), assigned('notStarted')] }],
  ['done', { assignments: doneLate }],
  ['unassigned', { assignments: [] }],
  ['paused', { assignments: late, isSuspended: true }],
])('is %s', (status, member) => {
  expect(statusOf(teamMember(member))).toBe(status);
});

test('members who are overdue come first', () => {
  const members = [
    teamMember({ email: 'done', assignments: doneLate }),
    teamMember({ email: 'none' }),
    teamMember({ email: 'late', assignments: late }),
    teamMember({ email: 'none too' }),
  ];
  expect(byUrgency(members).map(({ email }) => email)).toEqual([
    'late',
    'none',
    'none too',
    'done',
  ]);
});

test('each course has a mark, and the section says how many people are overdue, on track and done', () => {
  expect(late.map(markOf)).toEqual(['completed', 'late']);
  expect(doneLate.map(markOf)).toEqual(['completed']);
  const members = [late, doneLate, late, []].map((assignments) => teamMember({ assignments }));
  expect(countStatuses(members)).toBe('2 overdue · 1 done');
  expect(countStatuses([teamMember()])).toBe('');
});
