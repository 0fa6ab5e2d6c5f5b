import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { Certificate } from '@learning/shared/contract/certificates';
import Download from 'lucide-react/icons/download';
import type { ComponentProps } from 'react';
import { Button } from '#ui/button.tsx';
import { devicePaper } from '#lib/pdf/device-paper.ts';
import { htmlFile, pdfFile } from '../files/create-files.ts';
import { useDownload } from '../files/use-download.ts';
import { Buttons, Section } from './detail-section.tsx';

interface Props {
  certificate: Certificate;
  onDesignBadge: () => void;
}

const PAPERS = [
  { paper: 'LETTER', name: 'US Letter' },
  { paper: 'A4', name: 'A4' },
] as const;

/** Offers the certificate as HTML and PDF, and the signed credential in its four forms. All files are made on the device. */
export function CertificateDownloads({ certificate, onDesignBadge }: Props) {
  const { download, pendingText } = useDownload();
  const id = certificate.certificateId;
  const own = devicePaper();
  const papers = PAPERS.toSorted((a, b) => Number(b.paper === own) - Number(a.paper === own));
  const files = () => import('../files/credential-files.ts');
  const badge = async () => {
    const [{ badgeTextOf, createBadge }, { BADGE_DESIGNS }] = await Promise.all([
      import('../badges/create-badge.ts'),
      import('../badges/badge-designs.ts'),
    ]);
    return { design: BADGE_DESIGNS[0]!, text: badgeTextOf(certificate), createBadge };
  };
  const svgBadge = async () => {
    const { createBadge, design, text } = await badge();
    return (await files()).bakedSvgFile(await createBadge(design, text), certificate);
  };
  const pngBadge = async () => {
    const [{ design, text }, { badgePng }] = await Promise.all([
      badge(),
      import('../badges/badge-png.ts'),
    ]);
    return (await files()).bakedPngFile(await badgePng(design, text), certificate);
  };
  const button = (name: string): ComponentProps<typeof Button> => ({
    size: 'sm',
    variant: 'outline',
    pendingText: pendingText(name),
  });
  return (
    <Section title="Download">
      <Stack gap="5">
        <Buttons>
          <Button
            pendingText={pendingText(`${id}.html`)}
            onClick={() => void download(`${id}.html`, (options) => htmlFile(certificate, options))}
          >
            <Download aria-hidden="true" />
            Download Certificate
          </Button>
          {papers.map(({ paper, name }) => (
            <Button
              key={paper}
              variant="outline"
              pendingText={pendingText(`${id}-${paper}.pdf`)}
              onClick={() =>
                void download(`${id}-${paper}.pdf`, (options) =>
                  pdfFile(certificate, paper, options),
                )
              }
            >
              PDF, {name}
            </Button>
          ))}
        </Buttons>
        <div>
          <chakra.p textStyle="label">Signed credential (Open Badges 3.0 format)</chakra.p>
          <chakra.p textStyle="small" color="fg.muted" mt="1" mb="3">
            For wallets and HR systems. Anyone can check its signature, with or without us.
          </chakra.p>
          <Buttons>
            <Button
              {...button(`${id}.jwt`)}
              onClick={() =>
                void download(`${id}.jwt`, async () => (await files()).jwtFile(certificate))
              }
            >
              JWT
            </Button>
            <Button
              {...button(`${id}.json`)}
              onClick={() =>
                void download(`${id}.json`, async () => (await files()).jsonFile(certificate))
              }
            >
              JSON
            </Button>
            <Button {...button(`${id}.svg`)} onClick={() => void download(`${id}.svg`, svgBadge)}>
              Signed Badge (SVG)
            </Button>
            <Button {...button(`${id}.png`)} onClick={() => void download(`${id}.png`, pngBadge)}>
              Signed Badge (PNG)
            </Button>
            <Button size="sm" variant="plain" onClick={onDesignBadge}>
              Choose Another Badge Design
            </Button>
          </Buttons>
        </div>
      </Stack>
    </Section>
  );
}
