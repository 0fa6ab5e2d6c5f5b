import { ulid } from 'ulid';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import type { CatalogReader } from '#catalog/catalog.ts';
import type { ContactOf } from '#gateways/cognito/emails.ts';
import type { SendWebhook } from '#gateways/webhook-sender.ts';
import { limitRepository, type LimitRepository } from '#limits/limit-repository.ts';
import type { Table } from '#table/table.ts';
import {
  memberProgressRepository,
  type MemberProgressRepository,
} from '#teams/member-progress-repository.ts';
import { teamRepository, type TeamRepository } from '#teams/team-repository.ts';
import { companyRepository, type CompanyRepository } from './company-repository.ts';
import { deliveryRepository, type DeliveryRepository } from './webhooks/delivery-repository.ts';
import { messageRepository, type MessageRepository } from './webhooks/message-repository.ts';
import type { DeliveringDependencies } from './webhooks/run-deliveries.ts';
import type { TellingDependencies } from './webhooks/tell-companies.ts';

/** What the calls about companies need besides the table. */
export interface CompanyGateways {
  /** Returns a name and an address to show; they may be some minutes old. */
  shownContactOf: ContactOf;
  /** Whether webhooks may lead to plain HTTP and to this machine. */
  allowsPrivateWebhooks: boolean;
}

/** Dependencies of the calls about tokens, reports and webhooks. */
export interface CompanyDependencies extends CompanyGateways {
  catalog: CatalogReader;
  teams: TeamRepository;
  progress: MemberProgressRepository;
  limits: LimitRepository;
  companies: CompanyRepository;
  messages: MessageRepository;
  deliveries: DeliveryRepository;
  /** Creates a sortable id (ULID) for a moment. */
  newId: (now: Date) => string;
}

export function createCompanyDependencies(
  table: Table,
  gateways: CompanyGateways,
): CompanyDependencies {
  return {
    ...gateways,
    catalog: catalogRepository(table),
    teams: teamRepository(table),
    progress: memberProgressRepository(table),
    limits: limitRepository(table),
    companies: companyRepository(table),
    messages: messageRepository(table),
    deliveries: deliveryRepository(table),
    newId: (now) => ulid(now.getTime()),
  };
}

export function createTellingDependencies(table: Table): TellingDependencies {
  return {
    catalog: catalogRepository(table),
    teams: teamRepository(table),
    companies: companyRepository(table),
    messages: messageRepository(table),
  };
}

export function createDeliveringDependencies(
  table: Table,
  gateways: { contactOf: ContactOf; send: SendWebhook },
): DeliveringDependencies {
  return {
    ...gateways,
    catalog: catalogRepository(table),
    teams: teamRepository(table),
    companies: companyRepository(table),
    deliveries: deliveryRepository(table),
  };
}
