import type { ApiErrorCode } from '@learning/shared/contract/errors';
import type { CallOf, ResponseOf } from '@learning/shared/contract/route';
import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import type { Mail } from '#gateways/mail.ts';
import { createHandler } from '#http/create-handler.ts';
import { learnerKeys, subscriptionName } from '#table/keys.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { getItem, writeTransaction, type Item, type Table } from '#table/table.ts';
import { createTeamDependencies } from '#teams/dependencies.ts';
import { teamWritesForSubscription, type TeamTerms } from '#teams/team-writes-for-subscription.ts';
import { servedTeamRoutes, teamImplementations } from '#teams/routes.ts';
import { accessClaims, callRoute, type Call } from './call-route.ts';

type TeamRoutes = typeof servedTeamRoutes;

export const PERIOD_END = '2026-12-18T09:00:00.000Z';
export const ORIGIN = 'https://learning.example';

/** The first address accepts no mail; for the second, sending fails. */
export const UNREACHABLE = 'unreachable@example.org';
export const OUTAGE = 'outage@example.org';

/** The team calls on a table, with a clock the test sets and an outbox the test reads. */
export interface TeamHarness {
  table: Table;
  now: Date;
  outbox: Mail[];
  deps: ReturnType<typeof createTeamDependencies>;
  ok<Name extends keyof TeamRoutes>(
    userId: string | null,
    name: Name,
    input: CallOf<TeamRoutes[Name]>,
  ): Promise<ResponseOf<TeamRoutes[Name]>>;
  /** Returns the code of a refusal. @throws Error when the call succeeds */
  refused<Name extends keyof TeamRoutes>(
    userId: string | null,
    name: Name,
    input: CallOf<TeamRoutes[Name]>,
  ): Promise<ApiErrorCode>;
  /** Stores what a reconciled subscription stores: the owner's entitlement and the team. */
  applyPlan(plan: Partial<TeamTerms> & Pick<TeamTerms, 'orderId' | 'ownerId'>): Promise<void>;
  /** Creates a plan with a new owner. */
  plan(terms?: Partial<TeamTerms>): Promise<{ orderId: string; ownerId: string }>;
  /** Invites an address. @returns the token in the mail */
  invite(ownerId: string, email?: string): Promise<string>;
  /** Creates a learner who was invited and has joined. */
  member(ownerId: string): Promise<{ memberId: string; email: string; token: string }>;
  /** Returns the entitlement a learner has through a seat, if any. */
  seatAccess(memberId: string, orderId: string): Promise<Item | undefined>;
}

export function openTeamHarness(table: Table): TeamHarness {
  const outbox: Mail[] = [];
  const deps = createTeamDependencies(restrictTable(table, 'teams'), {
    sendMail: (mail) => {
      if (mail.to === OUTAGE) return Promise.reject(new Error('SES does not respond.'));
      if (mail.to === UNREACHABLE) return Promise.resolve(false);
      outbox.push(mail);
      return Promise.resolve(true);
    },
    emailOf: (userId) => Promise.resolve(`${userId}@example.org`),
    shownContactOf: (userId) =>
      Promise.resolve({ email: `${userId}@example.org`, name: `Member ${userId.slice(0, 4)}` }),
    contactOf: (userId) => Promise.resolve({ email: `${userId}@example.org`, name: 'Olga Owner' }),
    siteOrigin: () => Promise.resolve(ORIGIN),
  });
  const handler = createHandler(servedTeamRoutes, teamImplementations(deps), () => harness.now);
  const send = (userId: string | null, name: keyof TeamRoutes, input: unknown) => {
    const claims = userId === null ? undefined : accessClaims(userId);
    return callRoute(handler, servedTeamRoutes[name], { ...(input as Call), claims });
  };
  const harness: TeamHarness = {
    table,
    now: new Date('2026-11-18T09:00:00.000Z'),
    outbox,
    deps,
    async ok(userId, name, input) {
      const { status, body } = await send(userId, name, input);
      if (status >= 400) throw new Error(`${name} was refused: ${JSON.stringify(body)}`);
      return body as never;
    },
    async refused(userId, name, input) {
      const { status, body } = await send(userId, name, input);
      if (status < 400) throw new Error(`${name} was not refused: ${JSON.stringify(body)}`);
      return (body as { code: ApiErrorCode }).code;
    },
    async applyPlan({ orderId, ownerId, ...change }) {
      const terms: TeamTerms = {
        orderId,
        ownerId,
        tierName: 'Professional',
        maxUsers: 5,
        courseIds: [1, 14, 15],
        accessEndsAt: PERIOD_END,
        isPaused: false,
        ...change,
      };
      const name = subscriptionName(orderId);
      await writeTransaction(table, [
        {
          put: {
            ...learnerKeys.entitlement(ownerId, name),
            entity: 'entitlement',
            name,
            kind: 'subscription',
            orderId,
            courseIds: terms.courseIds,
            startedAt: harness.now.toISOString(),
            endsAt: terms.accessEndsAt ?? harness.now.toISOString(),
          },
        },
        ...(await teamWritesForSubscription(table, terms, harness.now)),
      ]);
    },
    async plan(terms = {}) {
      const plan = { orderId: ulid(harness.now.getTime()), ownerId: randomUUID() };
      await harness.applyPlan({ ...plan, ...terms });
      return plan;
    },
    async invite(ownerId, email = `${randomUUID()}@example.org`) {
      await harness.ok(ownerId, 'inviteMember', { params: { userId: 'me' }, body: { email } });
      return tokenIn(outbox.findLast((mail) => mail.to === email)!);
    },
    async member(ownerId) {
      const memberId = randomUUID();
      const email = `${memberId}@example.org`;
      const token = await harness.invite(ownerId, email);
      await harness.ok(memberId, 'acceptInvitation', { body: { token } });
      return { memberId, email, token };
    },
    seatAccess: (memberId, orderId) =>
      getItem(table, learnerKeys.entitlement(memberId, `seat#${orderId}`)),
  };
  return harness;
}

/** Returns the token in the mail's link. */
export function tokenIn({ text }: Mail): string {
  return /https:\/\/learning\.example\/join#([\w-]+)/.exec(text)![1]!;
}
