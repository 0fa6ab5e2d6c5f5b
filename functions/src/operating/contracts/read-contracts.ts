import type {
  ContractPlan,
  OperatorContract,
  operatorContractRoutes,
} from '@learning/shared/contract/operators/contracts';
import type { ResponseOf } from '@learning/shared/contract/route';
import type { ContractRecord } from '#billing/contracts/contract-records.ts';
import { dollars } from '#billing/purchases/dollars.ts';
import { Failure } from '#failure.ts';
import type { OperatingDependencies } from '../dependencies.ts';

type Routes = typeof operatorContractRoutes;

/** Lists a page of the contracts, the newest first. */
export async function listContracts(
  { cursor }: { cursor?: string | undefined },
  { contracts }: Pick<OperatingDependencies, 'contracts'>,
): Promise<ResponseOf<Routes['listContracts']>> {
  const { contracts: found, next } = await contracts.page(cursor);
  return { contracts: found.map(presentContract), nextCursor: next };
}

/** Returns a contract and how its plan stands. Two rounds of reads. @throws Failure `contract_not_found` */
export async function getContract(
  { contractId }: { contractId: string },
  {
    contracts,
    subscriptions,
    teams,
  }: Pick<OperatingDependencies, 'contracts' | 'subscriptions' | 'teams'>,
): Promise<ResponseOf<Routes['getContract']>> {
  const contract = await contracts.find(contractId);
  if (!contract) throw new Failure('contract_not_found');
  const { ownerId, orderId } = contract;
  if (ownerId === null || orderId === null) {
    return { contract: presentContract(contract), plan: null };
  }
  const [plan, team] = await Promise.all([
    subscriptions.find(ownerId, orderId),
    teams.readTeam(orderId),
  ]);
  const presented: ContractPlan | null = plan
    ? {
        orderId,
        subscriptionId: plan.subscriptionId,
        status: plan.status,
        currentPeriodEnd: plan.currentPeriodEnd,
        paidUntil: plan.paidUntil,
        endsAt: plan.cancelAt,
        accessEndsAt: plan.accessEndsAt,
        unpaidAmount: plan.unpaid && dollars(plan.unpaid.amountCents),
        seatsUsed: team?.seatsUsed ?? 1,
        openInvitations: team?.invitationCount ?? 0,
      }
    : null;
  return { contract: presentContract(contract), plan: presented };
}

export function presentContract(contract: ContractRecord): OperatorContract {
  const {
    priceCents,
    orderId: _order,
    ownerId: _owner,
    customerId: _customer,
    changedBy: _changedBy,
    entity: _entity,
    ...shown
  } = contract;
  return { ...shown, price: dollars(priceCents) };
}
