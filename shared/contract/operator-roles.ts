/** The Cognito group of everyone who operates an environment; its members can do nothing without a role. Source: rules/access.md A3 */
export const OPERATORS_GROUP = 'operators';

/** What an operator may do. An owner may do everything. Source: rules/access.md A3 */
export const OPERATOR_ROLES = ['owner', 'support', 'finance', 'content'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/** Returns the Cognito group whose members have a role. */
export const groupOfRole = (role: OperatorRole): string => `${OPERATORS_GROUP}-${role}`;

/** Every group of the user pool that is about operators, with what it is for. */
export const OPERATOR_GROUPS: readonly { name: string; description: string }[] = [
  { name: OPERATORS_GROUP, description: 'Operators; what they may do is a role' },
  ...OPERATOR_ROLES.map((role) => ({
    name: groupOfRole(role),
    description: `Operators with the role ${role}`,
  })),
];

/** Returns the roles that groups of the user pool give. Without the group of all operators, they give none. */
export function rolesOfGroups(groups: readonly string[]): OperatorRole[] {
  if (!groups.includes(OPERATORS_GROUP)) return [];
  return OPERATOR_ROLES.filter((role) => groups.includes(groupOfRole(role)));
}

/** Whether someone with these roles may make a call; `any` stands for every operator. */
export function mayOperate(
  own: readonly OperatorRole[],
  allowed: readonly OperatorRole[] | 'any',
): boolean {
  return allowed === 'any' || own.includes('owner') || own.some((role) => allowed.includes(role));
}
