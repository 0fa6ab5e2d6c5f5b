import type { RecertificationLog } from '@learning/shared/contract/dashboard';
import { devicePaper } from '#lib/pdf/device-paper.ts';
import { recertificationCsv } from './recertification-csv.ts';

/** Creates the log as CSV. */
export const logCsv = (log: RecertificationLog) =>
  new Blob([recertificationCsv(log, location.origin)], { type: 'text/csv' });

/** Creates the log as PDF; its code and fonts are loaded on demand. */
export async function logPdf(log: RecertificationLog, learnerName: string): Promise<Blob> {
  const [{ loadPdfFonts }, { recertificationPdf }] = await Promise.all([
    import('#lib/pdf/pdf-fonts.ts'),
    import('./recertification-pdf.ts'),
  ]);
  const { origin } = location;
  const options = { learnerName, now: new Date(), paper: devicePaper(), origin };
  return recertificationPdf(await loadPdfFonts(learnerName), log, options);
}
