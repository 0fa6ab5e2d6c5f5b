/** What the activity log of a team can be filtered by. Without schemas, for the browser. */
export const ACTIVITY_KINDS = [
  'members',
  'roles',
  'groups',
  'assignments',
  'invitations',
  'seats',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Everything that is recorded, by kind. */
export const ACTIONS_OF_KIND = {
  members: ['memberJoined', 'memberLeft', 'memberRemoved'],
  roles: ['ownerChanged', 'roleChanged'],
  groups: ['groupCreated', 'groupRenamed', 'groupDeleted', 'groupJoined', 'groupLeft'],
  assignments: ['courseAssigned', 'assignmentChanged', 'assignmentRemoved'],
  invitations: ['invitationSent', 'invitationRenewed', 'invitationCanceled'],
  seats: ['seatsChanged'],
} as const satisfies Record<ActivityKind, readonly string[]>;
export type TeamAction = (typeof ACTIONS_OF_KIND)[ActivityKind][number];
export const TEAM_ACTIONS: readonly TeamAction[] = ACTIVITY_KINDS.flatMap(
  (kind): readonly TeamAction[] => ACTIONS_OF_KIND[kind],
);
