import { ulid } from 'ulid';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import type { CatalogReader } from '#catalog/catalog.ts';
import type { EmailOf } from '#gateways/cognito-people.ts';
import type { SendMail } from '#gateways/mail.ts';
import type { Table } from '#table/table.ts';
import { newToken } from './invitations/invitation-token.ts';
import {
  memberProgressRepository,
  type MemberProgressRepository,
} from './member-progress-repository.ts';
import { teamRepository, type TeamRepository } from './team-repository.ts';

/** What reaches outside the table. */
export interface TeamGateways {
  sendMail: SendMail;
  emailOf: EmailOf;
  /** Scheme and host of the site, without a slash at the end. */
  siteOrigin: () => Promise<string>;
}

/** What the use cases of teams work with. */
export interface TeamDependencies extends TeamGateways {
  catalog: CatalogReader;
  teams: TeamRepository;
  progress: MemberProgressRepository;
  /** A new sortable id for an instant. */
  newId: (now: Date) => string;
  /** A new secret of an invitation. */
  newToken: () => string;
}

export function openTeams(table: Table, gateways: TeamGateways): TeamDependencies {
  return {
    ...gateways,
    catalog: catalogRepository(table),
    teams: teamRepository(table),
    progress: memberProgressRepository(table),
    newId: (now) => ulid(now.getTime()),
    newToken,
  };
}
