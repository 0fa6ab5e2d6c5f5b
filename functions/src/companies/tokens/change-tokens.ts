import type { ReportToken } from '@learning/shared/contract/companies';
import { Failure } from '#failure.ts';
import { enforce } from '#limits/enforce.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { daysAfter } from '#teams/team-state.ts';
import type { TokenRecord } from '../company-records.ts';
import type { CompanyState } from '../company-repository.ts';
import type { CompanyDependencies } from '../dependencies.ts';
import { requireOwnCompany } from '../find-own-company.ts';
import { hashOfToken, newReportToken, startOfToken } from './report-token.ts';

/** Source: rules/companies.md B2 */
const MAX_TOKENS = 10;
/** Days a token stays stored after its end, so that its program is told why it is refused. */
const TOLD_DAYS = 30;

type Dependencies = Pick<CompanyDependencies, 'teams' | 'companies' | 'limits' | 'newId'>;

interface Owner {
  userId: string;
  now: Date;
}

/** Returns whether a token is accepted. */
export function isValid({ revokedAt, endsAt }: TokenRecord, now: Date): boolean {
  return revokedAt === null && now.toISOString() < endsAt;
}

export function presentToken(token: TokenRecord): ReportToken {
  return {
    id: token.tokenId,
    name: token.name,
    start: startOfToken(token.tokenId),
    createdAt: token.createdAt,
    expiresAt: token.endsAt,
    lastUsedAt: token.lastUsedAt,
  };
}

/**
 * Creates a token. Its secret is in the result and nowhere else.
 *
 * @throws Failure `team_not_found`, `connections_not_included`, `too_many_tokens`, `too_many_requests`, `write_conflict`
 */
export async function createToken(
  { userId, name, days, now }: Owner & { name: string; days: number },
  deps: Dependencies,
): Promise<{ state: CompanyState; token: string }> {
  const { companyId } = await requireOwnCompany({ userId, now }, deps);
  enforce(await deps.limits.take('connectionChangesPerOwner', userId, now));
  const tokenId = deps.newId(now);
  const token = newReportToken(tokenId);
  const endsAt = daysAfter(now, days);
  const record: TokenRecord = {
    entity: 'reportToken',
    companyId,
    tokenId,
    name,
    tokenHash: hashOfToken(token),
    createdAt: now.toISOString(),
    endsAt: endsAt.toISOString(),
    revokedAt: null,
    lastUsedAt: null,
    expiresAt: toldUntil(endsAt),
  };
  const state = await retryOnConflict(async () => {
    const before = await deps.companies.read(companyId);
    const valid = before.tokens.filter((candidate) => isValid(candidate, now));
    if (valid.length >= MAX_TOKENS) throw new Failure('too_many_tokens');
    const outcome = await deps.companies.change(before, { token: record });
    return outcome === 'stored' ? { ...before, tokens: [...before.tokens, record] } : CONFLICT;
  });
  return { state, token };
}

/**
 * Revokes a token: its next call is refused.
 *
 * @throws Failure `team_not_found`, `connections_not_included`, `token_not_found`, `too_many_requests`, `write_conflict`
 */
export async function revokeToken(
  { userId, tokenId, now }: Owner & { tokenId: string },
  deps: Dependencies,
): Promise<CompanyState> {
  const { companyId } = await requireOwnCompany({ userId, now }, deps);
  enforce(await deps.limits.take('connectionChangesPerOwner', userId, now));
  return retryOnConflict(async () => {
    const before = await deps.companies.read(companyId);
    const token = before.tokens.find((candidate) => candidate.tokenId === tokenId);
    if (!token || !isValid(token, now)) throw new Failure('token_not_found');
    const revoked = { ...token, revokedAt: now.toISOString(), expiresAt: toldUntil(now) };
    const outcome = await deps.companies.change(before, { token: revoked });
    const others = before.tokens.filter((candidate) => candidate !== token);
    return outcome === 'stored' ? { ...before, tokens: [...others, revoked] } : CONFLICT;
  });
}

const toldUntil = (end: Date) => Math.ceil(daysAfter(end, TOLD_DAYS).getTime() / 1000);
