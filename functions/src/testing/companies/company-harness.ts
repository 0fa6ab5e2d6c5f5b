import { companyRoutes } from '@learning/shared/contract/companies';
import type { ApiErrorCode } from '@learning/shared/contract/errors';
import type { CallOf, ResponseOf } from '@learning/shared/contract/route';
import type { WebhookEventType } from '@learning/shared/contract/company-events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createCompanyDependencies,
  createDeliveringDependencies,
  createTellingDependencies,
} from '#companies/dependencies.ts';
import { companyImplementations } from '#companies/routes.ts';
import { idOfToken } from '#companies/tokens/report-token.ts';
import { tokenChecker } from '#companies/tokens/check-token.ts';
import { runDeliveries, type DeliveryReport } from '#companies/webhooks/run-deliveries.ts';
import { tellCompanies } from '#companies/webhooks/tell-companies.ts';
import type { DomainEvent } from '#events/domain-events.ts';
import { eventRepository } from '#events/event-repository.ts';
import { webhookSender, type SendWebhook } from '#gateways/webhook-sender.ts';
import { createHandler } from '#http/create-handler.ts';
import { restrictTable } from '#table/restrict-table.ts';
import type { Table } from '#table/table.ts';
import { openTeamHarness, type TeamHarness } from '../api/team-harness.ts';
import { accessClaims, callRoute, type Call } from '../api/call-route.ts';

type CompanyRoutes = typeof companyRoutes;

/** The calls about a company, what reactions store for its webhooks, and what is sent to them, by one clock. */
export interface CompanyHarness {
  teams: TeamHarness;
  ok<Name extends keyof CompanyRoutes>(
    userId: string,
    name: Name,
    input: CallOf<CompanyRoutes[Name]>,
  ): Promise<ResponseOf<CompanyRoutes[Name]>>;
  /** Returns the code of a refusal. @throws Error when the call succeeds */
  refused<Name extends keyof CompanyRoutes>(
    userId: string,
    name: Name,
    input: CallOf<CompanyRoutes[Name]>,
  ): Promise<ApiErrorCode>;
  /** Makes a call of a program. @returns the status and the body */
  withToken(
    token: string | undefined,
    name: keyof CompanyRoutes,
    input: Call,
  ): Promise<{ status: number; body: unknown }>;
  token(ownerId: string, days?: number): Promise<{ id: string; token: string }>;
  webhook(
    ownerId: string,
    url: string,
    types: WebhookEventType[],
  ): Promise<{ id: string; secret: string }>;
  /** Processes an event, as the function of the stream does. */
  tell(event: DomainEvent): Promise<void>;
  /** Processes all stored events of learners. */
  tellAll(...userIds: string[]): Promise<void>;
  /** Sends what is due. */
  deliver(hasTime?: () => boolean): Promise<DeliveryReport>;
}

/** @param send replaces the sender, which reaches this machine */
export function openCompanyHarness(
  table: Table,
  send: SendWebhook = webhookSender({ allowsPrivate: true }),
): CompanyHarness {
  const teams = openTeamHarness(table);
  const deps = createCompanyDependencies(restrictTable(table, 'teams'), {
    shownContactOf: teams.deps.shownContactOf,
    allowsPrivateWebhooks: true,
  });
  const telling = createTellingDependencies(restrictTable(table, 'reactions'));
  const delivering = createDeliveringDependencies(restrictTable(table, 'reminders'), {
    contactOf: teams.deps.shownContactOf,
    send: (request) => send(request),
  });
  const handler = createHandler(
    companyRoutes,
    companyImplementations(deps),
    () => teams.now,
    undefined,
    tokenChecker(deps),
  );
  const call = (name: keyof CompanyRoutes, input: Call) =>
    callRoute(handler, companyRoutes[name], input);
  const own = { params: { userId: 'me' } };
  const harness: CompanyHarness = {
    teams,
    async ok(userId, name, input) {
      const { status, body } = await call(name, {
        ...(input as Call),
        claims: accessClaims(userId),
      });
      if (status >= 400) throw new Error(`${name} was refused: ${JSON.stringify(body)}`);
      return body as never;
    },
    async refused(userId, name, input) {
      const { status, body } = await call(name, {
        ...(input as Call),
        claims: accessClaims(userId),
      });
      if (status < 400) throw new Error(`${name} was not refused: ${JSON.stringify(body)}`);
      return (body as { code: ApiErrorCode }).code;
    },
    withToken: (token, name, input) =>
      call(name, {
        ...input,
        ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
      }),
    async token(ownerId, days = 365) {
      const body = { name: 'Our HR system', days };
      const created = await harness.ok(ownerId, 'createReportToken', { ...own, body });
      return { id: idOfToken(created.token)!, token: created.token };
    },
    async webhook(ownerId, url, types) {
      const created = await harness.ok(ownerId, 'createWebhook', { ...own, body: { url, types } });
      return { id: created.connections.webhooks.at(-1)!.id, secret: created.secret };
    },
    tell: (event) => tellCompanies(event, telling, teams.now),
    async tellAll(...userIds) {
      for (const userId of userIds) {
        const events = await eventRepository(table).list(userId);
        for (const event of events.toSorted((a, b) => a.at.localeCompare(b.at))) {
          await harness.tell(event);
        }
      }
    },
    deliver: (hasTime) => runDeliveries(() => teams.now, delivering, hasTime),
  };
  return harness;
}

/** A message as a receiver got it. */
export interface ReceivedMessage {
  headers: Record<string, string>;
  body: string;
}

/** A receiver's server on this machine. */
export interface WebhookReceiver {
  url: string;
  received: ReceivedMessage[];
  close(): Promise<void>;
}

/** @param answer returns the status for a message, by how many came before it */
export async function startReceiver(
  answer: (count: number, message: ReceivedMessage) => number,
): Promise<WebhookReceiver> {
  const received: ReceivedMessage[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      const message = { headers, body: Buffer.concat(chunks).toString('utf8') };
      received.push(message);
      const status = answer(received.length - 1, message);
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
