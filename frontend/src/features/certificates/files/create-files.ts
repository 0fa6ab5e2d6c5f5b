import type { Certificate } from '@learning/shared/contract/certificates';
import { pageMeasure } from '#components/certificate/measure-text.ts';
import type { SheetPaper } from '#components/certificate/sheet-shapes.ts';
import { contentOf } from '../certificate-content-of.ts';
import { loadNameFonts } from '../names/load-name-fonts.ts';

/** Thrown when none of our fonts has a letter of the name. */
export class MissingLettersError extends Error {
  override readonly name = 'MissingLettersError';
  readonly letters: string;

  constructor(letters: readonly string[]) {
    super('The fonts lack letters of the name.');
    this.letters = letters.join(' ');
  }
}

interface Options {
  /** Reports the share of the name's fonts that has arrived, 0–1. */
  onProgress: (share: number) => void;
}

/** Creates the certificate as an HTML file. Letters that no font of ours has are drawn by the device. */
export async function htmlFile(certificate: Certificate, options: Options): Promise<Blob> {
  const [{ certificateHtml }, { embeddedFontFaces }] = await Promise.all([
    import('./certificate-html.ts'),
    import('./font-faces.ts'),
  ]);
  const nameFonts = await loadNameFonts(certificate.participantName, options);
  const html = certificateHtml(contentOf(certificate), {
    paper: devicePaper(),
    measure: pageMeasure(),
    fontFaces: await embeddedFontFaces(nameFonts),
  });
  return new Blob([html], { type: 'text/html;charset=utf-8' });
}

/**
 * Creates the certificate as a PDF.
 *
 * @throws MissingLettersError instead of printing empty boxes.
 */
export async function pdfFile(
  certificate: Certificate,
  paper: SheetPaper,
  options: Options,
): Promise<Blob> {
  const [{ loadPdfFonts }, { certificatePdf }, nameFonts] = await Promise.all([
    import('#lib/pdf/pdf-fonts.ts'),
    import('./certificate-pdf.ts'),
    // The PDF's own serif has Latin, Greek and Cyrillic in full.
    loadNameFonts(certificate.participantName, { ...options, present: ['source-serif-4'] }),
  ]);
  if (nameFonts.missing.length > 0) throw new MissingLettersError(nameFonts.missing);
  const fonts = await loadPdfFonts();
  const { credential } = certificate;
  return certificatePdf(contentOf(certificate), { credential, paper, fonts, nameFonts });
}

/** Returns Letter for North America, A4 for the rest of the world. */
export function devicePaper(): SheetPaper {
  return /-(US|CA|MX)$/.test(navigator.language) ? 'LETTER' : 'A4';
}
