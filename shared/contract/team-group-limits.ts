/** The most groups of a team. */
export const MAX_TEAM_GROUPS = 50;
/** The most members that one call adds to a group or takes out of it. */
export const MAX_GROUP_CHANGES = 40;
