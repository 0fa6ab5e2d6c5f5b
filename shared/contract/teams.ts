/** Seats of a plan (`maxUsers`): the owner invites, members join. Source: rules/access.md A12, A17, A18, A19. */
import * as z from 'zod';
import { CourseId, Instant, Percent, SortableId, UserId } from './fields.ts';
import { defineRoutes } from './route.ts';

export const TeamMember = z.object({
  seatId: z.string(),
  /** The address of the account that joined. */
  email: z.string(),
  /** The invited address, if the account that joined has a different one. */
  invitedEmail: z.string().nullable(),
  joinedAt: Instant,
  /** True if a smaller plan has no place for this seat. */
  isSuspended: z.boolean(),
  /**
   * Progress and certificates, which the owner may see; never answers, notes or documents. Empty if the plan gives no access.
   *
   * Source: rules/privacy.md P2
   */
  courses: z.array(
    z.object({
      courseId: CourseId,
      title: z.string(),
      percent: Percent,
      completedAt: Instant.nullable(),
      hasCertificate: z.boolean(),
    }),
  ),
});

export const TeamInvitation = z.object({
  invitationId: z.string(),
  email: z.string(),
  invitedAt: Instant,
  expiresAt: Instant,
  /** False if the mail could not be sent, so the owner has to pass on the link. */
  isSent: z.boolean(),
});

export const Team = z
  .object({
    tierName: z.string(),
    /** Including the owner's own seat. */
    seatsUsed: z.int(),
    maxUsers: z.int(),
    /** Whether the plan gives access to courses now. */
    isActive: z.boolean(),
    /** When it stopped giving access; null while it does. */
    endedAt: Instant.nullable(),
    members: z.array(TeamMember),
    invitations: z.array(TeamInvitation),
  })
  .meta({ id: 'Team' });

/** An invitation as its link shows it before joining. Source: rules/privacy.md P5. */
export const Invitation = z
  .object({
    tierName: z.string(),
    /** The owner's address, partly hidden. */
    invitedBy: z.string(),
    email: z.string(),
    expiresAt: Instant,
    state: z.enum(['open', 'expired', 'full']),
  })
  .meta({ id: 'Invitation' });

/** The relation of the learner who opens the link to the invitation's plan. */
export const InvitationHolder = z
  .object({
    /** True if it is the learner's own plan, so the link is for someone else. */
    isOwner: z.boolean(),
    /** The learner's seat in it, even if it came from this invitation; null if there is none. */
    seat: z
      .object({
        tierName: z.string(),
        /** Whether it gives access to courses now. */
        isActive: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'InvitationHolder' });

const Email = z.email().max(254).toLowerCase();
const userParams = z.strictObject({ userId: UserId });
const token = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);
/** In the body, because addresses are logged. Source: rules/privacy.md P9 */
const tokenBody = z.strictObject({ token });
const seatParams = z.strictObject({ userId: UserId, seatId: SortableId });
const group = 'teams';

export const teamRoutes = defineRoutes({
  getTeam: {
    method: 'GET',
    path: '/api/users/{userId}/team',
    summary: "The seats of the learner's own plan, with members' progress",
    group,
    access: 'learner',
    params: userParams,
    response: Team,
    errors: ['team_not_found'],
  },
  inviteMember: {
    method: 'POST',
    path: '/api/users/{userId}/team/invitations',
    summary:
      'Invite someone by e-mail; an open invitation to the same address is renewed, unless it was sent within ten minutes',
    group,
    access: 'learner',
    refusesDemo: true,
    params: userParams,
    body: z.strictObject({ email: Email }),
    response: Team,
    status: 201,
    errors: [
      'team_not_found',
      'seats_taken',
      'address_has_seat',
      'too_many_invitations',
      'invitations_used_up',
      'mailbox_limit_reached',
      'write_conflict',
    ],
  },
  cancelInvitation: {
    method: 'DELETE',
    path: '/api/users/{userId}/team/invitations/{invitationId}',
    summary: 'Take an invitation back',
    group,
    access: 'learner',
    refusesDemo: true,
    params: z.strictObject({ userId: UserId, invitationId: SortableId }),
    response: Team,
    errors: ['team_not_found', 'write_conflict'],
  },
  removeMember: {
    method: 'DELETE',
    path: '/api/users/{userId}/team/seats/{seatId}',
    summary: 'Remove a member: they keep their progress and lose access to the courses',
    group,
    access: 'learner',
    refusesDemo: true,
    params: seatParams,
    response: Team,
    errors: ['team_not_found', 'member_not_found', 'write_conflict'],
  },
  reassignSeat: {
    method: 'POST',
    path: '/api/users/{userId}/team/seats/{seatId}/reassignment',
    summary: 'Remove a member and invite someone else to the seat, in one step',
    group,
    access: 'learner',
    refusesDemo: true,
    params: seatParams,
    body: z.strictObject({ email: Email }),
    response: Team,
    status: 201,
    errors: [
      'team_not_found',
      'member_not_found',
      'address_has_seat',
      'seats_taken',
      'too_many_invitations',
      'invitations_used_up',
      'mailbox_limit_reached',
      'write_conflict',
    ],
  },
  getInvitation: {
    method: 'POST',
    path: '/api/invitations/lookup',
    summary: 'The plan an invitation offers',
    group,
    access: 'public',
    isRead: true,
    body: tokenBody,
    response: Invitation,
    errors: ['invitation_not_found'],
  },
  getInvitationHolder: {
    method: 'POST',
    path: '/api/invitations/holder',
    summary: 'Whether the learner owns the plan of an invitation, or has a seat in it already',
    group,
    access: 'learner',
    isRead: true,
    body: tokenBody,
    response: InvitationHolder,
  },
  acceptInvitation: {
    method: 'POST',
    path: '/api/invitations/acceptance',
    summary: 'Accept the invitation; repeating it as the same learner returns the same',
    group,
    access: 'learner',
    refusesDemo: true,
    body: tokenBody,
    response: z.object({ tierName: z.string() }),
    errors: [
      'invitation_not_found',
      'invitation_expired',
      'seats_taken',
      'already_member',
      'write_conflict',
    ],
  },
  leaveTeam: {
    method: 'DELETE',
    path: '/api/users/{userId}/seats/{seatId}',
    summary: 'Leave a team',
    group,
    access: 'learner',
    refusesDemo: true,
    params: seatParams,
    response: z.object({ seatId: z.string() }),
    errors: ['member_not_found', 'write_conflict'],
  },
});

export type Team = z.infer<typeof Team>;
export type TeamMember = z.infer<typeof TeamMember>;
export type TeamInvitation = z.infer<typeof TeamInvitation>;
export type Invitation = z.infer<typeof Invitation>;
export type InvitationHolder = z.infer<typeof InvitationHolder>;
