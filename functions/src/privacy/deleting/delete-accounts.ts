import { log } from '#observability/log.ts';
import type { DeletionWork } from '../privacy-records.ts';
import { deleteAccount, type DeletionDependencies } from './delete-account.ts';

/** Access tokens that were good when the account was closed expire before this. */
const OPEN_TABS_MINUTES = 20;

/**
 * Does what is left of every account that is to be deleted. A run that ends anywhere is repeated by the next one.
 *
 * @returns how many were erased
 * @throws Error when one failed; the others are done
 */
export async function deleteAccounts(now: Date, deps: DeletionDependencies): Promise<number> {
  const failures: unknown[] = [];
  let done = 0;
  for (const work of await deps.work.listDeletions()) {
    if (!isDue(work, now) || !(await deps.work.claimDeletion(work, now))) continue;
    try {
      if (await deleteAccount(work, now, deps)) done += 1;
    } catch (error) {
      failures.push(error);
      log.error('the deletion of an account failed', {
        error: error as Error,
        tries: work.tries + 1,
      });
    }
    await deps.work.release(work, now);
  }
  if (failures.length > 0) throw new Error(`${failures.length} deletions of accounts failed.`);
  return done;
}

function isDue({ erasedAt, notBefore }: DeletionWork, now: Date): boolean {
  if (notBefore !== undefined && now.toISOString() < notBefore) return false;
  return erasedAt === null || now.getTime() >= Date.parse(erasedAt) + OPEN_TABS_MINUTES * 60_000;
}
