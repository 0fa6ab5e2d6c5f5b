/** What a learner sets about how they learn (DECISIONS section 4). */
import * as z from 'zod';
import { Instant, TimeZone, UserId } from './fields.ts';
import { defineRoutes } from './route.ts';

/** Times the time limit of a timed check (WCAG 2.2, success criterion 2.2.1). */
export const EXTRA_TIME_FACTORS = [1, 1.25, 1.5, 2] as const;

export const Profile = z
  .object({
    userId: z.string(),
    /** IANA name; null until the learner's browser said it. */
    timeZone: z.string().nullable(),
    /** Applies to attempts that start from now on. */
    extraTimeFactor: z.union(EXTRA_TIME_FACTORS.map((factor) => z.literal(factor))),
    updatedAt: Instant.nullable(),
  })
  .meta({ id: 'Profile' });

const userParams = z.strictObject({ userId: UserId });

export const profileRoutes = defineRoutes({
  getProfile: {
    method: 'GET',
    path: '/api/users/{userId}/profile',
    summary: "The learner's settings",
    group: 'learning',
    access: 'learner',
    params: userParams,
    response: Profile,
  },
  updateProfile: {
    method: 'PUT',
    path: '/api/users/{userId}/profile',
    summary: 'Change settings; what is not named stays as it is',
    group: 'learning',
    access: 'learner',
    params: userParams,
    body: z.strictObject({
      timeZone: TimeZone.optional(),
      extraTimeFactor: z.union(EXTRA_TIME_FACTORS.map((factor) => z.literal(factor))).optional(),
    }),
    response: Profile,
  },
});

export type Profile = z.infer<typeof Profile>;
