/** Seats and invitations as stored. Rows are parsed with these on the way out. */
import * as z from 'zod';

export const TEAM_SCHEMA_VERSION = 1;

/** The seats of a subscription; its members' entitlements change with it. */
export const TeamRecord = z.object({
  entity: z.literal('team'),
  orderId: z.string(),
  ownerId: z.string(),
  tierName: z.string(),
  maxUsers: z.int(),
  /** The owner's included; suspended seats are not. */
  seatsUsed: z.int(),
  invitationCount: z.int(),
  /** The day (UTC) of the latest invitation, and how many were sent on it; null before the first. */
  invitedOn: z.object({ day: z.string(), count: z.int() }).nullable().default(null),
  courseIds: z.array(z.int()),
  /** As of the subscription; null: nothing is open. */
  accessEndsAt: z.string().nullable(),
  version: z.int(),
});

export const SeatRecord = z.object({
  entity: z.literal('seat'),
  orderId: z.string(),
  /** ULID; when it was taken. */
  seatId: z.string(),
  memberId: z.string(),
  /** The address that was invited. */
  email: z.string(),
  /** The address of the member's account when they joined; null where it is not known. */
  accountEmail: z.string().nullable().default(null),
  joinedAt: z.string(),
  /** True when the plan has no room for it. */
  isSuspended: z.boolean(),
  /** Hash of the token it was taken with, so that a repeat is known. */
  tokenHash: z.string(),
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
  /** Keeps its place before suspended seats: a seat was taken back for it. */
  holdsSeat: z.boolean(),
});

/** What a token's hash leads to. */
export const TokenRecord = z.object({
  entity: z.literal('invitationToken'),
  orderId: z.string(),
  invitationId: z.string(),
});

export type TeamRecord = z.infer<typeof TeamRecord>;
export type SeatRecord = z.infer<typeof SeatRecord>;
export type InvitationRecord = z.infer<typeof InvitationRecord>;
export type TokenRecord = z.infer<typeof TokenRecord>;
