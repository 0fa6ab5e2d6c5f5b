import { Box } from '#ui/chakra/box.ts';
import type { Certificate } from '@learning/shared/contract/certificates';
import { useMemo } from 'react';
import { CertificateSheet } from '#components/certificate/certificate-sheet.tsx';
import { composeSheet } from '#components/certificate/compose-sheet.ts';
import { pageMeasure } from '#components/certificate/measure-text.ts';
import { contentOf } from '../certificate-content-of.ts';

/** Shows a certificate as it prints. */
export function SheetOfCertificate({ certificate }: { certificate: Certificate }) {
  const sheet = useMemo(
    () => composeSheet(contentOf(certificate), 'LETTER', pageMeasure()),
    [certificate],
  );
  return (
    <Box borderWidth="1px" borderRadius="l2" overflow="hidden">
      <CertificateSheet sheet={sheet} label={`Certificate of ${certificate.courseName}`} />
    </Box>
  );
}
