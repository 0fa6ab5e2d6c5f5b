import type { RecertificationLog } from '@learning/shared/contract/dashboard';

/** A file of the download, with a folder for each course. */
export interface WorkFile {
  name: string;
  input: Blob;
}

/** Makes the evidence of each completed course; the page gives it, because it is about certificates. */
export type EvidenceFiles = (
  learner: { id: string; name: string },
  log: RecertificationLog,
) => Promise<WorkFile[]>;
