import type { DataExport } from '@learning/shared/contract/privacy';
import { Failure } from '#failure.ts';
import { enforce } from '#limits/enforce.ts';
import type { PrivacyDependencies } from '../dependencies.ts';
import { presentExport } from './get-privacy.ts';

/**
 * Stores that the learner wants a download, and starts the function that prepares it. One at a time, three a day.
 *
 * Source: rules/privacy.md P13
 *
 * @throws Failure `export_running`, `account_closing`, `too_many_requests`.
 */
export async function startExport(
  { userId, now }: { userId: string; now: Date },
  { privacy, refuseClosing, limits, startExports }: PrivacyDependencies,
): Promise<DataExport> {
  const [before] = await Promise.all([privacy.findExport(userId), refuseClosing(userId)]);
  if (presentExport(before, now)?.state === 'preparing') throw new Failure('export_running');
  enforce(await limits.take('exportsPerLearner', userId, now));
  if (!(await privacy.startExport(userId, now))) {
    await limits.giveBack('exportsPerLearner', userId, now);
    throw new Failure('export_running');
  }
  await startExports();
  return {
    state: 'preparing',
    requestedAt: now.toISOString(),
    availableUntil: null,
    sizeBytes: null,
  };
}
