/** Access to courses: entitlements and the free trial. Source: rules/access.md A9, A13. */
import * as z from 'zod';
import { CourseId, Instant, UserId } from './fields.ts';
import { defineRoutes } from './route.ts';

/** The learner's entitlements and trial. */
export const AccessSummary = z
  .object({
    trial: z
      .object({ startedAt: Instant, endsAt: Instant, isActive: z.boolean() })
      .nullable()
      .meta({ description: 'null while the learner has not started the trial' }),
    entitlements: z.array(
      z.object({
        kind: z.enum(['purchase', 'subscription', 'seat', 'grant', 'trial']),
        /** null means every course. */
        courseIds: z.array(CourseId).nullable(),
        /** null means that it never ends. */
        endsAt: Instant.nullable(),
        isActive: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'AccessSummary' });

const userParams = z.strictObject({ userId: UserId });

export const accessRoutes = defineRoutes({
  getAccess: {
    method: 'GET',
    path: '/api/users/{userId}/access',
    summary: "The learner's entitlements and free trial",
    group: 'learning',
    access: 'learner',
    params: userParams,
    response: AccessSummary,
  },
  startTrial: {
    method: 'POST',
    path: '/api/users/{userId}/trial',
    summary: 'Start the free 3-day trial: every course, 72 hours, once per learner and mailbox',
    group: 'learning',
    access: 'learner',
    params: userParams,
    response: AccessSummary,
    status: 201,
    refusesDemo: true,
    errors: ['trial_already_used', 'trial_used_with_mailbox', 'account_closing', 'write_conflict'],
  },
});

export type AccessSummary = z.infer<typeof AccessSummary>;
