import { customerRepository } from '#billing/customers/customer-repository.ts';
import { invoiceRepository } from '#billing/invoices/invoice-repository.ts';
import { orderRepository } from '#billing/orders/order-repository.ts';
import { subscriptionRepository } from '#billing/subscriptions/subscription-repository.ts';
import { eventRepository } from '#billing/webhook/event-repository.ts';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import { certificateRepository } from '#certificates/certificate-repository.ts';
import type { Count } from '#observability/metrics.ts';
import { courseRatingRepository } from '#course-ratings/course-rating-repository.ts';
import type { Table } from '#table/table.ts';
import { teamRepository } from '#teams/team-repository.ts';
import { spreadTeam } from '#teams/spread-team.ts';
import { teamWritesForSubscription } from '#teams/team-writes-for-subscription.ts';
import { privacyWork } from '../privacy-repository.ts';
import type { DeletionDependencies, DeletionGateways } from './delete-account.ts';
import type { EndingBilling } from './end-purchases.ts';

/** Returns the dependencies of the deletion. Only the part of billing that it needs: the function has no room for the rest. */
export function createDeletionDependencies(
  table: Table,
  count: Count,
  gateways: DeletionGateways,
): DeletionDependencies {
  return {
    ...gateways,
    table,
    work: privacyWork(table),
    billing: createEndingBilling(table, count),
    certificates: certificateRepository(table),
    courseRatings: courseRatingRepository(table),
  };
}

function createEndingBilling(table: Table, count: Count): EndingBilling {
  return {
    catalog: catalogRepository(table),
    subscriptions: subscriptionRepository(table),
    orders: orderRepository(table),
    events: eventRepository(table),
    customers: customerRepository(table),
    invoices: invoiceRepository(table),
    teams: teamRepository(table),
    count,
    teamWritesForSubscription: (terms, now) => teamWritesForSubscription(table, terms, now),
    spreadTeam: (orderId, now) => spreadTeam(table, orderId, now),
  };
}
