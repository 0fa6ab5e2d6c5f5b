/** Simulations are played with the server, one period a call. Source: rules/scoring.md S36 */
import * as z from 'zod';
import { AttemptId } from './attempt-id.ts';
import { ContentId, Instant, UserId } from './fields.ts';
import { defineRoutes } from './route.ts';

/** Numbers by id, as the config of the activity names them. */
const Numbers = z.record(z.string(), z.number());

export const SimulationPeriod = z.object({
  /** What the learner entered. */
  entered: Numbers,
  figures: Numbers,
  /** What followed, told by someone. */
  messages: z.array(z.object({ from: z.string(), text: z.string() })),
});

export const SimulationAttempt = z
  .object({
    id: z.string(),
    activityId: ContentId,
    startedAt: Instant,
    /** The figures that this attempt begins with. */
    start: Numbers,
    /** The periods that were played, in order: they cannot be played again. */
    periods: z.array(SimulationPeriod),
    periodsLeft: z.int().min(0),
  })
  .meta({ id: 'SimulationAttempt' });

export const simulationRoutes = defineRoutes({
  startSimulation: {
    method: 'POST',
    path: '/api/users/{userId}/activities/{id}/simulation',
    summary: 'Start a simulation, or resume the attempt that is open',
    group: 'activities',
    access: 'learner',
    params: z.strictObject({ userId: UserId, id: ContentId }),
    response: SimulationAttempt,
    status: 201,
    errors: [
      'activity_not_found',
      'payment_required',
      'not_enrolled',
      'activity_passed',
      'attempt_not_yet',
      'write_conflict',
    ],
  },
  playPeriod: {
    method: 'POST',
    path: '/api/users/{userId}/activities/{id}/simulation/{attemptId}/periods',
    summary:
      'Play a period of a simulation with the numbers entered. Sending the same numbers again changes nothing',
    group: 'activities',
    access: 'learner',
    params: z.strictObject({ userId: UserId, id: ContentId, attemptId: AttemptId }),
    body: z.strictObject({
      /** How many periods were played before it, so that no numbers answer figures that the learner hasn't seen. */
      period: z.int().min(0).max(10),
      entered: z
        .record(z.string().max(60), z.number())
        .refine((entered) => Object.keys(entered).length <= 20, 'has more than 20 numbers'),
    }),
    response: SimulationAttempt,
    errors: [
      'activity_not_found',
      'payment_required',
      'simulation_attempt_closed',
      'period_played',
      'simulation_over',
      'write_conflict',
    ],
  },
});

export type SimulationPeriod = z.infer<typeof SimulationPeriod>;
export type SimulationAttempt = z.infer<typeof SimulationAttempt>;
