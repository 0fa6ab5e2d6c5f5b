/** Texts of a plan's card, on the home page and on `/pricing`. The plans are data (`tiers.ts`). Source: rules/wording.md W12. */
export const planCard = {
  /** Shown if `maxUsers` is above 1. */
  usersNote: (maxUsers: number) => `up to ${maxUsers} users`,
  contactSales: 'Contact Sales',
} as const;
