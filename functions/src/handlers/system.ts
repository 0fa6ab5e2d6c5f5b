import { systemRoutes } from '@learning/shared/contract/system';
import { behindEdge } from '#http/behind-edge.ts';
import { createHandler } from '#http/create-handler.ts';
import { systemImplementations } from '#system/routes.ts';

/** Serves the contract, logs how fast pages were, and responds to unknown addresses (`$default`) with `route_not_found`. */
export const handler = behindEdge(createHandler(systemRoutes, systemImplementations));
