import { randomBytes } from 'node:crypto';
import {
  subscriptionRepository,
  type SubscriptionRepository,
} from '#billing/subscriptions/subscription-repository.ts';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import type { CatalogReader } from '#catalog/catalog.ts';
import type { ContactOf } from '#gateways/cognito/emails.ts';
import {
  learnerProfileRepository,
  type LearnerProfileRepository,
} from '#learning/profile/learner-profile-repository.ts';
import { limitRepository, type LimitRepository } from '#limits/limit-repository.ts';
import { closingRefusal, type RefuseClosing } from '#privacy/refuse-closing.ts';
import type { Table } from '#table/table.ts';
import { ownRequestRepository, type OwnRequestRepository } from './own-request-repository.ts';
import { sessionRepository, type SessionRepository } from './session-repository.ts';

/** Services outside the table. */
export interface CoachingGateways {
  contactOf: ContactOf;
  /** Address of the operator, who organizes the sessions. */
  operatorEmail: string;
}

/** The dependencies of the coaching use cases. */
export interface CoachingDependencies extends CoachingGateways {
  sessions: SessionRepository;
  ownRequests: OwnRequestRepository;
  profiles: Pick<LearnerProfileRepository, 'read'>;
  catalog: CatalogReader;
  subscriptions: Pick<SubscriptionRepository, 'find' | 'findOpen'>;
  limits: LimitRepository;
  refuseClosing: RefuseClosing;
  /** Creates the key that signs the operator's links to a session. */
  newKey: () => string;
}

export function createCoachingDependencies(
  table: Table,
  gateways: CoachingGateways,
): CoachingDependencies {
  return {
    ...gateways,
    sessions: sessionRepository(table),
    ownRequests: ownRequestRepository(table),
    profiles: learnerProfileRepository(table),
    catalog: catalogRepository(table),
    subscriptions: subscriptionRepository(table),
    limits: limitRepository(table),
    refuseClosing: closingRefusal(table),
    newKey: () => randomBytes(24).toString('base64url'),
  };
}
