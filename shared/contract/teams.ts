/**
 * Seats of a plan (`maxUsers`): the owner invites, members join; the owner assigns courses with due dates.
 *
 * Source: rules/access.md A12, A17, A18, A19, A27
 */
import * as z from 'zod';
import { APPOINTED_ROLES } from '#domain/team-roles.ts';
import {
  CourseId,
  CourseIdParam,
  Instant,
  Percent,
  SortableId,
  UserId,
  VisibleLine,
} from './fields.ts';
import { defineRoutes } from './route.ts';

/** A calendar day, `2026-12-18`. Source: rules/access.md A27 */
export const AssignedDay = z.iso.date();

/** Progress of one person in an assigned course. Source: rules/access.md A27 */
const assignedProgress = {
  courseId: CourseId,
  /** null without a due date. */
  dueOn: AssignedDay.nullable(),
  state: z.enum(['notStarted', 'inProgress', 'completed']),
  /** True when the due date has passed and the course was not completed by then. */
  isLate: z.boolean(),
};

export const TeamMember = z.object({
  seatId: z.string(),
  /** The name of the account that joined; null without one. */
  name: z.string().nullable(),
  /** The address of the account that joined. */
  email: z.string(),
  /** The invited address, if the account that joined has a different one. */
  invitedEmail: z.string().nullable(),
  joinedAt: Instant,
  /** True if a smaller plan has no place for this seat. */
  isSuspended: z.boolean(),
  /** Source: rules/access.md A48 */
  role: z.enum(APPOINTED_ROLES),
  /** The groups of a manager, as far as the caller sees them. */
  managedGroupIds: z.array(z.string()),
  /** The groups that the member belongs to, as far as the caller sees them. */
  groupIds: z.array(z.string()),
  /** True for a former owner whose card still pays for the plan. Source: rules/access.md A30 */
  isPayer: z.boolean(),
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
      /** The valid certificate; null without one. */
      certificate: z
        .object({ certificateId: z.string(), learnerName: z.string(), issuedAt: Instant })
        .nullable(),
      /** True if the latest certificate was revoked. */
      isCertificateRevoked: z.boolean(),
    }),
  ),
  /** The courses assigned to this member, the earliest due date first. Empty if the plan gives no access. */
  assignments: z.array(z.object(assignedProgress)),
});

/** Skills that members have shown, by course: those of a course belong to who passed its skill check. Source: rules/privacy.md P2 */
const ShownSkills = z.array(
  z.object({
    courseId: CourseId,
    title: z.string(),
    skills: z.array(z.string()),
    seatIds: z.array(z.string()),
  }),
);

/** Some members of a team, in the order in which they joined. */
export const MembersPage = z
  .object({
    members: z.array(TeamMember),
    /** Of all pages. */
    memberCount: z.int(),
    /** null on the last page. */
    nextCursor: z.string().nullable(),
    /** What the members of this page have shown. */
    skills: ShownSkills,
  })
  .meta({ id: 'TeamMembersPage' });

/** A course that was assigned. Source: rules/access.md A27, A49 */
export const TeamAssignment = z.object({
  courseId: CourseId,
  title: z.string(),
  dueOn: AssignedDay.nullable(),
  note: z.string(),
  /** The members it is assigned to; null for everyone or a group, also for those who join later. */
  seatIds: z.array(z.string()).nullable(),
  /** The group it is assigned to; null for everyone or some members. */
  groupId: z.string().nullable(),
  assignedAt: Instant,
});

export const TeamInvitation = z.object({
  invitationId: z.string(),
  email: z.string(),
  invitedAt: Instant,
  expiresAt: Instant,
  /** False if no mail was sent, so the owner has to pass on the link. */
  isSent: z.boolean(),
  /** The link, in the response to the call that could not mail it; no other response has it. Source: rules/access.md A18 */
  linkToPassOn: z.url().nullable(),
});

export const Team = z
  .object({
    teamId: z.string(),
    /** What the caller is in the team. A manager gets the part of it that is theirs. Source: rules/access.md A48 */
    role: z.enum(['owner', 'administrator', 'manager']),
    tierName: z.string(),
    /** Including the owner's own seat. */
    seatsUsed: z.int(),
    maxUsers: z.int(),
    /** Whether the plan gives access to courses now. */
    isActive: z.boolean(),
    /** When it stopped giving access; null while it does. */
    endedAt: Instant.nullable(),
    /** False for an owner who took the team over: the former owner pays. */
    isPaidByOwner: z.boolean(),
    /** Whether reports by token and webhooks come with the plan. Source: rules/companies.md B1 */
    hasConnections: z.boolean(),
    /** The member who was asked to take the team over; null without an offer. Source: rules/access.md A30 */
    handover: z
      .object({ seatId: z.string(), expiresAt: Instant, isDeclined: z.boolean() })
      .nullable(),
    /** The first fifty; `listTeamMembers` has the others. */
    members: z.array(TeamMember),
    memberCount: z.int(),
    /** Where the other members start; null without others. */
    nextCursor: z.string().nullable(),
    groups: z.array(z.object({ groupId: z.string(), name: z.string(), memberCount: z.int() })),
    invitations: z.array(TeamInvitation),
    /** The plan's courses, which can be assigned. */
    courses: z.array(z.object({ courseId: CourseId, title: z.string() })),
    /** The earliest due date first. */
    assignments: z.array(TeamAssignment),
    /** What the members above have shown. */
    skills: ShownSkills,
  })
  .meta({ id: 'Team' });

