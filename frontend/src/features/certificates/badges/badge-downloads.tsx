import type { Certificate } from '@learning/shared/contract/certificates';
import Download from 'lucide-react/icons/download';
import Share2 from 'lucide-react/icons/share-2';
import { Button } from '#ui/button.tsx';
import { Buttons } from '../detail/detail-section.tsx';
import { useDownload } from '../files/use-download.ts';
import { shareCertificate } from '../share-certificate.ts';
import type { BadgeDesign, BadgeText } from './badge-design.ts';
import { createBadge } from './create-badge.ts';

interface Props {
  certificate: Certificate;
  design: BadgeDesign;
  text: BadgeText;
  /** Whether the text is the certificate's own: only then do the files carry the signed credential. */
  isSigned: boolean;
}

/** Saves the badge as SVG of 200 × 200 and as PNG of 400 × 400. Source: rules/wording.md W27 */
export function BadgeDownloads({ certificate, design, text, isSigned }: Props) {
  const { download, pendingText } = useDownload();
  const file = `${design.id}-badge`;
  const svgFile = async () => {
    const svg = await createBadge(design, text);
    if (!isSigned) return new Blob([svg], { type: 'image/svg+xml' });
    const { bakedSvgFile } = await import('../files/credential-files.ts');
    return bakedSvgFile(svg, certificate);
  };
  const pngFile = async () => {
    const { badgePng } = await import('./badge-png.ts');
    const png = await badgePng(design, text);
    if (!isSigned) return new Blob([png], { type: 'image/png' });
    const { bakedPngFile } = await import('../files/credential-files.ts');
    return bakedPngFile(png, certificate);
  };
  return (
    <Buttons>
      <Button
        pendingText={pendingText(`${file}.svg`)}
        onClick={() => void download(`${file}.svg`, svgFile)}
      >
        <Download aria-hidden="true" />
        Download Badge (SVG)
      </Button>
      <Button
        variant="outline"
        pendingText={pendingText(`${file}.png`)}
        onClick={() => void download(`${file}.png`, pngFile)}
      >
        <Download aria-hidden="true" />
        Download Badge (PNG)
      </Button>
      <Button
        variant="outline"
        colorPalette="neutral"
        onClick={() => void shareCertificate(certificate)}
      >
        <Share2 aria-hidden="true" />
        Share Achievement
      </Button>
    </Buttons>
  );
}
