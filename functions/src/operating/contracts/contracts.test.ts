import { beforeEach, expect, it } from 'vitest';
import { contractRepository } from '#billing/contracts/contract-repository.ts';
import type { Table } from '#table/table.ts';
import { createCatalogTable, openBillingHarness } from '#testing/billing/billing-harness.ts';
import { openCompany, OWNER_EMAIL } from '#testing/billing/company.ts';
import { openWebhook } from '#testing/billing/webhook-harness.ts';
import { createSampleTable } from '#testing/catalog/sample-catalog.ts';
import {
  accountOf,
  openOperatorsHarness,
  owner,
  type OperatorsHarness,
} from '#testing/operating/operators-harness.ts';
import { changeContract, createContract, withdrawContract } from './change-contract.ts';
import { inviteContractOwner } from './owner-invitation.ts';
import { getContract, listContracts } from './read-contracts.ts';

const NOW = new Date('2026-11-24T09:00:00.000Z');
const terms = {
  seats: 60,
  courseIds: null,
  price: 29_999.99,
  graceDays: 14,
  renewal: 'renews' as const,
  billingContact: { name: 'Bea Books', email: 'books@acme.example' },
  address: null,
  taxId: null,
  purchaseOrderNumber: 'PO 4711',
};
const agreed = {
  ...terms,
  companyName: 'Acme',
  termMonths: 12,
  netDays: 30,
  payment: 'invoice' as const,
  startsOn: '2026-12-01',
  ownerEmail: 'Owner@acme.example',
  reason: 'Signed on paper',
};

let table: Table;
let deps: OperatorsHarness['deps'];
let outbox: OperatorsHarness['outbox'];
let accounts: OperatorsHarness['accounts'];
beforeEach(async () => {
  table = await createSampleTable();
  ({ deps, outbox, accounts } = openOperatorsHarness(table));
});

it('writes a contract down with its record, and leaves it to the reconciler', async () => {
  const { contractId } = await createContract(agreed, owner, deps, NOW);
  expect(await getContract({ contractId }, deps)).toMatchObject({
    contract: { state: 'agreed', price: 29_999.99, ownerEmail: 'owner@acme.example', version: 1 },
    plan: null,
  });
  const work = await contractRepository(table).listWork();
  expect(work).toMatchObject([{ contractId, version: 1 }]);
  const records = await deps.audit.list('2026-11');
  expect(records).toMatchObject([
    {
      action: 'createContract',
      after: { seats: 60, priceCents: 2_999_999 },
      reason: agreed.reason,
    },
  ]);
  expect(JSON.stringify(records)).not.toContain('books@');
});

it('shows the change of one of two operators and refuses the other', async () => {
  const { contractId } = await createContract(agreed, owner, deps, NOW);
  const change = { ...terms, contractId, version: 1, reason: 'Ten more seats' };
  await changeContract({ ...change, seats: 70 }, owner, deps, NOW);
  await expect(changeContract({ ...change, seats: 80 }, owner, deps, NOW)).rejects.toMatchObject({
    code: 'changed_by_operator',
    details: { by: [owner.name], at: [NOW.toISOString()] },
  });
  expect((await listContracts({}, deps)).contracts).toMatchObject([{ seats: 70, version: 2 }]);
});

it('names who was faster when two save at once, and no one when it was the reconciler', async () => {
  const { contractId } = await createContract(agreed, owner, deps, NOW);
  const change = { ...terms, contractId, version: 1, reason: 'More seats' };
  const outcomes = await Promise.allSettled(
    [70, 80].map((seats) => changeContract({ ...change, seats }, owner, deps, NOW)),
  );
  const refused = outcomes.find(({ status }) => status === 'rejected');
  expect(refused).toMatchObject({
    reason: { code: 'changed_by_operator', details: { by: [owner.name] } },
  });
  const contracts = contractRepository(table);
  const stored = (await contracts.find(contractId))!;
  await contracts.store({ ...stored, waitsFor: 'account', version: 3 });
  await expect(changeContract({ ...change, version: 2 }, owner, deps, NOW)).rejects.toMatchObject({
    code: 'changed_by_operator',
    details: undefined,
  });
});

