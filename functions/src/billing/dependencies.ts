import type { CatalogReader } from '#catalog/catalog.ts';
import type { Count } from '#observability/metrics.ts';
import type { LearnerReader } from '#learning/learner-state.ts';
import type { Table } from '#table/table.ts';
import type { TeamWritesForSubscription } from '#teams/team-writes-for-subscription.ts';
import type { TeamRepository } from '#teams/team-repository.ts';
import type { CustomerRepository } from './customers/customer-repository.ts';
import type { OrderRepository } from './orders/order-repository.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { StripeLinkRepository } from './stripe-links.ts';
import type { SubscriptionRepository } from './subscriptions/subscription-repository.ts';

/** Our own books: what billing reads and writes without asking Stripe. */
export interface BillingRepositories {
  table: Table;
  catalog: CatalogReader;
  learners: LearnerReader;
  orders: OrderRepository;
  subscriptions: SubscriptionRepository;
  customers: CustomerRepository;
  links: StripeLinkRepository;
  teams: TeamRepository;
  /** A new sortable id for an instant. */
  newId: (now: Date) => string;
  count: Count;
  /** What a subscription's team has to write with it. */
  teamWritesForSubscription: TeamWritesForSubscription;
}

/** What brings our books in line with Stripe: webhook and reconciler. */
export interface ReconcileDependencies extends BillingRepositories {
  provider: PaymentProvider;
}

/** What the learner's calls work with. */
export interface BillingDependencies extends ReconcileDependencies {
  /** A learner's address for receipts; null when they have none. */
  emailOf: (userId: string) => Promise<string | null>;
  /** Scheme and host of the site, without a slash at the end. */
  siteOrigin: string;
}
