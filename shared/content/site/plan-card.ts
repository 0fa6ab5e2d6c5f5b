/** What every card of a plan says, on the home page and on `/pricing`; the plans themselves are data (`tiers.ts`). */
export const planCard = {
  /** On a plan whose `maxUsers` is above 1. */
  usersNote: (maxUsers: number) => `up to ${maxUsers} users`,
  contactSales: 'Contact Sales',
} as const;
