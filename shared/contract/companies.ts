/**
 * Reports and webhooks of a company: a team with a contract, or with a plan of five seats or more. Its id is that of its plan's order.
 *
 * Source: rules/companies.md B1, B2, B3, B4, B6
 */
import * as z from 'zod';
import { WEBHOOK_EVENT_TYPES } from './company-events.ts';
import { CourseId, Instant, Name, Percent, SortableId, UserId } from './fields.ts';
import { defineRoutes } from './route.ts';

const group = 'teams';
const userParams = z.strictObject({ userId: UserId });
const companyParams = z.strictObject({ companyId: SortableId });
const ownParams = z.strictObject({ userId: UserId, id: SortableId });

/** The last member of a page, from which the next one goes on. */
const pageQuery = z.strictObject({ cursor: SortableId.optional() });
const nextCursor = SortableId.nullable().meta({ description: 'null on the last page' });

/** A member as programs see them: the id is that of the seat, and leads to no account. Source: rules/companies.md B3 */
export const CompanyMember = z
  .object({
    memberId: z.string(),
    name: z.string().nullable(),
    email: z.string(),
    joinedAt: Instant,
    /** True if a smaller plan has no place for this seat. */
    isSuspended: z.boolean(),
  })
  .meta({ id: 'CompanyMember' });

export const CompanyProgress = z
  .object({
    memberId: z.string(),
    courseId: CourseId,
    title: z.string(),
    percent: Percent,
    completedAt: Instant.nullable(),
    isAssigned: z.boolean(),
    dueOn: z.iso.date().nullable(),
    /** True when the due date has passed and the course was not completed by then. */
    isLate: z.boolean(),
    /** Whether the member has passed what proves the skills of the course; never with which score. */
    hasProvenSkills: z.boolean(),
  })
  .meta({ id: 'CompanyProgress' });

export const CompanyCertificate = z
  .object({
    memberId: z.string(),
    courseId: CourseId,
    title: z.string(),
    certificateId: z.string(),
    /** The name that is printed on it. */
    learnerName: z.string(),
    issuedAt: Instant,
  })
  .meta({ id: 'CompanyCertificate' });

/** A token without its secret, which is stored nowhere. */
export const ReportToken = z
  .object({
    id: SortableId,
    name: z.string(),
    /** The part of the token by which a log or a settings file can be told from another: never enough to use it. */
    start: z.string(),
    createdAt: Instant,
    expiresAt: Instant,
    /** To the hour; null before the first call. */
    lastUsedAt: Instant.nullable(),
  })
  .meta({ id: 'ReportToken' });

export const WebhookEventType = z.enum(WEBHOOK_EVENT_TYPES);

export const Webhook = z
  .object({
    id: SortableId,
    url: z.string(),
    /** What it is told of. */
    types: z.array(WebhookEventType),
    createdAt: Instant,
    /** `stopped`: it refused everything for five days. */
    state: z.enum(['on', 'off', 'stopped']),
    /** Since when nothing was accepted; null while the last delivery was. */
    failingSince: Instant.nullable(),
  })
  .meta({ id: 'Webhook' });

export const Connections = z
  .object({
    companyId: SortableId,
    tokens: z.array(ReportToken),
    webhooks: z.array(Webhook),
  })
  .meta({ id: 'Connections' });

export const WebhookDelivery = z
  .object({
    /** `webhook-id` of the message. */
    id: z.string(),
    type: z.string(),
    /** Grows with each message of the company. */
    sequence: z.int(),
    at: Instant,
    state: z.enum(['waiting', 'delivered', 'failed']),
    tries: z.int(),
    /** When it is sent next; null once it is delivered or given up. */
    nextTryAt: Instant.nullable(),
    /** What the receiver answered last; null without an answer. */
    lastStatus: z.int().nullable(),
    /** Why the last try failed; null if it did not. */
    problem: z
      .enum([
        'refused',
        'redirected',
        'no_answer',
        'address_not_public',
        'webhook_off',
        'team_over',
      ])
      .nullable(),
  })
  .meta({ id: 'WebhookDelivery' });

/** Sorts by time, and is the same however often its event is processed. */
export const DeliveryId = z.string().regex(/^\d{17}-[0-9a-f]{20}$/, 'must be the id of a delivery');

/** Names are shown to the owner alone. */
const TokenName = Name(60).min(1, 'must not be empty');
/** Only its form: the address is looked up each time something is sent. */
const WebhookUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with https://' })
  .max(500)
  .refine(
    (text) => !text.includes('#') && !/^https?:\/\/[^/?]*@/i.test(text),
    'must be an address without a password and a fragment',
  );
const Types = z
  .array(WebhookEventType)
  .min(1, 'must have at least one event')
  .max(WEBHOOK_EVENT_TYPES.length)
  .transform((types) => [...new Set(types)]);

const changed = [
  'team_not_found',
  'team_role_too_low',
  'connections_not_included',
  'write_conflict',
] as const;

