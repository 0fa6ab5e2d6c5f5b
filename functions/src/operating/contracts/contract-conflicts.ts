import type { ContractRecord } from '#billing/contracts/contract-records.ts';
import { Failure } from '#failure.ts';
import type { OperatingDependencies } from '../dependencies.ts';

type Dependencies = Pick<OperatingDependencies, 'contracts'>;

/** @throws Failure `contract_not_found`; `changed_by_operator` for another version than the one on the caller's screen */
export async function requireContract(
  { contractId, version }: { contractId: string; version: number },
  { contracts }: Dependencies,
): Promise<ContractRecord> {
  const contract = await contracts.find(contractId);
  if (!contract) throw new Failure('contract_not_found');
  if (contract.version !== version) throw conflictOf(contract, version);
  return contract;
}

/** Stores a change of a version, and names who was faster. @throws Failure `changed_by_operator` */
export async function namingConflict(
  { contractId, version }: Pick<ContractRecord, 'contractId' | 'version'>,
  { contracts }: Dependencies,
  store: () => Promise<void>,
): Promise<void> {
  try {
    await store();
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'changed_by_operator') throw error;
    throw conflictOf(await contracts.find(contractId), version);
  }
}

/** The reconciler changes contracts, too: then no operator is named. */
function conflictOf(stored: ContractRecord | undefined, seenVersion: number): Failure {
  const last = stored?.changedBy;
  const isLater = last !== undefined && last.version > seenVersion;
  return new Failure(
    'changed_by_operator',
    isLater ? { by: [last.operator], at: [last.at] } : undefined,
  );
}
