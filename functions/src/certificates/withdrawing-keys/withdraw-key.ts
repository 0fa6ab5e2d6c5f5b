import type { SigningKeyRecord } from '../certificate-records.ts';
import type { IssuerRepository } from '../issuing/issuer-repository.ts';

interface Withdrawal {
  /** The key's id or the address of its document. */
  key: string;
  /** What it signed from then on does not count. */
  at: Date;
  now: Date;
}

export type WithdrawalOutcome =
  | { withdrawn: SigningKeyRecord }
  | { refused: 'unknown_key' | 'in_future' | 'withdrawn_before'; withdrawnAt?: string };

/**
 * Withdraws a key: its documents say from when on nothing that it signed counts, and it signs nothing more. The date may be moved to an
 * earlier one, never to a later one. Safe to repeat.
 *
 * Source: rules/certificates.md K10
 */
export async function withdrawKey(
  { key, at, now }: Withdrawal,
  issuers: Pick<IssuerRepository, 'read' | 'withdrawKey'>,
): Promise<WithdrawalOutcome> {
  if (at > now) return { refused: 'in_future' };
  const { keys } = await issuers.read();
  const found = keys.find(({ keyId, kid }) => keyId === key || kid === key);
  if (!found) return { refused: 'unknown_key' };
  const withdrawnAt = at.toISOString().replace(/\.\d+Z$/, 'Z');
  if (found.withdrawnAt !== undefined && found.withdrawnAt < withdrawnAt)
    return { refused: 'withdrawn_before', withdrawnAt: found.withdrawnAt };
  const withdrawn = { ...found, withdrawnAt };
  await issuers.withdrawKey(withdrawn);
  return { withdrawn };
}
