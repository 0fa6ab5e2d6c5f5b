import { expect, test } from 'vitest';
import { openTestAccount } from '#testing/test-account.ts';

const pdf = {
  data: Buffer.from('%PDF-1.7\n\u00ff'),
  name: 'evidence.pdf',
  type: 'application/pdf',
};

test('A PDF is uploaded once, and evidence for a dispute refers to it', async () => {
  const account = await openTestAccount();
  const { stripe, emulator } = account;
  const { id: paymentId, secret } = await account.payment();
  await emulator.confirm(secret, '4242424242424242');
  const upload = () =>
    stripe.files.create({ purpose: 'dispute_evidence', file: pdf }, { idempotencyKey: 'file:1' });
  const file = await upload();
  expect(file).toMatchObject({
    purpose: 'dispute_evidence',
    filename: 'evidence.pdf',
    type: 'pdf',
  });
  expect(file.size).toBe(pdf.data.length);
  expect((await upload()).id).toBe(file.id);
  expect(await stripe.files.retrieve(file.id)).toMatchObject({ id: file.id });
  const disputeId = await emulator.openDispute(paymentId);
  const update = (uncategorized_file: string) =>
    stripe.disputes.update(disputeId, { evidence: { uncategorized_file }, submit: false });
  expect(await update(file.id)).toMatchObject({ evidence: { uncategorized_file: file.id } });
  await expect(update('file_1')).rejects.toThrow("No such file upload: 'file_1'");
  expect(emulator.contractViolations()).toEqual([]);
});

test('Another kind of file is refused, and so is a purpose that is not emulated', async () => {
  const { stripe } = await openTestAccount();
  const text = { ...pdf, data: Buffer.from('Signed in 14 times.') };
  await expect(stripe.files.create({ purpose: 'dispute_evidence', file: text })).rejects.toThrow(
    'not accepted',
  );
  await expect(stripe.files.create({ purpose: 'business_logo', file: pdf })).rejects.toThrow(
    'purpose=business_logo',
  );
});