/** An invitation as its link shows it before joining. Source: rules/privacy.md P5. */
export const Invitation = z
  .object({
    tierName: z.string(),
    /** The owner's address, as in the mail that has the link. */
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

/** A course that is assigned to the learner in a team. Source: rules/access.md A27, A49 */
export const Assignment = z
  .object({
    ...assignedProgress,
    title: z.string(),
    note: z.string(),
    percent: Percent,
    tierName: z.string(),
    /** The name of who assigned it, or their address; null if both are unknown. */
    assignedBy: z.string().nullable(),
    assignedAt: Instant,
  })
  .meta({ id: 'Assignment' });

const Email = z.email().max(254).toLowerCase();
const userParams = z.strictObject({ userId: UserId });
const token = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);
/** In the body, because addresses are logged. Source: rules/privacy.md P9 */
const tokenBody = z.strictObject({ token });
const seatParams = z.strictObject({ userId: UserId, seatId: SortableId });
const assignmentParams = z.strictObject({ userId: UserId, courseId: CourseIdParam });
const group = 'teams';

export const teamRoutes = defineRoutes({
  getTeam: {
    method: 'GET',
    path: '/api/users/{userId}/team',
    summary: "The seats of the learner's own plan, with members' progress",
    group,
    access: 'learner',
    teamCapability: 'seeMembers',
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
    teamCapability: 'invite',
    params: userParams,
    body: z.strictObject({ email: Email }),
    response: Team,
    status: 201,
    errors: [
      'team_not_found',
      'team_role_too_low',
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
    refusesDemo: true,
    teamCapability: 'invite',
    params: z.strictObject({ userId: UserId, invitationId: SortableId }),
    response: Team,
    errors: ['team_not_found', 'team_role_too_low', 'write_conflict'],
  },
  removeMember: {
    method: 'DELETE',
    path: '/api/users/{userId}/team/seats/{seatId}',
    summary: 'Remove a member: they keep their progress and lose access to the courses',
    group,
    access: 'learner',
    refusesDemo: true,
    teamCapability: 'removeMembers',
    params: seatParams,
    response: Team,
    errors: [
      'team_not_found',
      'team_role_too_low',
      'member_not_found',
      'payer_has_seat',
      'own_team_role',
      'write_conflict',
    ],
  },
  reassignSeat: {
    method: 'POST',
    path: '/api/users/{userId}/team/seats/{seatId}/reassignment',
    summary: 'Remove a member and invite someone else to the seat, in one step',
    group,
    access: 'learner',
    refusesDemo: true,
    teamCapability: 'removeMembers',
    params: seatParams,
    body: z.strictObject({ email: Email }),
    response: Team,
    status: 201,
    errors: [
      'team_not_found',
      'team_role_too_low',
      'member_not_found',
      'payer_has_seat',
      'own_team_role',
      'address_has_seat',
      'seats_taken',
      'too_many_invitations',
      'invitations_used_up',
      'write_conflict',
    ],
  },
  assignCourse: {
    method: 'PUT',
    path: '/api/users/{userId}/team/assignments/{courseId}',
    summary: 'Assign a course of the plan, or change its due date, note or members',
    group,
    access: 'learner',
    refusesDemo: true,
    teamCapability: 'assignToAnyone',
    params: assignmentParams,
    body: z.strictObject({
      dueOn: AssignedDay.nullable(),
      note: VisibleLine(300).default(''),
      /** null for everyone. */
      seatIds: z.array(SortableId).min(1).max(100).nullable(),
    }),
    response: Team,
    errors: [
      'team_not_found',
      'team_role_too_low',
      'member_not_found',
      'course_not_found',
      'course_not_offered',
      'write_conflict',
    ],
  },
  removeAssignment: {
    method: 'DELETE',
    path: '/api/users/{userId}/team/assignments/{courseId}',
    summary: 'Remove an assignment; progress stays',
    group,
    access: 'learner',
    refusesDemo: true,
    teamCapability: 'assignToAnyone',
    params: assignmentParams,
    response: Team,
    errors: ['team_not_found', 'team_role_too_low', 'write_conflict'],
  },
  listAssignments: {
    method: 'GET',
    path: '/api/users/{userId}/assignments',
    summary: 'The courses that plan owners have assigned to the learner',
    group,
    access: 'learner',
    params: userParams,
    response: z.array(Assignment),
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
      'account_closing',
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
    errors: ['member_not_found', 'payer_has_seat', 'write_conflict'],
  },
});

export type Team = z.infer<typeof Team>;
export type MembersPage = z.infer<typeof MembersPage>;
export type TeamMember = z.infer<typeof TeamMember>;
export type TeamAssignment = z.infer<typeof TeamAssignment>;
export type Assignment = z.infer<typeof Assignment>;
export type TeamInvitation = z.infer<typeof TeamInvitation>;
export type Invitation = z.infer<typeof Invitation>;
export type InvitationHolder = z.infer<typeof InvitationHolder>;
