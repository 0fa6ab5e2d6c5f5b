/** Scenarios, document generators and skill checks (specification sections 3 and 7; DECISIONS section 4). */
import * as z from 'zod';
import { ACTIVITY_TYPES } from '../domain/course.ts';
import { ContentId, Instant, Percent, UserId } from './fields.ts';
import { defineRoutes } from './route.ts';

export const Activity = z
  .object({
    id: ContentId,
    moduleId: ContentId,
    title: z.string(),
    description: z.string(),
    type: z.enum(ACTIVITY_TYPES),
    /** As printed: `15 minutes`. */
    duration: z.string(),
    passingScore: Percent,
    /** JSON text, without answers, explanations, choice values and choice feedback. */
    config: z.string(),
  })
  .meta({ id: 'Activity' });

export const ActivitySubmission = z
  .object({
    activityId: ContentId,
    score: Percent,
    feedback: z.string(),
    /** JSON text. */
    payload: z.string(),
    /** True when passed. */
    completed: z.boolean(),
    completedAt: Instant,
  })
  .meta({ id: 'ActivitySubmission' });

const activityParams = z.strictObject({ id: ContentId });

export const activityRoutes = defineRoutes({
  listActivities: {
    method: 'GET',
    path: '/api/modules/{id}/activities',
    summary: 'The activities of a module; needs access to the course',
    group: 'activities',
    access: 'learner',
    params: z.strictObject({ id: ContentId }),
    response: z.array(Activity),
    errors: ['module_not_found', 'payment_required'],
  },
  getActivity: {
    method: 'GET',
    path: '/api/activities/{id}',
    summary: 'One activity; needs access to the course',
    group: 'activities',
    access: 'learner',
    params: activityParams,
    response: Activity,
    errors: ['activity_not_found', 'payment_required'],
  },
  getSubmission: {
    method: 'GET',
    path: '/api/activities/{id}/submissions/{userId}',
    summary: "The learner's best submission, or null",
    group: 'activities',
    access: 'learner',
    params: z.strictObject({ id: ContentId, userId: UserId }),
    response: ActivitySubmission.nullable(),
    errors: ['activity_not_found'],
  },
  submitActivity: {
    method: 'POST',
    path: '/api/activities/{id}/submit',
    summary: 'Hand in an activity; the server grades it',
    group: 'activities',
    access: 'learner',
    params: activityParams,
    body: z.strictObject({
      userId: UserId,
      activityId: ContentId,
      payload: z.string().max(200_000),
      score: z.number().optional().meta({ description: 'Ignored: the server grades.' }),
      feedback: z.string().optional().meta({ description: 'Ignored: the server grades.' }),
      completed: z.boolean().optional().meta({ description: 'Ignored: the server grades.' }),
    }),
    response: ActivitySubmission,
    status: 201,
    errors: ['activity_not_found', 'payment_required', 'not_enrolled', 'not_implemented'],
  },
});

export type Activity = z.infer<typeof Activity>;
export type ActivitySubmission = z.infer<typeof ActivitySubmission>;
