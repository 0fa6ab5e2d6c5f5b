import { contract } from '@learning/shared/contract/contract';
import { openApiDocument } from '@learning/shared/contract/openapi';
import type { systemRoutes } from '@learning/shared/contract/system';
import type { Implementations } from '#http/create-handler.ts';
import { log } from '#observability/log.ts';

export const systemImplementations: Implementations<typeof systemRoutes> = {
  getOpenApi: () => openApiDocument(contract),
  reportWebVitals: ({ body }) => {
    // The dashboard reads these lines.
    log.info('web vitals', body);
    return null;
  },
};
