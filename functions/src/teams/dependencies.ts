import { ulid } from 'ulid';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import type { CatalogReader } from '#catalog/catalog.ts';
import type { ContactOf, EmailOf } from '#gateways/cognito/emails.ts';
import type { SendMail } from '#gateways/mail.ts';
import {
  learnerProfileRepository,
  type LearnerProfileRepository,
} from '#learning/profile/learner-profile-repository.ts';
import { limitRepository, type LimitRepository } from '#limits/limit-repository.ts';
import { closingRefusal, type RefuseClosing } from '#privacy/refuse-closing.ts';
import type { Table } from '#table/table.ts';
import { activityRepository, type ActivityRepository } from './activity/activity-repository.ts';
import { newToken } from './invitations/invitation-token.ts';
import {
  memberProgressRepository,
  type MemberProgressRepository,
} from './member-progress-repository.ts';
import { teamRepository, type TeamRepository } from './team-repository.ts';

/** Services outside the table. */
export interface TeamGateways {
  sendMail: SendMail;
  emailOf: EmailOf;
  /** Returns a name and an address to show; they may be some minutes old. */
  shownContactOf: ContactOf;
  /** Returns how the owner of a plan is named in an invitation. */
  contactOf: ContactOf;
  /** Scheme and host of the site, without a trailing slash. */
  siteOrigin: () => Promise<string>;
}

/** Dependencies of the team use cases. */
export interface TeamDependencies extends TeamGateways {
  catalog: CatalogReader;
  teams: TeamRepository;
  activity: ActivityRepository;
  limits: LimitRepository;
  refuseClosing: RefuseClosing;
  progress: MemberProgressRepository;
  profiles: Pick<LearnerProfileRepository, 'read'>;
  /** Creates a sortable id (ULID) for a moment. */
  newId: (now: Date) => string;
  /** Creates an invitation's secret token. */
  newToken: () => string;
}

export function createTeamDependencies(table: Table, gateways: TeamGateways): TeamDependencies {
  return {
    ...gateways,
    catalog: catalogRepository(table),
    teams: teamRepository(table),
    activity: activityRepository(table),
    limits: limitRepository(table),
    refuseClosing: closingRefusal(table),
    progress: memberProgressRepository(table),
    profiles: learnerProfileRepository(table),
    newId: (now) => ulid(now.getTime()),
    newToken,
  };
}
