/** What learners asked for about their data, as stored. */
import * as z from 'zod';
import { storedItem } from '#table/stored-item.ts';

/** The latest download of a learner. */
export const DataExportRecord = z.object({
  entity: z.literal('dataExport'),
  state: z.enum(['preparing', 'ready', 'failed']),
  requestedAt: z.string(),
  /** Until when the file is stored; null while there is none. */
  availableUntil: z.string().nullable(),
  sizeBytes: z.int().nullable(),
});

/** A download that is left to prepare. */
export const ExportWork = z.object({
  entity: z.literal('dataExportWork'),
  userId: z.string(),
  requestedAt: z.string(),
  /** How often it was begun. */
  tries: z.int(),
  /** Until when a run has it for itself. */
  claimedUntil: z.string(),
});

/** An account that is left to delete. */
export const DeletionWork = z.object({
  entity: z.literal('accountDeletion'),
  userId: z.string(),
  requestedAt: z.string(),
  keepsCertificates: z.boolean(),
  /** Before when nothing is erased: a demo learner's deletion is stored at its start. Absent: at once. */
  notBefore: z.string().optional(),
  /** Where the confirmation goes; null for an account without an address, and once it was sent. */
  email: z.string().nullable(),
  /**
   * When everything was erased for the first time; null before. What an open tab still wrote with a token that was valid is erased
   * later.
   */
  erasedAt: z.string().nullable(),
  tries: z.int(),
  claimedUntil: z.string(),
});

export const storedDataExport = storedItem(DataExportRecord);
export const storedExportWork = storedItem(ExportWork);
export const storedDeletionWork = storedItem(DeletionWork);

export type DataExportRecord = z.infer<typeof DataExportRecord>;
export type ExportWork = z.infer<typeof ExportWork>;
export type DeletionWork = z.infer<typeof DeletionWork>;
