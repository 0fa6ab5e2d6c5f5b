import type { Stripe } from 'stripe';
import { nowSeconds, type Account } from '#account/account.ts';
import { newId } from '#account/ids.ts';
import { retrieveOperation } from '#api/object-operations.ts';
import type { Operation } from '#api/operation.ts';
import { emulatedChoiceOf, nestedOf, requiredText, type Params } from '#api/params.ts';
import { refusal } from '#api/stripe-refusal.ts';
import { blank } from '#schemas/blank.ts';

/** Stripe's limit of a file of evidence, in bytes. */
const MAX_BYTES = 5_000_000;

/** Stores what Stripe says of an uploaded file; its bytes are checked and not kept. */
function createFile(account: Account, params: Params): Stripe.File {
  requiredText(params, 'purpose');
  const purpose = emulatedChoiceOf(params, 'purpose', ['dispute_evidence'])!;
  const file = nestedOf(params, 'file');
  if (file === undefined) throw refusal.missing('file');
  const bytes = Buffer.from(requiredText(file, 'data'), 'base64');
  if (bytes.length > MAX_BYTES) throw refusal.invalidParameter('The file is too large.', 'file');
  if (!bytes.subarray(0, 1_024).includes('%PDF-')) {
    throw refusal.invalidParameter(
      'The file is of a type that is not accepted for this purpose.',
      'file',
    );
  }
  const id = newId('file_1', 23);
  const created: Stripe.File = {
    ...blank('file'),
    id,
    created: nowSeconds(account),
    expires_at: null,
    filename: requiredText(file, 'name'),
    purpose,
    size: bytes.length,
    title: null,
    type: 'pdf',
    url: `https://files.stripe.com/v1/files/${id}/contents`,
  };
  account.rows.files.set(id, created);
  return created;
}

/** @see https://docs.stripe.com/api/files */
export const fileOperations: Operation[] = [
  { method: 'POST', path: '/v1/files', accepts: ['purpose', 'file'], run: createFile },
  retrieveOperation('/v1/files', 'files'),
];
