/** Requests to the operator: sales, consultation, message, coaching. Source: rules/learning.md L19. */
import * as z from 'zod';
import { Name, VisibleLine } from './fields.ts';
import { defineRoutes } from './route.ts';

export const REQUEST_TOPICS = ['sales', 'consultation', 'message', 'coaching'] as const;

export const requestRoutes = defineRoutes({
  sendRequest: {
    method: 'POST',
    path: '/api/requests',
    summary:
      'Store a request, notify the operator and confirm to the sender; a repeated id counts once',
    group: 'requests',
    access: 'public',
    refusesDemo: true,
    body: z.strictObject({
      /** Created by the sender, so that a repeated call is recognized. */
      requestId: z.uuid(),
      topic: z.enum(REQUEST_TOPICS),
      name: Name(100),
      email: z.email().max(254),
      organization: VisibleLine(120).optional(),
      message: z.string().trim().min(1).max(4000),
    }),
    response: z.object({ requestId: z.string() }),
    status: 201,
  },
});

export type RequestTopic = (typeof REQUEST_TOPICS)[number];
