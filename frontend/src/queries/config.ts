import { queryOptions } from '@tanstack/react-query';
import { loadConfig } from '#lib/config.ts';

/** What this deployment offers, such as a demo account. */
export const configQuery = queryOptions({ queryKey: ['config'], queryFn: loadConfig });
