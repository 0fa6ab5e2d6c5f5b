/** What a company has connected, as stored; every item read is parsed with these schemas. */
import { WEBHOOK_EVENT_TYPES } from '@learning/shared/contract/company-events';
import * as z from 'zod';
import { storedItem } from '#table/stored-item.ts';

/** Grows with each change of the tokens and webhooks. */
export const CompanyRecord = z.object({
  entity: z.literal('company'),
  companyId: z.string(),
  version: z.int(),
});

/** A token for reports: its secret is stored nowhere. */
export const TokenRecord = z.object({
  entity: z.literal('reportToken'),
  companyId: z.string(),
  /** ULID. */
  tokenId: z.string(),
  name: z.string(),
  /** SHA-256 of the whole token, hex. */
  tokenHash: z.string(),
  createdAt: z.string(),
  endsAt: z.string(),
  revokedAt: z.string().nullable(),
  /** At most once an hour. */
  lastUsedAt: z.string().nullable(),
  /** TTL, epoch seconds: some time after its end, so that a program that goes on using it is told why it is refused. */
  expiresAt: z.int(),
});

/** A message can also be a test. */
export const MESSAGE_TYPES = [...WEBHOOK_EVENT_TYPES, 'test'] as const;

export const WebhookRecord = z.object({
  entity: z.literal('webhook'),
  companyId: z.string(),
  /** ULID. */
  webhookId: z.string(),
  url: z.string(),
  types: z.array(z.enum(WEBHOOK_EVENT_TYPES)),
  createdAt: z.string(),
  state: z.enum(['on', 'off', 'stopped']),
  /** Since when every try has failed; null after a success. */
  failingSince: z.string().nullable(),
});

/** The secrets of a webhook. Read only where messages are signed. */
export const SecretRecord = z.object({
  entity: z.literal('webhookSecret'),
  webhookId: z.string(),
  secret: z.string(),
  /** The secret before; it signs, too, until `formerUntil`. */
  formerSecret: z.string().nullable(),
  formerUntil: z.string().nullable(),
});

export const LastMessageRecord = z.object({
  entity: z.literal('lastMessage'),
  sequence: z.int(),
});

/** Says that a message has a number and its deliveries are stored. */
export const MessageRecord = z.object({
  entity: z.literal('companyMessage'),
  messageId: z.string(),
  sequence: z.int(),
  /** TTL, epoch seconds. */
  expiresAt: z.int(),
});

/** What a message says, by ids: names and addresses are read when it is sent. */
export const MessageSubject = z.object({
  type: z.enum(MESSAGE_TYPES),
  at: z.string(),
  seatId: z.string().nullable(),
  courseId: z.int().nullable(),
  /** Calendar day of an assignment. */
  dueOn: z.string().nullable(),
  certificateId: z.string().nullable(),
  /** What happened to a seat. */
  change: z.enum(['taken', 'freed', 'paused', 'restored', 'ended']).nullable(),
});

/** Why a try failed. */
export const DELIVERY_PROBLEMS = [
  'refused',
  'redirected',
  'no_answer',
  'address_not_public',
  'webhook_off',
  'team_over',
] as const;

/** A message for one webhook, and how far it has got. A failed one stays for 30 days, so that it can be sent again. */
export const DeliveryRecord = z.object({
  entity: z.literal('webhookDelivery'),
  companyId: z.string(),
  webhookId: z.string(),
  messageId: z.string(),
  sequence: z.int(),
  subject: MessageSubject,
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.int(),
  /** When it is due; while it is being sent, when another run may take it. null once there is nothing left to do. */
  dueAt: z.string().nullable(),
  lastStatus: z.int().nullable(),
  problem: z.enum(DELIVERY_PROBLEMS).nullable(),
  /** TTL, epoch seconds. */
  expiresAt: z.int(),
});

export type CompanyRecord = z.infer<typeof CompanyRecord>;
export type TokenRecord = z.infer<typeof TokenRecord>;
export type WebhookRecord = z.infer<typeof WebhookRecord>;
export type SecretRecord = z.infer<typeof SecretRecord>;
export type MessageSubject = z.infer<typeof MessageSubject>;
export type DeliveryRecord = z.infer<typeof DeliveryRecord>;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];

export const storedCompany = storedItem(CompanyRecord);
export const storedToken = storedItem(TokenRecord);
export const storedWebhook = storedItem(WebhookRecord);
export const storedSecret = storedItem(SecretRecord);
export const storedLastMessage = storedItem(LastMessageRecord);
export const storedMessage = storedItem(MessageRecord);
export const storedDelivery = storedItem(DeliveryRecord);
