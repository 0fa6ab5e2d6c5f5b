import { ulid } from 'ulid';
import {
  contractRepository,
  type ContractRepository,
} from '#billing/contracts/contract-repository.ts';
import {
  promotionCodeRepository,
  type PromotionCodeRepository,
} from '#billing/discounts/promotion-code-repository.ts';
import {
  subscriptionRepository,
  type SubscriptionRepository,
} from '#billing/subscriptions/subscription-repository.ts';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import type { CatalogReader } from '#catalog/catalog.ts';
import { choiceCountRepository } from '#activities/scenario/choice-count-repository.ts';
import { figureReader } from '#figures/reading/figure-reader.ts';
import type { OpenedStripe } from '#billing/open-billing.ts';
import type { AccountCloser } from '#gateways/cognito/closing.ts';
import type { OperatedAccounts } from '#gateways/cognito/operated-accounts.ts';
import type { Operators } from '#gateways/cognito/operators.ts';
import { readReviewCardCounts } from '#learning/spaced-review/review-card-count-repository.ts';
import { limitRepository, type LimitRepository } from '#limits/limit-repository.ts';
import {
  giftBatchRepository,
  type GiftBatchRepository,
} from '#billing/gift-codes/gift-batch-repository.ts';
import { grantRepository, type GrantRepository } from '#learning/access/grant-repository.ts';
import { closingRefusal, type RefuseClosing } from '#privacy/refuse-closing.ts';
import { teamRepository, type TeamRepository } from '#teams/team-repository.ts';
import type { Count } from '#observability/metrics.ts';
import { privacyRepository, type PrivacyRepository } from '#privacy/privacy-repository.ts';
import { readLinkCheck } from '#publishing/links/link-check-repository.ts';
import { listVersions } from '#publishing/versions/content-versions.ts';
import type { Table } from '#table/table.ts';
import { erasureRepository, type ErasureRepository } from './accounts/erasure-repository.ts';
import {
  createDeskDependencies,
  type DeskDependencies,
  type DeskGateways,
} from './desk/dependencies.ts';
import type { OperatedCourses } from './courses/dependencies.ts';
import { operatedCourseRepository } from './courses/operated-course-repository.ts';
import type { FigureReaders } from './figures/dependencies.ts';
import { auditRepository, type AuditRepository } from './audit/audit-repository.ts';
import { createLearnerDependencies, type LearnerDependencies } from './learners/dependencies.ts';

/** Services outside the table that calls of operators need. */
export interface OperatingGateways extends DeskGateways {
  accounts: OperatedAccounts;
  closer: Pick<AccountCloser, 'close'>;
  operators: Operators;
  openStripe: () => Promise<OpenedStripe>;
  count: Count;
  /** Key of the hashes of mailboxes: the id of the user pool. */
  hashKey: string;
}

/** The dependencies of operators' calls. */
export interface OperatingDependencies extends OperatingGateways, OperatedCourses {
  /** For messages, reviews, disputes and announcements. */
  desk: DeskDependencies;
  limits: Pick<LimitRepository, 'clear' | 'take'>;
  audit: AuditRepository;
  erasures: ErasureRepository;
  grants: GrantRepository;
  catalog: CatalogReader;
  refuseClosing: RefuseClosing;
  contracts: ContractRepository;
  promotionCodes: PromotionCodeRepository;
  giftBatches: GiftBatchRepository;
  subscriptions: Pick<SubscriptionRepository, 'find'>;
  teams: Pick<TeamRepository, 'readTeam'>;
  figureReaders: FigureReaders;
  privacy: Pick<PrivacyRepository, 'startExport'>;
  learners: LearnerDependencies;
  newId: (now: Date) => string;
}

export function createOperatingDependencies(
  table: Table,
  gateways: OperatingGateways,
): OperatingDependencies {
  return {
    ...gateways,
    desk: createDeskDependencies(table, gateways),
    limits: limitRepository(table),
    audit: auditRepository(table),
    erasures: erasureRepository(table),
    grants: grantRepository(table),
    catalog: catalogRepository(table),
    operatedCourses: operatedCourseRepository(table),
    listVersions: () => listVersions(table),
    readLinkCheck: () => readLinkCheck(table),
    refuseClosing: closingRefusal(table),
    contracts: contractRepository(table),
    promotionCodes: promotionCodeRepository(table),
    giftBatches: giftBatchRepository(table),
    subscriptions: subscriptionRepository(table),
    teams: teamRepository(table),
    figureReaders: {
      catalog: catalogRepository(table),
      figures: figureReader(table),
      choices: choiceCountRepository(table),
      readCards: (courseId) => readReviewCardCounts(table, courseId),
    },
    privacy: privacyRepository(table),
    learners: createLearnerDependencies(table, gateways),
    newId: (now) => ulid(now.getTime()),
  };
}
