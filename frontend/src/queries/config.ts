import { queryOptions } from '@tanstack/react-query';
import { loadConfig } from '#lib/config.ts';

/** Reads the settings of this deployment, such as the demo account. */
export const configQuery = queryOptions({ queryKey: ['config'], queryFn: loadConfig });
