import { companyRoutes, type Connections } from '@learning/shared/contract/companies';
import type { Implementations } from '#http/create-handler.ts';
import type { CompanyState } from './company-repository.ts';
import type { CompanyDependencies } from './dependencies.ts';
import { requireOwnCompany } from './find-own-company.ts';
import { listCertificates, listMembers, listProgress } from './reports/read-reports.ts';
import { createToken, isValid, presentToken, revokeToken } from './tokens/change-tokens.ts';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  presentWebhook,
  replaceSecret,
} from './webhooks/change-webhooks.ts';
import { listDeliveries, replayDelivery, testWebhook } from './webhooks/send-by-owner.ts';

export function companyImplementations(
  deps: CompanyDependencies,
): Implementations<typeof companyRoutes> {
  return {
    listCompanyMembers: ({ company, query: { cursor }, now }) =>
      listMembers({ company, cursor, now }, deps),
    listCompanyProgress: ({ company, query: { cursor }, now }) =>
      listProgress({ company, cursor, now }, deps),
    listCompanyCertificates: ({ company, query: { cursor }, now }) =>
      listCertificates({ company, cursor, now }, deps),
    getConnections: async ({ userId, now }) => {
      const { companyId } = await requireOwnCompany({ userId, now }, deps);
      return present(await deps.companies.read(companyId), now);
    },
    createReportToken: async ({ userId, body, now }) => {
      const { state, token } = await createToken({ userId, ...body, now }, deps);
      return { connections: present(state, now), token };
    },
    revokeReportToken: async ({ userId, params: { id: tokenId }, now }) =>
      present(await revokeToken({ userId, tokenId, now }, deps), now),
    createWebhook: async ({ userId, body, now }) => {
      const { state, secret } = await createWebhook({ userId, ...body, now }, deps);
      return { connections: present(state, now), secret };
    },
    changeWebhook: async ({ userId, params: { id: webhookId }, body, now }) =>
      present(await changeWebhook({ userId, webhookId, ...body, now }, deps), now),
    deleteWebhook: async ({ userId, params: { id: webhookId }, now }) =>
      present(await deleteWebhook({ userId, webhookId, now }, deps), now),
    replaceWebhookSecret: ({ userId, params: { id: webhookId }, now }) =>
      replaceSecret({ userId, webhookId, now }, deps),
    testWebhook: ({ userId, params: { id: webhookId }, now }) =>
      testWebhook({ userId, webhookId, now }, deps),
    listWebhookDeliveries: ({ userId, params: { id: webhookId }, query: { cursor }, now }) =>
      listDeliveries({ userId, webhookId, cursor, now }, deps),
    replayWebhookDelivery: ({ userId, params: { id: webhookId, deliveryId }, now }) =>
      replayDelivery({ userId, webhookId, deliveryId, now }, deps),
  };
}

/** Oldest first; no token that is refused. */
function present({ companyId, tokens, webhooks }: CompanyState, now: Date): Connections {
  return {
    companyId,
    tokens: tokens
      .filter((token) => isValid(token, now))
      .toSorted((a, b) => a.tokenId.localeCompare(b.tokenId))
      .map(presentToken),
    webhooks: webhooks.map(presentWebhook),
  };
}
