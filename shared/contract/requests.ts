/** Requests to the operator: sales, consultation, message, an offer for a team. Source: rules/learning.md L19, L36 */
import * as z from 'zod';
import { Name, UserId, VisibleLine } from './fields.ts';
import { PUBLIC_TOPICS } from './request-topics.ts';
import { defineRoutes } from './route.ts';

const messageFields = {
  /** Created by the sender, so that a repeated call is recognized. */
  requestId: z.uuid(),
  name: Name(100),
  email: z.email().max(254),
  organization: VisibleLine(120).optional(),
  message: z.string().trim().min(1).max(4000),
};
/** What an offer for a team depends on. Source: rules/learning.md L32 */
export const TeamOffer = z.strictObject({
  /** People who would learn, the buyer included. */
  seats: z.int().min(2).max(100_000),
  country: z.string().regex(/^[A-Z]{2}$/, 'must be a country code of two capital letters'),
  needsPurchaseOrder: z.boolean(),
});

const requestBody = z
  .strictObject({
    ...messageFields,
    topic: z.enum(PUBLIC_TOPICS),
    /** Only with the topic `team-offer`, which needs it. */
    offer: TeamOffer.optional(),
  })
  .refine(({ topic, offer }) => (topic === 'team-offer') === (offer !== undefined), {
    error: 'belongs to the topic team-offer',
    path: ['offer'],
  });

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
    body: requestBody,
    response,
    status: 201,
  },
  sendOwnRequest: {
    method: 'POST',
    path: '/api/users/{userId}/requests',
    summary:
      'Store a request of a learner, who can see its state; otherwise like `sendRequest`. A repeated id counts once',
    group: 'requests',
    access: 'learner',
    refusesDemo: true,
    params: z.strictObject({ userId: UserId }),
    body: requestBody,
    response,
    status: 201,
  },
});

export type PublicTopic = (typeof PUBLIC_TOPICS)[number];
export type TeamOffer = z.infer<typeof TeamOffer>;
