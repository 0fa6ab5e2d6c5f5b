import { Failure } from '#failure.ts';
import type { PrivacyDependencies } from '../dependencies.ts';
import { presentExport } from './get-privacy.ts';

/**
 * Returns an address that downloads the learner's file within a minute.
 *
 * @throws Failure `export_not_found` when none is ready or it has expired.
 */
export async function linkToExport(
  { userId, now }: { userId: string; now: Date },
  { privacy, files }: PrivacyDependencies,
): Promise<{ url: string }> {
  const found = presentExport(await privacy.findExport(userId), now);
  if (found?.state !== 'ready') throw new Failure('export_not_found');
  const day = found.requestedAt.slice(0, 10);
  return { url: await files.linkTo(userId, `due-course-data-${day}.zip`) };
}
