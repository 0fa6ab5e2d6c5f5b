import { expect, test } from 'vitest';
import { openTestAccount } from '#testing/test-account.ts';
import { DEBIT_SECONDS } from './bank-debits.ts';

async function debited(accountNumber: string) {
  const account = await openTestAccount();
  const { id, secret } = await account.payment();
  const outcome = await account.emulator.confirmByDebit(secret, accountNumber);
  const read = () => account.stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  return { ...account, id, secret, outcome, read };
}

test('A debit is processing for days and then succeeds', async () => {
  const { emulator, outcome, read, eventTypes } = await debited('000123456789');
  expect(outcome).toEqual({ status: 'processing' });
  expect(await read()).toMatchObject({
    status: 'processing',
    amount_received: 0,
    latest_charge: {
      status: 'pending',
      paid: false,
      payment_method_details: { type: 'us_bank_account' },
    },
  });
  await emulator.advance(DEBIT_SECONDS - 1);
  expect((await read()).status).toBe('processing');
  await emulator.advance(1);
  expect(await read()).toMatchObject({
    status: 'succeeded',
    amount_received: 2900,
    latest_charge: { status: 'succeeded', paid: true },
  });
  expect(eventTypes().slice(-4)).toEqual([
    'charge.pending',
    'payment_intent.processing',
    'charge.succeeded',
    'payment_intent.succeeded',
  ]);
});

test('A debit that the bank refuses can be paid again with a card', async () => {
  const { emulator, secret, read } = await debited('000222222227');
  await emulator.advance(DEBIT_SECONDS);
  expect(await read()).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { decline_code: 'insufficient_funds' },
    latest_charge: { status: 'failed' },
  });
  expect(await emulator.confirm(secret, '4242424242424242')).toMatchObject({ status: 'succeeded' });
});

test('A debit under way can be neither canceled nor confirmed again', async () => {
  const { emulator, stripe, id, secret } = await debited('000123456789');
  await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
  expect((await emulator.confirm(secret, '4242424242424242')).error?.code).toBe(
    'payment_intent_unexpected_state',
  );
});

test('A plan is not paid from a bank account here', async () => {
  const { emulator, stripe, customer, monthly, subscribe } = await openTestAccount();
  const { latest_invoice: invoice } = await subscribe(await monthly(9900), customer.id);
  const secret = invoice.confirmation_secret!.client_secret;
  const { error } = await emulator.confirmByDebit(secret, '000123456789');
  expect(error?.message).toContain('one-time payments');
  const { data } = await stripe.charges.list();
  expect(data).toEqual([]);
});
