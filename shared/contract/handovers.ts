/** The ownership of a team passes to a member who accepts it; the payment stays where it is. Source: rules/access.md A30 */
import * as z from 'zod';
import { APPOINTED_ROLES } from '#domain/team-roles.ts';
import { Instant, SortableId, UserId } from './fields.ts';
import { defineRoutes } from './route.ts';

/** An offer to take over the team in which the learner has a seat. */
export const HandoverOffer = z
  .object({
    /** Identifies the plan. */
    orderId: z.string(),
    tierName: z.string(),
    /** The name and address of the owner; null if they are unknown. */
    offeredBy: z.string().nullable(),
    expiresAt: Instant,
  })
  .meta({ id: 'HandoverOffer' });

/** A team that the learner pays for and someone else owns. */
export const PaidTeam = z
  .object({
    tierName: z.string(),
    /** The name and address of the owner; null if they are unknown. */
    ownedBy: z.string().nullable(),
  })
  .meta({ id: 'PaidTeam' });

/** A seat in a team that someone else owns and pays for, or has taken over. */
export const TeamSeat = z
  .object({
    seatId: z.string(),
    tierName: z.string(),
    /** The name and address of the owner; null if they are unknown. */
    ownedBy: z.string().nullable(),
    /** What the learner may do in it. Source: rules/access.md A48 */
    role: z.enum(APPOINTED_ROLES),
    joinedAt: Instant,
    /** False while a smaller plan has no place for it. */
    isActive: z.boolean(),
  })
  .meta({ id: 'TeamSeat' });

const userParams = z.strictObject({ userId: UserId });
const group = 'handovers';

export const handoverRoutes = defineRoutes({
  listHandovers: {
    method: 'GET',
    path: '/api/users/{userId}/handovers',
    summary:
      'Teams that the learner is asked to take over, teams they pay for and handed over, and their seats',
    group,
    access: 'learner',
    params: userParams,
    response: z.object({
      offers: z.array(HandoverOffer),
      paidTeams: z.array(PaidTeam),
      /** In teams whose plan is active, without those of `paidTeams`. */
      seats: z.array(TeamSeat),
    }),
  },
  offerHandover: {
    method: 'POST',
    path: '/api/users/{userId}/team/handover',
    summary: 'Ask a member to take the team over; replaces an earlier offer',
    group,
    access: 'learner',
    refusesDemo: true,
    teamCapability: 'handOver',
    params: userParams,
    body: z.strictObject({ seatId: SortableId }),
    response: z.object({ seatId: z.string(), expiresAt: Instant }),
    status: 201,
    errors: ['team_not_found', 'team_role_too_low', 'member_not_found', 'write_conflict'],
  },
  withdrawHandover: {
    method: 'DELETE',
    path: '/api/users/{userId}/team/handover',
    summary: 'Withdraw the offer; safe to repeat',
    group,
    access: 'learner',
    refusesDemo: true,
    teamCapability: 'handOver',
    params: userParams,
    response: z.object({ isOffered: z.literal(false) }),
    errors: ['team_not_found', 'team_role_too_low', 'write_conflict'],
  },
  answerHandover: {
    method: 'POST',
    path: '/api/users/{userId}/handovers/{orderId}',
    summary: 'Accept or decline to take a team over; repeating the acceptance returns the same',
    group,
    access: 'learner',
    refusesDemo: true,
    params: z.strictObject({ userId: UserId, orderId: SortableId }),
    body: z.strictObject({ isAccepted: z.boolean() }),
    response: z.object({ isOwner: z.boolean() }),
    errors: ['handover_not_found', 'already_owns_team', 'write_conflict'],
  },
});

export type HandoverOffer = z.infer<typeof HandoverOffer>;
export type PaidTeam = z.infer<typeof PaidTeam>;
export type TeamSeat = z.infer<typeof TeamSeat>;
