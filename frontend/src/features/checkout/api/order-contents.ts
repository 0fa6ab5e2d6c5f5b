import { apiQuery } from '#lib/api-query.ts';

export const courseQuery = (courseId: number) =>
  apiQuery('getCourse', { params: { id: courseId } });

export const coursesQuery = () => apiQuery('listCourses', {});

export const tiersQuery = () => apiQuery('listPricingTiers', {});

export const purchasesQuery = (learnerId: string) =>
  apiQuery('listPurchases', { params: { userId: learnerId } });

/** What opens courses to a learner: trial, purchases, plans, seats. */
export const accessQuery = (learnerId: string) =>
  apiQuery('getAccess', { params: { userId: learnerId } });
