import { contract } from '@learning/shared/contract/contract';
import { openApiDocument } from '@learning/shared/contract/openapi';
import { systemRoutes } from '@learning/shared/contract/system';
import { behindEdge } from '#http/behind-edge.ts';
import { createHandler } from '#http/create-handler.ts';
import { log } from '#observability/log.ts';

/** Serves the contract, logs how fast pages were, and responds to unknown addresses (`$default`) with `route_not_found`. */
export const handler = behindEdge(
  createHandler(systemRoutes, {
    getOpenApi: () => openApiDocument(contract),
    reportWebVitals: ({ body }) => {
      // The dashboard reads these lines.
      log.info('web vitals', body);
      return null;
    },
  }),
);
