import { expect, test } from 'vitest';
import { openTestAccount, subscribed } from '#testing/test-account.ts';

test('A voided credit note takes back what it credited, once, and its refund can be credited again', async () => {
  const account = await openTestAccount();
  const { id } = await subscribed(account, await account.monthly(9900));
  const { stripe } = account;
  const { latest_invoice: invoice } = await account.read(id);
  const [charge] = (await stripe.charges.list({ customer: account.customer.id })).data;
  const refund = await stripe.refunds.create({ payment_intent: charge!.payment_intent as string });
  const credit = () =>
    stripe.creditNotes.create({
      invoice: invoice.id,
      amount: 9900,
      refunds: [{ refund: refund.id, amount_refunded: 9900 }],
    });
  const note = await credit();
  await expect(credit()).rejects.toThrow('greater than what remains');
  expect(await stripe.creditNotes.voidCreditNote(note.id)).toMatchObject({ status: 'void' });
  await expect(stripe.creditNotes.voidCreditNote(note.id)).rejects.toThrow('already void');
  expect((await stripe.invoices.retrieve(invoice.id)).post_payment_credit_notes_amount).toBe(0);
  expect(account.eventTypes()).toContain('credit_note.voided');
  expect((await credit()).number).toMatch(/-CN-02$/);
});
