import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { Certificate } from '@learning/shared/contract/certificates';
import Download from 'lucide-react/icons/download';
import Share2 from 'lucide-react/icons/share-2';
import { Button } from '#ui/button.tsx';
import { printDate } from '#lib/print-date.ts';
import { SheetOfCertificate } from '../detail/sheet-of-certificate.tsx';
import { htmlFile } from '../files/create-files.ts';
import { useDownload } from '../files/use-download.ts';
import { shareCertificate } from '../share-certificate.ts';
import { StateBadge } from './certificate-state.tsx';

interface Props {
  certificate: Certificate;
  onOpen: () => void;
}

/** Shows a certificate; a click anywhere beside its buttons opens the details. */
export function CertificateCard({ certificate, onOpen }: Props) {
  const { certificateId, completionDate, courseName, state } = certificate;
  const { download, pendingText } = useDownload();
  const file = `${certificateId}.html`;
  return (
    <chakra.li
      layerStyle="card"
      position="relative"
      display="flex"
      flexDirection="column"
      p={{ base: '4', md: '5' }}
      css={{ '&:hover': { borderColor: 'accent.border' } }}
    >
      <SheetOfCertificate certificate={certificate} />
      <Box mt="4">
        <StateBadge certificate={certificate} text="Earned" />
      </Box>
      <chakra.h2 textStyle="h4" mt="2">
        <chakra.button
          type="button"
          textAlign="start"
          cursor="button"
          onClick={onOpen}
          css={{ '&::after': { content: '""', position: 'absolute', inset: '0' } }}
        >
          {courseName}
        </chakra.button>
      </chakra.h2>
      <chakra.p textStyle="small" color="fg.muted" mt="1">
        Completed <time dateTime={completionDate}>{printDate(completionDate)}</time>
      </chakra.p>
      <chakra.p textStyle="fine" color="fg.muted" mt="1" mb="4" overflowWrap="anywhere">
        Certificate ID {certificateId}
      </chakra.p>
      {state === 'valid' && (
        <HStack mt="auto" gap="3" flexWrap="wrap" position="relative" zIndex="1">
          <Button
            size="sm"
            variant="outline"
            aria-label={`Download the certificate of ${courseName}`}
            pendingText={pendingText(file)}
            onClick={() => void download(file, (options) => htmlFile(certificate, options))}
          >
            <Download aria-hidden="true" />
            Download
          </Button>
          <Button
            size="sm"
            variant="outline"
            colorPalette="neutral"
            aria-label={`Share the certificate of ${courseName}`}
            onClick={() => void shareCertificate(certificate)}
          >
            <Share2 aria-hidden="true" />
            Share
          </Button>
        </HStack>
      )}
    </chakra.li>
  );
}
