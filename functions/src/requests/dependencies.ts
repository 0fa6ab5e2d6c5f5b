import { ulid } from 'ulid';
import {
  subscriptionRepository,
  type SubscriptionRepository,
} from '#billing/subscriptions/subscription-repository.ts';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import type { CatalogReader } from '#catalog/catalog.ts';
import type { SendMail } from '#gateways/mail.ts';
import { limitRepository, type LimitRepository } from '#limits/limit-repository.ts';
import type { Table } from '#table/table.ts';
import { requestRepository, type RequestRepository } from './request-repository.ts';

/** The dependencies of the requests use cases. */
export interface RequestDependencies {
  requests: RequestRepository;
  limits: LimitRepository;
  catalog: CatalogReader;
  subscriptions: Pick<SubscriptionRepository, 'findOpen'>;
  sendMail: SendMail;
  /** Address of the operator, who answers requests. */
  operatorEmail: string;
  /** Returns a new id that sorts by time. */
  newId: (now: Date) => string;
}

export function createRequestDependencies(
  table: Table,
  gateways: Pick<RequestDependencies, 'sendMail' | 'operatorEmail'>,
): RequestDependencies {
  return {
    ...gateways,
    requests: requestRepository(table),
    limits: limitRepository(table),
    catalog: catalogRepository(table),
    subscriptions: subscriptionRepository(table),
    newId: (now) => ulid(now.getTime()),
  };
}
