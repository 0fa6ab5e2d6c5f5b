import { isTaxable, type TaxBasis, type TaxSetting } from '@learning/shared/domain/money/tax';
import { isDeepStrictEqual } from 'node:util';
import { log } from '#observability/log.ts';
import type { ReconcileDependencies } from '../dependencies.ts';
import { processEach, type Run, type RunReport } from '../reconciler/process-each.ts';
import { reconcileSubscription } from '../subscriptions/reconciliation/reconcile-subscription.ts';
import { isOver } from '../subscriptions/reconciliation/project-subscription.ts';
import { placedPlan } from '../subscriptions/checkout/placed-plan.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { contractMetadata } from './contract-requests.ts';
import { contractWrites } from './contract-repository.ts';
import { termsOf, type ContractRecord } from './contract-records.ts';

export interface ContractDependencies extends ReconcileDependencies {
  /** Returns the learner who signs in with an address; null when no open account has confirmed it. */
  learnerOf: (email: string) => Promise<string | null>;
  tax: TaxSetting;
}

/** Plans that follow a contract show this tier, which no one can check out. */
const CONTRACT_TIER = 'corporate';

/**
 * Starts the contracts whose day has come, and passes changes on to the plans of those that run. Operators only write down what was agreed;
 * everything at Stripe happens here and in the reconciliation of the plan, so a crash or an outage delays it and loses nothing.
 *
 * Source: rules/money.md M43, M44
 */
export async function runContracts(run: Run, deps: ContractDependencies): Promise<RunReport> {
  return processEach(await deps.contracts.listWork(), run, deps, async (work) => {
    const contract = await deps.contracts.find(work.contractId);
    if (!contract || (await advance(contract, run.now, deps))) {
      await deps.contracts.finishWork(work);
    }
  });
}

/** Takes the next step of a contract. @returns whether nothing is left to do until an operator changes it */
async function advance(
  contract: ContractRecord,
  now: Date,
  deps: ContractDependencies,
): Promise<boolean> {
  if (contract.state === 'withdrawn') return true;
  if (contract.orderId !== null && contract.ownerId !== null) {
    return passOn({ ...contract, orderId: contract.orderId, ownerId: contract.ownerId }, now, deps);
  }
  if (now < new Date(`${contract.startsOn}T00:00:00Z`)) return false;
  const ownerId = await deps.learnerOf(contract.ownerEmail);
  if (ownerId === null) return waitFor('account', contract, now, deps);
  if (await deps.subscriptions.findOpen(ownerId)) {
    return waitFor('other_plan', contract, now, deps);
  }
  const taxBasis = taxBasisOf(contract, deps.tax);
  if (taxBasis && (contract.address === null || !isTaxable(taxBasis)))
    return waitFor('tax_address', contract, now, deps);
  const customerId = contract.customerId ?? (await createCompany(contract, deps));
  if ((await saveDetails(contract, customerId, deps)) === 'tax_id_invalid') {
    return waitFor('tax_id', { ...contract, customerId }, now, deps);
  }
  await place({ ...contract, ownerId, customerId }, taxBasis, now, deps);
  // The next visit creates it at Stripe, at once.
  const placed = await deps.contracts.find(contract.contractId);
  return placed?.orderId ? advance(placed, now, deps) : false;
}

/** Returns what the tax of a contract depends on: the address and the tax id of the company. Source: rules/money.md M52, M54 */
function taxBasisOf({ address, taxId }: ContractRecord, tax: TaxSetting): TaxBasis | undefined {
  if (tax === 'none') return undefined;
  return {
    behavior: tax,
    country: address?.country ?? '',
    postalCode: address?.postalCode?.trim().toUpperCase() || null,
    state: address?.state ?? null,
    taxIdType: taxId?.type ?? null,
  };
}

