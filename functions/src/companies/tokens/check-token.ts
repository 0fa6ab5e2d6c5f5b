import { Failure } from '#failure.ts';
import type { CompanyOf } from '#http/company-token.ts';
import type { CompanyRepository } from '../company-repository.ts';
import { idOfToken, isTokenOf } from './report-token.ts';

/** A token's last use is stored this often at most. */
const USE_NOTED_MS = 3_600_000;

/**
 * Returns how tokens are checked. A record is looked for only among those of the company that the call names, so a token of another one
 * finds nothing. Why a token is refused is told only to those who have the whole of it.
 *
 * Source: rules/companies.md B2
 */
export function tokenChecker({
  companies,
}: {
  companies: Pick<CompanyRepository, 'findToken' | 'markUsed'>;
}): CompanyOf {
  return async (companyId, token, now) => {
    const tokenId = idOfToken(token);
    const record =
      tokenId === undefined ? undefined : await companies.findToken(companyId, tokenId);
    if (!record || !isTokenOf(token, record.tokenHash)) throw new Failure('token_invalid');
    if (record.revokedAt !== null) throw new Failure('token_revoked');
    if (now.toISOString() >= record.endsAt) throw new Failure('token_expired');
    const { lastUsedAt } = record;
    const isNoted = lastUsedAt !== null && now.getTime() < Date.parse(lastUsedAt) + USE_NOTED_MS;
    if (!isNoted) await companies.markUsed(record, now);
    return { companyId, tokenId: record.tokenId };
  };
}
