import { createQueryClient } from '#lib/query-client.ts';

/** The cache that all islands of a page share. */
export const pageQueries = createQueryClient();
