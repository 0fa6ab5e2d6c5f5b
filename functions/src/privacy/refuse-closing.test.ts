import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { restrictTable } from '#table/restrict-table.ts';
import type { Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { openPaymentApi } from '#testing/api/payment-api.ts';
import { openTeamHarness } from '#testing/api/team-harness.ts';
import { createCatalogTable, openBillingHarness } from '#testing/billing/billing-harness.ts';
import { openCoaching } from '#testing/coaching/coaching-harness.ts';
import { privacyRepository } from './privacy-repository.ts';

let table: Table;
beforeAll(async () => {
  table = await createCatalogTable();
});

async function askForDeletion(userId: string) {
  const privacy = privacyRepository(restrictTable(table, 'privacy'));
  await privacy.startDeletion({ userId, email: null, keepsCertificates: false }, new Date());
}

// Source: rules/privacy.md P19
it('an account that is being deleted cannot pay for a course or a plan', async () => {
  const billing = await openBillingHarness({ table });
  const api = openPaymentApi(billing);
  await askForDeletion(api.userId);
  for (const body of [{ courseId: 14 }, { pricingTierSlug: 'professional' }])
    expect(await api.refusal('createPaymentIntent', { body })).toBe('account_closing');
  expect(billing.stripe.objects().paymentIntents).toEqual([]);
});

it('an account that is being deleted cannot start a trial', async () => {
  const userId = randomUUID();
  await askForDeletion(userId);
  const learner = openApi(table).as(userId);
  const me = { params: { userId: 'me' } };
  expect(await learner.refused('startTrial', me)).toBe('account_closing');
});

it('an account that is being deleted cannot take a seat', async () => {
  const teams = openTeamHarness(table);
  const { ownerId } = await teams.plan();
  const token = await teams.invite(ownerId, 'ada@example.org');
  const userId = randomUUID();
  await askForDeletion(userId);
  const call = { body: { token } };
  expect(await teams.refused(userId, 'acceptInvitation', call)).toBe('account_closing');
  expect(await teams.ok(randomUUID(), 'acceptInvitation', call)).toBeDefined();
});

it('an account that is being deleted cannot book a coaching session', async () => {
  const coaching = openCoaching(table);
  const { userId } = await coaching.ownerOf('executive');
  await askForDeletion(userId);
  expect(await coaching.book(userId)).toMatchObject({ body: { code: 'account_closing' } });
});
