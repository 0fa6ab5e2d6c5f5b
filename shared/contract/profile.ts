/** A learner's settings: time zone, extra time, weekly goal and whose law they read. Source: rules/learning.md L20. */
import * as z from 'zod';
import { LAW_COUNTRIES, US_STATES } from '#domain/law-choice.ts';
import { Instant, TimeZone, UserId } from './fields.ts';
import { defineRoutes } from './route.ts';
import { WEEKLY_GOALS_MINUTES } from './weekly-goals.ts';

/** Factors for the time limit of a skill check. Source: https://www.w3.org/TR/WCAG22/#timing-adjustable. */
export const EXTRA_TIME_FACTORS = [1, 1.25, 1.5, 2] as const;

/** A factor for the time limit of a skill check; 1 is no extra time. */
export const ExtraTimeFactor = z.union(EXTRA_TIME_FACTORS.map((factor) => z.literal(factor)));

/** Each once, in any order. */
const listOf = <T extends string>(names: readonly [T, ...T[]]) =>
  z
    .array(z.enum(names))
    .max(names.length)
    .refine((list) => new Set(list).size === list.length, 'contains a name twice');

/** Whose law shows first in lessons. Source: rules/learning.md L51 */
export const LawChoice = z.strictObject({
  countries: listOf(LAW_COUNTRIES),
  states: listOf(US_STATES),
});

const WeeklyGoalMinutes = z.literal(WEEKLY_GOALS_MINUTES).nullable();

export const Profile = z
  .object({
    userId: z.string(),
    /** IANA name; null until the learner's browser has sent it. */
    timeZone: z.string().nullable(),
    /** Applies to attempts that start from now on. */
    extraTimeFactor: ExtraTimeFactor,
    /** Null without a goal. */
    weeklyGoalMinutes: WeeklyGoalMinutes,
    /** Null until one is chosen: the law of all countries shows. */
    law: LawChoice.nullable(),
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
    summary: 'Change settings; those that are not sent stay unchanged',
    group: 'learning',
    access: 'learner',
    refusesDemo: true,
    params: userParams,
    body: z.strictObject({
      timeZone: TimeZone.optional(),
      extraTimeFactor: ExtraTimeFactor.optional(),
      weeklyGoalMinutes: WeeklyGoalMinutes.optional(),
      law: LawChoice.optional(),
    }),
    response: Profile,
  },
});

export type Profile = z.infer<typeof Profile>;
