import type { CatalogReader } from '#catalog/catalog.ts';
import type { ContactOf } from '#gateways/cognito/emails.ts';
import type { ExportFiles } from '#gateways/exports/export-bucket.ts';
import type { SendMail } from '#gateways/mail.ts';
import { log } from '#observability/log.ts';
import type { Table } from '#table/table.ts';
import { EXPORT_DAYS } from '@learning/shared/contract/privacy-limits';
import type { DataExportRecord, ExportWork } from '../privacy-records.ts';
import type { PrivacyWork } from '../privacy-repository.ts';
import { composeArchive } from './compose-archive.ts';
import { exportMail } from './export-mail.ts';
import { readLearnerItems } from './read-learner-items.ts';
import { titlesOf } from './readable.ts';

export interface ExportDependencies {
  table: Table;
  catalog: CatalogReader;
  work: PrivacyWork;
  files: ExportFiles;
  contactOf: ContactOf;
  sendMail: SendMail;
  siteOrigin: () => Promise<string>;
  /** Key of the hashes of mailboxes. */
  hashKey: string;
}

const MAX_TRIES = 4;
const DAY_MS = 86_400_000;

/**
 * Prepares every download that was asked for. A run that ends anywhere is repeated by the next one: the file is written again, and the
 * work is removed with the change that says so.
 *
 * @returns how many are done
 * @throws Error when one failed; the others are done
 */
export async function prepareExports(now: Date, deps: ExportDependencies): Promise<number> {
  const failures: unknown[] = [];
  let done = 0;
  for (const work of await deps.work.listExports()) {
    if (!(await deps.work.claimExport(work, now))) continue;
    // Its runs ended without an error, so they may take all others along.
    if (work.tries >= MAX_TRIES) {
      await giveUp(work, deps);
      continue;
    }
    try {
      await prepareExport(work, now, deps);
      done += 1;
    } catch (error) {
      failures.push(error);
      log.error('a download of data failed', { error: error as Error, tries: work.tries + 1 });
      if (work.tries + 1 < MAX_TRIES) await deps.work.release(work, now);
      else await giveUp(work, deps);
    }
  }
  if (failures.length > 0) throw new Error(`${failures.length} downloads of data failed.`);
  return done;
}

async function prepareExport(work: ExportWork, now: Date, deps: ExportDependencies): Promise<void> {
  const { userId, requestedAt } = work;
  const contact = await deps.contactOf(userId);
  const { sections, catalog } = await readLearnerItems({ userId, contact }, deps);
  const archive = composeArchive(sections, titlesOf(catalog), now);
  await deps.files.put(userId, archive);
  const availableUntil = new Date(now.getTime() + EXPORT_DAYS * DAY_MS);
  await deps.work.finishExport(work, {
    entity: 'dataExport',
    state: 'ready',
    requestedAt,
    availableUntil: availableUntil.toISOString(),
    sizeBytes: archive.byteLength,
  });
  if (contact) await tell(contact.email, availableUntil, deps);
}

async function giveUp(work: ExportWork, deps: ExportDependencies): Promise<void> {
  const failed: DataExportRecord = {
    entity: 'dataExport',
    state: 'failed',
    requestedAt: work.requestedAt,
    availableUntil: null,
    sizeBytes: null,
  };
  await deps.work.finishExport(work, failed);
  const contact = await deps.contactOf(work.userId);
  if (contact) await tell(contact.email, null, deps);
}

/** The account page shows the state, too, so a mail that fails is not repeated. */
async function tell(
  to: string,
  availableUntil: Date | null,
  deps: ExportDependencies,
): Promise<void> {
  try {
    await deps.sendMail(exportMail({ to, origin: await deps.siteOrigin(), availableUntil }));
  } catch (error) {
    log.error('the mail about a download was not sent', { error: error as Error });
  }
}
