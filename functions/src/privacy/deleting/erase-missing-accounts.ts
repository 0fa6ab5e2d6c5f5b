import { log } from '#observability/log.ts';
import type { PrivacyRepository } from '../privacy-repository.ts';
import type { AccountCheck } from './account-check-repository.ts';

/** Learners that one night looks at: the pool takes 30 searches a second. */
const MAX_CHECKED = 1_000;
/** The pool may not list a new account at once. */
const MIN_AGE_MS = 86_400_000;
/** If more are missing in a night, the pool is wrong rather than the accounts. */
const MAX_MISSING = 5;
const MAX_MISSING_SHARE = 0.1;

export interface MissingAccountDependencies {
  checks: AccountCheck;
  privacy: Pick<PrivacyRepository, 'startDeletion'>;
  /** Rejects when the user pool does not respond. */
  accountExists: (userId: string) => Promise<boolean>;
}

/**
 * Has the accounts erased that the user pool no longer has: a learner with a fresh sign-in can delete the account at Cognito itself, which
 * tells no one. A night looks at some learners, and the next one goes on after them. Certificates are revoked, because no one chose to
 * keep them. Source: rules/privacy.md P20
 *
 * @returns how many are to be erased
 * @throws Error when the pool did not respond, or when so many are missing that the pool is probably wrong; nothing is erased then
 */
export async function eraseMissingAccounts(
  now: Date,
  { checks, privacy, accountExists }: MissingAccountDependencies,
): Promise<number> {
  const { learners, next } = await checks.readNext(MAX_CHECKED);
  const old = learners.filter(
    ({ createdAt }) => now.getTime() - Date.parse(createdAt) >= MIN_AGE_MS,
  );
  const missing: string[] = [];
  for (const { userId } of old) {
    // Asked again, because what follows cannot be taken back.
    if (!(await accountExists(userId)) && !(await accountExists(userId))) missing.push(userId);
  }
  if (isImprobable(missing.length, old.length)) {
    log.error('too many accounts missing, none erased', { missing: missing.length });
    throw new Error(`${missing.length} of ${old.length} accounts are missing in the user pool.`);
  }
  for (const userId of missing) {
    log.warn('account erased that the user pool no longer has', { userId });
    await privacy.startDeletion({ userId, email: null, keepsCertificates: false }, now);
  }
  await checks.saveNext(next);
  return missing.length;
}

/** A single one of several may have been deleted; all of them, or many, may not. */
function isImprobable(missing: number, checked: number): boolean {
  if (missing === 0) return false;
  if (missing === checked || missing > MAX_MISSING) return true;
  return missing > 1 && missing > checked * MAX_MISSING_SHARE;
}
