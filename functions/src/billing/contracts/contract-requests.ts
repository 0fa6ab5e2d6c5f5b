import type { TaxBehavior } from '@learning/shared/domain/money/tax';
import type { SubscriptionRecord } from '#billing/billing-records.ts';
import type { PaymentProvider, SubscriptionSnapshot } from '#billing/payment-provider.ts';
import type { PlanRequest } from '../subscriptions/reconciliation/plan-requests.ts';
import type { ContractTerms } from './contract-records.ts';

const UNPAID: readonly string[] = ['past_due', 'unpaid'];

/**
 * Returns the changes a contract still needs at Stripe: its end or renewal, and seats, courses and price of the terms that follow. A term
 * whose invoice is overdue is not followed by another one until it is paid.
 *
 * Source: rules/money.md M44, M45
 */
export function contractRequests(
  contract: ContractTerms,
  taxBehavior: TaxBehavior | null,
  snapshot: SubscriptionSnapshot,
  provider: Pick<PaymentProvider, 'setCancelAtPeriodEnd' | 'changeContractTerms'>,
): PlanRequest[] {
  const { subscriptionId, status, cancelAt, metadata, unitAmountCents } = snapshot;
  const mustEnd = contract.renewal === 'ends' || UNPAID.includes(status);
  const requests: PlanRequest[] = [];
  if (mustEnd !== (cancelAt !== null)) {
    requests.push({
      name: mustEnd ? 'end-term' : 'renew-term',
      make: () => provider.setCancelAtPeriodEnd(subscriptionId, mustEnd),
      isRefund: false,
    });
  }
  const wanted = contractMetadata(contract);
  const isSame =
    unitAmountCents === contract.priceCents &&
    Object.entries(wanted).every(([name, value]) => metadata[name] === value);
  if (!isSame) {
    requests.push({
      name: `terms#${contract.priceCents}#${wanted.seats}#${wanted.courses}`,
      make: () =>
        provider.changeContractTerms(subscriptionId, {
          ...contract,
          taxBehavior,
          metadata: wanted,
        }),
      isRefund: false,
    });
  }
  return requests;
}

/** What Stripe's dashboard shows of a contract; nothing of it is read back. */
export function contractMetadata({
  contractId,
  seats,
  courseIds,
}: Pick<ContractTerms, 'contractId' | 'seats'> & { courseIds: readonly number[] | null }) {
  return { contractId, seats: String(seats), courses: courseIds?.join(',') ?? 'all' };
}

/** Returns whether the plan of a contract ends on a set day, unless the contract is changed. */
export function isContractEndSet({
  contract,
  cancelAt,
  accessEndsAt,
  status,
}: Pick<SubscriptionRecord, 'contract' | 'cancelAt' | 'accessEndsAt' | 'status'>): boolean {
  return (
    contract?.renewal === 'ends' &&
    !UNPAID.includes(status) &&
    cancelAt !== null &&
    accessEndsAt === cancelAt
  );
}
