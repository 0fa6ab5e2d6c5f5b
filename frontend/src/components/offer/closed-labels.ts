/** How a course that takes no new learners is called. Source: rules/content.md C46 */
export const CLOSED_LABELS = { announced: 'Coming soon', hidden: 'Not offered now' } as const;
