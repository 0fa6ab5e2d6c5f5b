import { randomUUID } from 'node:crypto';
import { ulid } from 'ulid';
import type { ContractRecord } from '#billing/contracts/contract-records.ts';
import type { SubscriptionRecord } from '#billing/billing-records.ts';
import type { TeamState } from '#teams/team-state.ts';
import { openTeamHarness } from '../api/team-harness.ts';
import { actAs } from '../table/acting-function.ts';
import type { BillingHarness } from './billing-harness.ts';

export const OWNER_EMAIL = 'owner@acme.example';

/** A contract as finance writes it down: 60 seats for a year, by bank transfer in 30 days, with 14 days of grace. */
export function agreedContract(now: Date, changes: Partial<ContractRecord> = {}): ContractRecord {
  return {
    entity: 'contract',
    contractId: ulid(now.getTime()),
    companyName: 'Acme',
    billingContact: { name: 'Bea Books', email: 'books@acme.example' },
    address: null,
    taxId: null,
    purchaseOrderNumber: 'PO 4711',
    seats: 60,
    courseIds: null,
    priceCents: 3_000_000,
    termMonths: 12,
    netDays: 30,
    graceDays: 14,
    renewal: 'renews',
    payment: 'bank_transfer',
    startsOn: now.toISOString().slice(0, 10),
    ownerEmail: OWNER_EMAIL,
    state: 'agreed',
    waitsFor: null,
    ownerId: null,
    orderId: null,
    customerId: null,
    invitedAt: null,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
    ...changes,
  };
}

/** A company with a contract, its owner and its members. */
export interface Company {
  ownerId: string;
  /** Reads the contract as it is stored. */
  contract(): Promise<ContractRecord>;
  /** Stores a change as an operator does. */
  change(changes: Partial<ContractRecord>): Promise<void>;
  plan(): Promise<SubscriptionRecord>;
  team(): Promise<TeamState>;
  /** Lets so many colleagues join. @returns their ids */
  join(count: number): Promise<string[]>;
  /** Pays what is open by a bank transfer. */
  transfer(): Promise<void>;
}

/** Writes down a contract. The owner has an account unless `hasOwner` is false. */
export async function openCompany(
  harness: BillingHarness,
  changes: Partial<ContractRecord> = {},
): Promise<Company> {
  const { contracts, subscriptions, teams } = harness.deps;
  const agreed = agreedContract(harness.now(), changes);
  const ownerId = harness.learner();
  const asOperator = <T>(work: () => Promise<T>) => actAs('operating', work);
  await asOperator(() => contracts.store(agreed));
  const contract = async () => (await asOperator(() => contracts.find(agreed.contractId)))!;
  const teamApi = openTeamHarness(harness.table);
  const plan = async () => {
    const { orderId } = await contract();
    return (await subscriptions.find(ownerId, orderId!))!;
  };
  return {
    ownerId,
    contract,
    async change(change) {
      const before = await contract();
      await asOperator(() =>
        contracts.store({ ...before, ...change, version: before.version + 1 }),
      );
    },
    plan,
    team: async () => (await teams.read((await contract()).orderId!))!,
    async join(count) {
      const ids: string[] = [];
      for (let at = 0; at < count; at += 1) {
        teamApi.now = harness.now();
        const memberId = randomUUID();
        const token = await teamApi.invite(ownerId);
        await teamApi.ok(memberId, 'acceptInvitation', { body: { token } });
        ids.push(memberId);
      }
      return ids;
    },
    async transfer() {
      const { customerId } = await contract();
      const { data } = await harness.sdk.invoices.list({ customer: customerId!, status: 'open' });
      const [oldest] = data.toReversed();
      await harness.sdk.testHelpers.customers.fundCashBalance(customerId!, {
        amount: oldest!.amount_remaining,
        currency: 'usd',
      });
    },
  };
}