/** Records what a contract waits for, once, so that operators see it. @returns false, because it is looked at again */
async function waitFor(
  reason: NonNullable<ContractRecord['waitsFor']>,
  contract: ContractRecord,
  now: Date,
  { contracts }: Pick<ContractDependencies, 'contracts'>,
): Promise<false> {
  if (contract.waitsFor === reason) return false;
  const updatedAt = now.toISOString();
  await contracts.store({
    ...contract,
    waitsFor: reason,
    updatedAt,
    version: contract.version + 1,
  });
  return false;
}

const createCompany = (
  { contractId, billingContact }: ContractRecord,
  { provider }: Pick<ContractDependencies, 'provider'>,
) => provider.createCompany({ contractId, email: billingContact.email });

/** Stores what the company's invoices print. */
function saveDetails(
  contract: ContractRecord,
  customerId: string,
  { provider }: Pick<ContractDependencies, 'provider'>,
) {
  const { companyName, billingContact, address, taxId, purchaseOrderNumber } = contract;
  return provider.saveInvoiceDetails(customerId, {
    companyName,
    contactName: billingContact.name,
    address,
    taxId,
    purchaseOrderNumber,
  });
}

/** Stores the plan of a contract, unless another plan of its owner or another run came first. */
async function place(
  contract: ContractRecord & { ownerId: string; customerId: string },
  taxBasis: TaxBasis | undefined,
  now: Date,
  { catalog, subscriptions, newId }: ContractDependencies,
): Promise<void> {
  const { tiers } = await catalog.read();
  const tierName = tiers.find(({ slug }) => slug === CONTRACT_TIER)?.name ?? 'Enterprise';
  const orderId = newId(now);
  const plan = placedPlan({
    orderId,
    userId: contract.ownerId,
    tierSlug: CONTRACT_TIER,
    tierName,
    priceCents: contract.priceCents,
    interval: 'month',
    maxUsers: contract.seats,
    createdAt: now.toISOString(),
    customerId: contract.customerId,
    ...(taxBasis && { taxBasis }),
  });
  const started: ContractRecord = {
    ...contract,
    state: 'started',
    waitsFor: null,
    orderId,
    updatedAt: now.toISOString(),
    version: contract.version + 1,
  };
  await subscriptions.create({ ...plan, contract: termsOf(contract) }, contractWrites(started));
}

/** Creates the plan at Stripe, or brings it in line with what was agreed. @returns whether it is done */
async function passOn(
  contract: ContractRecord & { orderId: string; ownerId: string },
  now: Date,
  deps: ContractDependencies,
): Promise<boolean> {
  const { ownerId: userId, orderId, customerId } = contract;
  const terms = termsOf(contract);
  const plan = await retryOnConflict(async () => {
    const before = await deps.subscriptions.find(userId, orderId);
    if (!before || isOver(before)) return before;
    if (isDeepStrictEqual(before.contract, terms)) return before;
    const after = { ...before, contract: terms };
    const stored = await deps.subscriptions.change({ before, after, isUnreconciled: true, now });
    return stored === 'stored' ? { ...after, version: before.version + 1 } : CONFLICT;
  });
  if (!plan || isOver(plan)) return true;
  // An earlier call may have created it without hearing of it.
  const known = await reconcileSubscription({ userId, orderId, now }, deps);
  if (known.subscriptionId === null && customerId !== null) {
    const { tierSlug, taxBasis } = plan;
    const { payment } = contract;
    await deps.provider.createContractSubscription({
      ...terms,
      orderId,
      userId,
      customerId,
      tierSlug,
      payment,
      taxBehavior: taxBasis?.behavior ?? null,
      metadata: contractMetadata(terms),
    });
    log.info('contract started', { orderId });
    await reconcileSubscription({ userId, orderId, now }, deps);
  }
  if (customerId === null) return true;
  const saved = await saveDetails(contract, customerId, deps);
  if (known.lacksTaxLocation && known.subscriptionId !== null) {
    await deps.provider.finalizeWaitingInvoices(known.subscriptionId);
    await reconcileSubscription({ userId, orderId, now }, deps);
  }
  return saved === 'saved' || waitFor('tax_id', contract, now, deps);
}
