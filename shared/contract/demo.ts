/** The demo, in environments that have one. Source: rules/access.md A8, A21. */
import * as z from 'zod';
import { Instant } from './fields.ts';
import { defineRoutes } from './route.ts';

export const DemoVisit = z
  .object({
    email: z.string(),
    password: z.string(),
    /** When the demo learner and everything it did are erased. */
    endsAt: Instant,
  })
  .meta({ id: 'DemoVisit' });

export const demoRoutes = defineRoutes({
  startDemo: {
    method: 'POST',
    path: '/api/demo',
    summary:
      'Create a demo learner of the visitor’s own, with progress, which is erased after a day',
    group: 'demo',
    access: 'public',
    response: DemoVisit,
    status: 201,
    errors: ['demo_not_offered', 'too_many_requests'],
  },
});

export type DemoVisit = z.infer<typeof DemoVisit>;
