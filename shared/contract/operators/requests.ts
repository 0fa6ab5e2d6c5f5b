/** What visitors and learners asked the operator for. */
import * as z from 'zod';
import { Instant } from '../fields.ts';
import { REQUEST_TOPICS } from '../request-topics.ts';
import { defineRoutes } from '../route.ts';

export const ListedRequest = z
  .object({
    requestId: z.string(),
    topic: z.enum(REQUEST_TOPICS),
    name: z.string(),
    email: z.string(),
    organization: z.string().nullable(),
    message: z.string(),
    learnerId: z.string().nullable(),
    state: z.enum(['sent', 'answered']),
    /** Whether the mail to the operator was sent. */
    isOperatorTold: z.boolean(),
    createdAt: Instant,
  })
  .meta({ id: 'ListedRequest' });
export type ListedRequest = z.infer<typeof ListedRequest>;

export const operatorRequestRoutes = defineRoutes({
  listRequests: {
    method: 'GET',
    path: '/api/operator/requests',
    summary: 'The latest hundred requests of visitors and learners, the newest first',
    group: 'operating',
    access: 'operator',
    roles: ['support'],
    effect: 'reads',
    response: z.object({ requests: z.array(ListedRequest) }),
  },
});
