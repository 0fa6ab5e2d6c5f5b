/** Requests to the operator: sales, consultation, message, coaching. Source: rules/learning.md L19, L22. */
import * as z from 'zod';
import { Name, UserId, VisibleLine } from './fields.ts';
import { defineRoutes } from './route.ts';

/** Topics that anyone may write about. */
export const PUBLIC_TOPICS = ['sales', 'consultation', 'message'] as const;
export const REQUEST_TOPICS = [...PUBLIC_TOPICS, 'coaching'] as const;

const messageFields = {
  /** Created by the sender, so that a repeated call is recognized. */
  requestId: z.uuid(),
  name: Name(100),
  email: z.email().max(254),
  organization: VisibleLine(120).optional(),
  message: z.string().trim().min(1).max(4000),
};
const response = z.object({ requestId: z.string() });

export const requestRoutes = defineRoutes({
  sendRequest: {
    method: 'POST',
    path: '/api/requests',
    summary:
      'Store a request, notify the operator and confirm to the sender; a repeated id counts once',
    group: 'requests',
    access: 'public',
    refusesDemo: true,
    body: z.strictObject({ ...messageFields, topic: z.enum(PUBLIC_TOPICS) }),
    response,
    status: 201,
  },
  requestCoaching: {
    method: 'POST',
    path: '/api/users/{userId}/coaching-requests',
    summary: "Ask for one of the plan's coaching sessions this month; a repeated id counts once",
    group: 'requests',
    access: 'learner',
    refusesDemo: true,
    params: z.strictObject({ userId: UserId }),
    body: z.strictObject(messageFields),
    response,
    status: 201,
    errors: ['coaching_not_included', 'coaching_used_up'],
  },
});

export type PublicTopic = (typeof PUBLIC_TOPICS)[number];
export type RequestTopic = (typeof REQUEST_TOPICS)[number];
