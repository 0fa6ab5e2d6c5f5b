import { apiQuery } from '#lib/api-query.ts';

export const tiersQuery = () => apiQuery('listPricingTiers', {});
