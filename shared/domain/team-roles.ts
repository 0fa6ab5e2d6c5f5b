/** Who may do what in a team. Source: rules/access.md A48 */

/** The roles of people in a team, the one with the most rights first. */
export const TEAM_ROLES = ['owner', 'administrator', 'manager', 'member'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];

/** The roles that a person gets from someone else; a team passes to another owner by a handover alone. */
export const APPOINTED_ROLES = ['administrator', 'manager', 'member'] as const;
export type AppointedRole = (typeof APPOINTED_ROLES)[number];

/** What people do in a team, with the roles that may. A manager does so for the groups they manage alone. */
const ALLOWED = {
  seeMembers: ['owner', 'administrator', 'manager'],
  assignToGroup: ['owner', 'administrator', 'manager'],
  assignToAnyone: ['owner', 'administrator'],
  invite: ['owner', 'administrator'],
  removeMembers: ['owner', 'administrator'],
  changeGroups: ['owner', 'administrator'],
  setRoles: ['owner', 'administrator'],
  seeActivity: ['owner', 'administrator'],
  /** Tokens and webhooks of the company. */
  connect: ['owner', 'administrator'],
  handOver: ['owner'],
} as const satisfies Record<string, readonly TeamRole[]>;

export type TeamCapability = keyof typeof ALLOWED;
export const TEAM_CAPABILITIES = Object.keys(ALLOWED) as TeamCapability[];

export function mayInTeam(role: TeamRole, capability: TeamCapability): boolean {
  return (ALLOWED[capability] as readonly TeamRole[]).includes(role);
}
