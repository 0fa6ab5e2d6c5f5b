import { apiQuery } from './api-query.ts';

export const tiersQuery = () => apiQuery('listPricingTiers', {});
