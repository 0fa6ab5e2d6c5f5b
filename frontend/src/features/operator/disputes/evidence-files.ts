import type { OperatorDispute } from '@learning/shared/contract/operators/disputes';

/** The evidence for a dispute as it was composed on the server. */
export interface ShownEvidence {
  dispute: OperatorDispute;
  parts: readonly { name: string; title: string; text: string }[];
}

/** Makes the evidence as a PDF; its code and fonts are loaded on demand. */
export async function evidencePdfFile(evidence: ShownEvidence, statement = ''): Promise<Blob> {
  const [{ loadPdfFonts }, { evidencePdf }] = await Promise.all([
    import('#lib/pdf/pdf-fonts.ts'),
    import('./evidence-pdf.ts'),
  ]);
  const name = evidence.parts.find((part) => part.name === 'customer_name')?.text ?? '';
  return evidencePdf(await loadPdfFonts(name), evidence, { now: new Date(), statement });
}

/** Returns a file as a `data:` address, as the call takes it. */
export function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsDataURL(file);
  });
}
