import type { Certificate } from '@learning/shared/contract/certificates';
import { pageMeasure } from '#components/certificate/measure-text.ts';
import type { SheetPaper } from '#components/certificate/sheet-shapes.ts';
import { contentOf } from '../certificate-content-of.ts';
import { devicePaper } from '#lib/pdf/device-paper.ts';
import { loadNameFonts } from '#lib/names/load-name-fonts.ts';

interface Options {
  /** Reports the share of the name's fonts that has arrived, 0–1. */
  onProgress?: (share: number) => void;
}

/** Creates the certificate as an HTML file. Letters that no font of ours has are drawn by the device. */
export async function htmlFile(certificate: Certificate, options: Options): Promise<Blob> {
  const [{ certificateHtml }, { facesFor, fontFaceRules }] = await Promise.all([
    import('./certificate-html.ts'),
    import('./font-faces.ts'),
  ]);
  const nameFonts = await loadNameFonts(certificate.participantName, options);
  const html = certificateHtml(contentOf(certificate), {
    paper: devicePaper(),
    measure: pageMeasure(),
    fontFaces: fontFaceRules(await facesFor(nameFonts)),
  });
  return new Blob([html], { type: 'text/html;charset=utf-8' });
}

/** Creates the certificate as a PDF. Letters that no font of ours has are pictures in it, drawn by the device. */
export async function pdfFile(
  certificate: Certificate,
  paper: SheetPaper,
  options: Options = {},
): Promise<Blob> {
  const [{ loadPdfFonts }, { certificatePdf }] = await Promise.all([
    import('#lib/pdf/pdf-fonts.ts'),
    import('./certificate-pdf.ts'),
  ]);
  const fonts = await loadPdfFonts(certificate.participantName, options);
  const { credential } = certificate;
  return certificatePdf(contentOf(certificate), { credential, paper, fonts });
}
