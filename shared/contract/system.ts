/** The calls that belong to no area: the description of the API, and how fast pages were. */
import * as z from 'zod';
import { defineRoutes } from './route.ts';

/** No one waits ten minutes for a page; a larger number is a mistake or a lie. */
const Milliseconds = z.number().min(0).max(600_000);

/** What a browser measured of one page, without anything that tells who saw it. Source: rules/privacy.md P22 */
export const WebVitals = z.strictObject({
  /** The path of the page's route, `/course/$courseId/play`: no digit, so no id. */
  page: z.string().regex(/^\/[a-zA-Z$/{}-]{0,80}$/),
  /** Until the largest element was painted. */
  lcpMs: Milliseconds.optional(),
  /** From a click or key to the next frame. */
  inpMs: Milliseconds.optional(),
  /** How much of what was seen moved. */
  cls: z.number().min(0).max(100).optional(),
});

export type WebVitals = z.output<typeof WebVitals>;

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
  reportWebVitals: {
    method: 'POST',
    path: '/api/web-vitals',
    summary: 'How fast a page was for a visitor, sent for a sample of all visits',
    group: 'system',
    access: 'public',
    // It stores nothing.
    isRead: true,
    body: WebVitals,
    response: z.null(),
    status: 204,
  },
});