it('mails an owner without an account how to create one, and again when finance asks', async () => {
  const { contractId, invitedAt } = await createContract(agreed, owner, deps, NOW);
  expect(invitedAt).toBe(NOW.toISOString());
  const mail = { to: 'owner@acme.example', subject: expect.stringMatching(/plan at .+ is ready/) };
  expect(outbox).toMatchObject([mail]);
  expect(outbox[0]!.text).toContain('/login?mode=create-account');
  const later = new Date(NOW.getTime() + 3_600_000);
  const invite = (version: number) =>
    inviteContractOwner({ contractId, version, reason: 'Never arrived' }, owner, deps, later);
  expect(await invite(1)).toMatchObject({ invitedAt: later.toISOString(), version: 2 });
  await invite(2);
  expect(outbox).toMatchObject([mail, mail, mail]);
  await expect(invite(3)).rejects.toMatchObject({ code: 'mailbox_limit_reached' });
  expect(await deps.audit.list('2026-11')).toMatchObject([
    { action: 'createContract' },
    { action: 'inviteContractOwner', reason: 'Never arrived' },
    { action: 'inviteContractOwner' },
  ]);
});

it('mails no owner who has an account, and says when a mail was not sent', async () => {
  accounts.set('u2', accountOf('u2', 'owner@acme.example'));
  const { contractId, invitedAt } = await createContract(agreed, owner, deps, NOW);
  expect([invitedAt, outbox]).toEqual([null, []]);
  const invitation = { contractId, version: 1, reason: 'Never arrived' };
  await expect(inviteContractOwner(invitation, owner, deps, NOW)).rejects.toMatchObject({
    code: 'owner_has_account',
  });
  accounts.delete('u2');
  const unsent = { ...deps, sendMail: () => Promise.resolve(false) };
  await expect(inviteContractOwner(invitation, owner, unsent, NOW)).rejects.toMatchObject({
    code: 'mail_not_sent',
  });
  expect((await getContract({ contractId }, deps)).contract).toMatchObject({ invitedAt: null });
  const other = await createContract(agreed, owner, unsent, NOW);
  expect(other).toMatchObject({ invitedAt: null, state: 'agreed' });
});

it('withdraws a contract that has not started, which then cannot be changed', async () => {
  const { contractId } = await createContract(agreed, owner, deps, NOW);
  const withdrawal = { contractId, version: 1, reason: 'Never signed' };
  expect(await withdrawContract(withdrawal, owner, deps, NOW)).toMatchObject({
    state: 'withdrawn',
  });
  const change = { ...terms, contractId, version: 2, reason: 'More seats' };
  await expect(changeContract(change, owner, deps, NOW)).rejects.toMatchObject({
    code: 'contract_over',
  });
});

it('refuses a first day that has passed, and courses that do not exist', async () => {
  const creating = (changes: object) => createContract({ ...agreed, ...changes }, owner, deps, NOW);
  await expect(creating({ startsOn: '2026-11-23' })).rejects.toMatchObject({
    code: 'invalid_request',
  });
  await expect(creating({ courseIds: [999] })).rejects.toMatchObject({ code: 'course_not_found' });
  expect((await listContracts({}, deps)).contracts).toEqual([]);
});

it('shows how the plan of a started contract and its team stand', async () => {
  const harness = await openBillingHarness({ table: await createCatalogTable() });
  const company = await openCompany(harness);
  harness.learnersByEmail.set(OWNER_EMAIL, company.ownerId);
  await openWebhook(harness).runReconciler('orders');
  await company.join(1);
  const { contractId } = await company.contract();
  const operators = openOperatorsHarness(harness.table);
  expect(await getContract({ contractId }, operators.deps)).toMatchObject({
    contract: { state: 'started', seats: 60 },
    plan: { status: 'active', seatsUsed: 2, openInvitations: 0 },
  });
});
