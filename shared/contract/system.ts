/** The description of the API itself. */
import * as z from 'zod';
import { defineRoutes } from './route.ts';

export const systemRoutes = defineRoutes({
  getOpenApi: {
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This contract as OpenAPI 3.1',
    group: 'system',
    access: 'public',
    response: z.looseObject({}),
    cacheSeconds: 300,
  },
});
