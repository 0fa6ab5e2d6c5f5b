/** Seats of a plan (`maxUsers`): the owner invites, members join (DECISIONS section 2). */
import * as z from 'zod';
import { CourseId, Instant, Percent, SortableId, UserId } from './fields.ts';
import { defineRoutes } from './route.ts';

export const TeamMember = z.object({
  seatId: z.string(),
  /** The address of the account that joined. */
  email: z.string(),
  /** The address that was invited, where an account with another one joined. */
  invitedEmail: z.string().nullable(),
  joinedAt: Instant,
  /** True when a smaller plan has no room for this seat. */
  isSuspended: z.boolean(),
  /**
   * What an owner sees of a member's learning: progress and certificates, no answers, notes or documents. Empty when the plan
   * opens no courses.
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
  /** False when the mail could not be sent: pass the link on. */
  isSent: z.boolean(),
});

export const Team = z
  .object({
    tierName: z.string(),
    /** The owner's own seat included. */
    seatsUsed: z.int(),
    maxUsers: z.int(),
    /** Whether the plan opens courses now. */
    isActive: z.boolean(),
    /** Since when it opens none; null while it does. */
    endedAt: Instant.nullable(),
    members: z.array(TeamMember),
    invitations: z.array(TeamInvitation),
  })
  .meta({ id: 'Team' });

/** What the one who holds the link sees before joining. */
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

/** What the plan of an invitation is to the learner who opens its link. */
export const InvitationHolder = z
  .object({
    /** Whether it is the learner's own plan: the link is for somebody else. */
    isOwner: z.boolean(),
    /** The seat the learner has in it, also when this invitation was used for it; null for none. */
    seat: z
      .object({
        tierName: z.string(),
        /** Whether it opens courses now. */
        isActive: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'InvitationHolder' });

const Email = z.email().max(254).toLowerCase();
const userParams = z.strictObject({ userId: UserId });
const token = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);
const tokenParams = z.strictObject({ token });
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
    summary: 'Invite somebody by e-mail; an open invitation of the same address is renewed',
    group,
    access: 'learner',
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
      'write_conflict',
    ],
  },
  cancelInvitation: {
    method: 'DELETE',
    path: '/api/users/{userId}/team/invitations/{invitationId}',
    summary: 'Take an invitation back',
    group,
    access: 'learner',
    params: z.strictObject({ userId: UserId, invitationId: SortableId }),
    response: Team,
    errors: ['team_not_found', 'write_conflict'],
  },
  removeMember: {
    method: 'DELETE',
    path: '/api/users/{userId}/team/seats/{seatId}',
    summary: 'Take a seat back: the member keeps their progress, the courses close for them',
    group,
    access: 'learner',
    params: seatParams,
    response: Team,
    errors: ['team_not_found', 'member_not_found', 'write_conflict'],
  },
  reassignSeat: {
    method: 'POST',
    path: '/api/users/{userId}/team/seats/{seatId}/reassignment',
    summary: 'Take a seat back and invite somebody else to it, in one step',
    group,
    access: 'learner',
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
      'write_conflict',
    ],
  },
  getInvitation: {
    method: 'GET',
    path: '/api/invitations/{token}',
    summary: 'What an invitation offers',
    group,
    access: 'public',
    params: tokenParams,
    response: Invitation,
    errors: ['invitation_not_found'],
  },
  getInvitationHolder: {
    method: 'GET',
    path: '/api/invitations/{token}/holder',
    summary: 'Whether the learner owns the plan of an invitation, or has a seat in it already',
    group,
    access: 'learner',
    params: tokenParams,
    response: InvitationHolder,
  },
  acceptInvitation: {
    method: 'POST',
    path: '/api/invitations/{token}/acceptance',
    summary: 'Take the seat; a repeat by the same learner answers the same',
    group,
    access: 'learner',
    params: tokenParams,
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
    summary: "Give up one's own seat",
    group,
    access: 'learner',
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
