import type { PurchaseWindows } from '@learning/shared/domain/money/purchase-windows';
import type { CatalogReader } from '#catalog/catalog.ts';
import type { ClaimRepository } from '#certificates/claim-repository.ts';
import type { LearnerReader } from '#learning/learner-state.ts';
import type { LimitRepository } from '#limits/limit-repository.ts';
import type { Count } from '#observability/metrics.ts';
import type { RefuseClosing } from '#privacy/refuse-closing.ts';
import type { TransactionPart } from '#table/table.ts';
import type { TeamRepository } from '#teams/team-repository.ts';
import type { TeamTerms } from '#teams/team-writes-for-subscription.ts';
import type { ContractRepository } from './contracts/contract-repository.ts';
import type { BalanceRepository } from './balance/balance-repository.ts';
import type { CustomerRepository } from './customers/customer-repository.ts';
import type { InvoiceRepository } from './invoices/invoice-repository.ts';
import type { TermsRepository } from './invoices/terms-repository.ts';
import type { PromotionCodeRepository } from './discounts/promotion-code-repository.ts';
import type { GiftBatchRepository } from './gift-codes/gift-batch-repository.ts';
import type { OrderRepository } from './orders/order-repository.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PurchaseReader } from './purchases/purchase-reader.ts';
import type { AuditRepository } from './reconciler/audit-repository.ts';
import type { UnreconciledRepository } from './reconciler/unreconciled-repository.ts';
import type { StripeLinkRepository } from './stripe-links.ts';
import type { SubscriptionRepository } from './subscriptions/subscription-repository.ts';
import type { EventRepository } from './webhook/event-repository.ts';

/** Everything billing reads and writes without calling Stripe. */
export interface BillingRepositories {
  catalog: CatalogReader;
  learners: LearnerReader;
  orders: OrderRepository;
  promotionCodes: PromotionCodeRepository;
  giftBatches: GiftBatchRepository;
  purchases: PurchaseReader;
  subscriptions: SubscriptionRepository;
  customers: CustomerRepository;
  links: StripeLinkRepository;
  events: EventRepository;
  unreconciled: UnreconciledRepository;
  audits: AuditRepository;
  balance: BalanceRepository;
  certificates: ClaimRepository;
  teams: TeamRepository;
  invoices: InvoiceRepository;
  terms: TermsRepository;
  limits: LimitRepository;
  refuseClosing: RefuseClosing;
  /** The date of the terms that hold now. */
  termsVersion: string;
  /** How long a purchase can be canceled and exchanged. */
  windows: PurchaseWindows;
  /** Creates a sortable id for an instant. */
  newId: (now: Date) => string;
  count: Count;
  /** Returns the writes that a changed subscription needs for its team. */
  teamWritesForSubscription: (terms: TeamTerms, now: Date) => Promise<TransactionPart[]>;
  /** Passes changed terms on to those members of a large team who do not have them yet. */
  spreadTeam: (orderId: string, now: Date) => Promise<void>;
  contracts: ContractRepository;
}

/** The dependencies of the webhook and the reconciler. */
export interface ReconcileDependencies extends BillingRepositories {
  provider: PaymentProvider;
}

/** The dependencies of a learner's calls. */
export interface BillingDependencies extends ReconcileDependencies {
  /** Returns a learner's e-mail address for receipts; null when they have none. */
  emailOf: (userId: string) => Promise<string | null>;
  /** Scheme and host of the site, without a slash at the end. */
  siteOrigin: string;
}