export const companyRoutes = defineRoutes({
  listCompanyMembers: {
    method: 'GET',
    path: '/api/companies/{companyId}/members',
    summary: 'The members of a company, 25 a page, by a token of it',
    group,
    access: 'token',
    params: companyParams,
    query: pageQuery,
    response: z.object({ members: z.array(CompanyMember), nextCursor }),
  },
  listCompanyProgress: {
    method: 'GET',
    path: '/api/companies/{companyId}/progress',
    summary: 'What members have started or are assigned, those of 25 members a page, by a token',
    group,
    access: 'token',
    params: companyParams,
    query: pageQuery,
    response: z.object({ progress: z.array(CompanyProgress), nextCursor }),
  },
  listCompanyCertificates: {
    method: 'GET',
    path: '/api/companies/{companyId}/certificates',
    summary:
      'Valid certificates in the courses of the plan, those of 25 members a page, by a token',
    group,
    access: 'token',
    params: companyParams,
    query: pageQuery,
    response: z.object({ certificates: z.array(CompanyCertificate), nextCursor }),
  },
  getConnections: {
    method: 'GET',
    path: '/api/users/{userId}/team/connections',
    summary: "The tokens and webhooks of the learner's own company",
    group,
    access: 'learner',
    teamCapability: 'connect',
    params: userParams,
    response: Connections,
    errors: ['team_not_found', 'team_role_too_low', 'connections_not_included'],
  },
  createReportToken: {
    method: 'POST',
    path: '/api/users/{userId}/team/tokens',
    summary: 'Create a token for reports; no other response has its secret',
    group,
    access: 'learner',
    teamCapability: 'connect',
    refusesDemo: true,
    params: userParams,
    body: z.strictObject({ name: TokenName, days: z.int().min(1).max(365) }),
    response: z.object({ connections: Connections, token: z.string() }),
    status: 201,
    errors: [...changed, 'too_many_tokens'],
  },
  revokeReportToken: {
    method: 'DELETE',
    path: '/api/users/{userId}/team/tokens/{id}',
    summary: 'Revoke a token: its next call is refused',
    group,
    access: 'learner',
    teamCapability: 'connect',
    refusesDemo: true,
    params: ownParams,
    response: Connections,
    errors: [...changed, 'token_not_found'],
  },
  createWebhook: {
    method: 'POST',
    path: '/api/users/{userId}/team/webhooks',
    summary: 'Add an address that is told of events; no other response has its secret',
    group,
    access: 'learner',
    teamCapability: 'connect',
    refusesDemo: true,
    params: userParams,
    body: z.strictObject({ url: WebhookUrl, types: Types }),
    response: z.object({ connections: Connections, secret: z.string() }),
    status: 201,
    errors: [...changed, 'too_many_webhooks'],
  },
  changeWebhook: {
    method: 'PUT',
    path: '/api/users/{userId}/team/webhooks/{id}',
    summary: 'Change what a webhook is told of, or turn it off or on again',
    group,
    access: 'learner',
    teamCapability: 'connect',
    refusesDemo: true,
    params: ownParams,
    body: z.strictObject({ types: Types, isOn: z.boolean() }),
    response: Connections,
    errors: [...changed, 'webhook_not_found'],
  },
  deleteWebhook: {
    method: 'DELETE',
    path: '/api/users/{userId}/team/webhooks/{id}',
    summary: 'Delete a webhook; what waits for it is not sent anymore',
    group,
    access: 'learner',
    teamCapability: 'connect',
    refusesDemo: true,
    params: ownParams,
    response: Connections,
    errors: [...changed, 'webhook_not_found'],
  },
  replaceWebhookSecret: {
    method: 'POST',
    path: '/api/users/{userId}/team/webhooks/{id}/secret',
    summary: 'Give a webhook a new secret; for 24 hours the former one signs, too',
    group,
    access: 'learner',
    teamCapability: 'connect',
    refusesDemo: true,
    params: ownParams,
    response: z.object({ secret: z.string() }),
    status: 201,
    errors: [...changed, 'webhook_not_found'],
  },
  testWebhook: {
    method: 'POST',
    path: '/api/users/{userId}/team/webhooks/{id}/test',
    summary: 'Send a webhook a test event within five minutes',
    group,
    access: 'learner',
    teamCapability: 'connect',
    refusesDemo: true,
    params: ownParams,
    response: WebhookDelivery,
    status: 201,
    errors: [...changed, 'webhook_not_found'],
  },
  listWebhookDeliveries: {
    method: 'GET',
    path: '/api/users/{userId}/team/webhooks/{id}/deliveries',
    summary: 'What a webhook was sent in the last 30 days, newest first, 25 a page',
    group,
    access: 'learner',
    teamCapability: 'connect',
    params: ownParams,
    query: z.strictObject({ cursor: DeliveryId.optional() }),
    response: z.object({
      deliveries: z.array(WebhookDelivery),
      nextCursor: DeliveryId.nullable(),
    }),
    errors: [
      'team_not_found',
      'team_role_too_low',
      'connections_not_included',
      'webhook_not_found',
    ],
  },
  replayWebhookDelivery: {
    method: 'POST',
    path: '/api/users/{userId}/team/webhooks/{id}/deliveries/{deliveryId}/replay',
    summary: 'Send a webhook something again, within five minutes and as it reads then',
    group,
    access: 'learner',
    teamCapability: 'connect',
    refusesDemo: true,
    params: z.strictObject({ userId: UserId, id: SortableId, deliveryId: DeliveryId }),
    response: WebhookDelivery,
    errors: [...changed, 'webhook_not_found', 'delivery_not_found'],
  },
});

export type CompanyMember = z.infer<typeof CompanyMember>;
export type CompanyProgress = z.infer<typeof CompanyProgress>;
export type CompanyCertificate = z.infer<typeof CompanyCertificate>;
export type ReportToken = z.infer<typeof ReportToken>;
export type Webhook = z.infer<typeof Webhook>;
export type Connections = z.infer<typeof Connections>;
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;
