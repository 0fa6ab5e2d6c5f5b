import { Failure } from '#failure.ts';
import {
  failedConditions,
  isConditionFailure,
  isTransactionConflict,
} from '#table/condition-errors.ts';
import {
  contractKey,
  contractPartition,
  contractWorkKey,
  contractWorkPartition,
} from '#table/keys.ts';
import { parseStored, toStored } from '#table/stored-item.ts';
import {
  deleteItem,
  getItem,
  queryBackwards,
  queryPartition,
  writeTransaction,
  type Table,
  type TransactionPart,
} from '#table/table.ts';
import { storedContract, storedContractWork, type ContractRecord } from './contract-records.ts';

const PAGE_LENGTH = 100;

export interface ContractRepository {
  find(contractId: string): Promise<ContractRecord | undefined>;
  /** Lists a page of the contracts, the newest first. */
  page(cursor?: string): Promise<{ contracts: ContractRecord[]; next: string | null }>;
  /**
   * Stores a new contract, or a change of the version before it, with what belongs to the change. The reconciler then passes it on.
   *
   * @throws Failure `changed_by_operator` when another version is stored
   */
  store(contract: ContractRecord, writes?: readonly TransactionPart[]): Promise<void>;
  /** Lists the contracts that the reconciler has to look at. */
  listWork(): Promise<{ contractId: string; version: number }[]>;
  /** Removes a contract from that list, unless it has changed since. */
  finishWork(work: { contractId: string; version: number }): Promise<void>;
}

export function contractRepository(table: Table): ContractRepository {
  return {
    async find(contractId) {
      const item = await getItem(table, contractKey(contractId));
      return item && parseStored(storedContract, item);
    },

    async page(cursor) {
      const page = { partition: contractPartition, before: cursor, limit: PAGE_LENGTH };
      const items = await queryBackwards(table, page);
      return {
        contracts: items.map((item) => parseStored(storedContract, item)),
        next: items.length < PAGE_LENGTH ? null : String(items.at(-1)!['SK']),
      };
    },

    async store(contract, writes = []) {
      try {
        await writeTransaction(table, [...contractWrites(contract), ...writes]);
      } catch (error) {
        if (!failedConditions(error) && !isTransactionConflict(error)) throw error;
        throw new Failure('changed_by_operator');
      }
    },

    async listWork() {
      const items = await queryPartition(table, contractWorkPartition);
      return items.map((item) => parseStored(storedContractWork, item));
    },

    async finishWork({ contractId, version }) {
      try {
        await deleteItem(table, contractWorkKey(contractId), {
          ConditionExpression: '#version = :version',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':version': version },
        });
      } catch (error) {
        if (!isConditionFailure(error)) throw error;
      }
    },
  };
}

/** Writes a contract and puts it on the reconciler's list. */
export function contractWrites(contract: ContractRecord): TransactionPart[] {
  const { contractId, version } = contract;
  const condition =
    version === 1
      ? { ConditionExpression: 'attribute_not_exists(PK)' }
      : {
          ConditionExpression: '#version = :before',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':before': version - 1 },
        };
  const work = { entity: 'contractWork' as const, contractId, version };
  return [
    { put: toStored(storedContract, contractKey(contractId), contract), condition },
    { put: toStored(storedContractWork, contractWorkKey(contractId), work) },
  ];
}
