/** Teams, seats and invitations as stored; every item read is parsed with these schemas. */
import { APPOINTED_ROLES } from '@learning/shared/domain/team-roles';
import * as z from 'zod';
import { storedItem } from '#table/stored-item.ts';

export const SeatRecord = z.object({
  entity: z.literal('seat'),
  orderId: z.string(),
  /** ULID of the moment the member joined. */
  seatId: z.string(),
  memberId: z.string(),
  /** The invited address. */
  email: z.string(),
  /** The address of the member's account when they joined; null when unknown. */
  accountEmail: z.string().nullable().default(null),
  joinedAt: z.string(),
  /** True while the plan has fewer seats than members. */
  isSuspended: z.boolean(),
  /** Hash of the token the member joined with, which makes accepting it again idempotent. */
  tokenHash: z.string(),
  /** The invitation the member accepted; null for a former owner, and in older items. */
  invitationId: z.string().nullable().default(null),
  /** The role of the member, which ends with the seat. Source: rules/access.md A48 */
  role: z.enum(APPOINTED_ROLES).default('member'),
  /** The groups of a manager. Groups that are gone may still be listed. */
  managedGroupIds: z.array(z.string()).default([]),
  /** The groups that the member belongs to. Groups that are gone may still be listed. */
  groupIds: z.array(z.string()).default([]),
});

/** The team of a subscription: its size, its courses and until when they are accessible. */
export const TeamRecord = z.object({
  entity: z.literal('team'),
  orderId: z.string(),
  ownerId: z.string(),
  /** Who pays for an owner who has taken the team over, and the seat that the owner had before; null while the owner pays. */
  takenOver: z.object({ payerId: z.string(), seat: SeatRecord }).nullable().default(null),
  /** The seat whose member was asked to take the team over. */
  handover: z
    .object({ seatId: z.string(), endsAt: z.string(), isDeclined: z.boolean() })
    .nullable()
    .default(null),
  tierName: z.string(),
  maxUsers: z.int(),
  /** Includes the owner's seat, excludes suspended seats. */
  seatsUsed: z.int(),
  invitationCount: z.int(),
  /** UTC day of the latest invitation and how many were sent that day; null before the first. */
  invitedOn: z.object({ day: z.string(), count: z.int() }).nullable().default(null),
  courseIds: z.array(z.int()),
  /** Copied from the subscription; null when it grants nothing. */
  accessEndsAt: z.string().nullable(),
  /** A dispute suspends the plan; missing in older items. */
  isPaused: z.boolean().default(false),
  /** The plan follows a contract: members above its seats stay until the owner removes them. */
  isContract: z.boolean().default(false),
  /** When the plan ends for certain; null while it renews, or is not set to end. */
  endsOn: z.string().nullable().default(null),
  /**
   * The terms before a change that a large team gets seat by seat: those up to this one have the new terms, the others still these. null
   * when everyone has the same.
   */
  spread: z
    .object({
      afterSeatId: z.string(),
      from: z.object({
        tierName: z.string(),
        courseIds: z.array(z.int()),
        accessEndsAt: z.string().nullable(),
        isPaused: z.boolean(),
        endsOn: z.string().nullable(),
      }),
    })
    .nullable()
    .default(null),
  version: z.int(),
});

export const InvitationRecord = z.object({
  entity: z.literal('invitation'),
  orderId: z.string(),
  /** ULID. */
  invitationId: z.string(),
  email: z.string(),
  tokenHash: z.string(),
  invitedAt: z.string(),
  /** ISO 8601; the item's TTL `expiresAt` (epoch seconds) is later. */
  endsAt: z.string(),
  isSent: z.boolean(),
  /** True when a seat was reassigned to it: the place stays reserved, ahead of suspended seats. */
  holdsSeat: z.boolean(),
});

/** People of a team that are assigned courses together. Who belongs to it stands in their seats. */
export const GroupRecord = z.object({
  entity: z.literal('teamGroup'),
  orderId: z.string(),
  /** ULID. */
  groupId: z.string(),
  name: z.string(),
});

/**
 * A course that was assigned. One for each course, and one for each course of a group, so that assigning it again changes
 * it.
 */
export const AssignmentRecord = z.object({
  entity: z.literal('assignment'),
  orderId: z.string(),
  courseId: z.int(),
  /** Calendar day; null without a due date. */
  dueOn: z.string().nullable(),
  note: z.string(),
  /** null for everyone. Seats that are gone may still be listed. */
  seatIds: z.array(z.string()).nullable(),
  /** The group it is for, for those who belong to it; null for everyone or the seats above. */
  groupId: z.string().nullable().default(null),
  /** Who assigned it; null in older items, which were the owner's. */
  assignedBy: z.string().nullable().default(null),
  assignedAt: z.string(),
});

/** Points from a token's hash to its invitation. */
export const TokenRecord = z.object({
  entity: z.literal('invitationToken'),
  orderId: z.string(),
  invitationId: z.string(),
});

export type TeamRecord = z.infer<typeof TeamRecord>;
export type SeatRecord = z.infer<typeof SeatRecord>;
export type InvitationRecord = z.infer<typeof InvitationRecord>;
export type GroupRecord = z.infer<typeof GroupRecord>;
export type AssignmentRecord = z.infer<typeof AssignmentRecord>;
export type TokenRecord = z.infer<typeof TokenRecord>;

export const storedTeam = storedItem(TeamRecord);
export const storedSeat = storedItem(SeatRecord);
export const storedInvitation = storedItem(InvitationRecord);
export const storedGroup = storedItem(GroupRecord);
export const storedAssignment = storedItem(AssignmentRecord);
export const storedToken = storedItem(TokenRecord);
