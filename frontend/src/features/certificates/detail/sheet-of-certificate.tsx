import { Box } from '#ui/chakra/box.ts';
import type { AvailableCertificate, Certificate } from '@learning/shared/contract/certificates';
import { useMemo } from 'react';
import type { CertificateContent } from '#components/certificate/certificate-content.ts';
import { CertificateSheet } from '#components/certificate/certificate-sheet.tsx';
import { composeSheet } from '#components/certificate/compose-sheet.ts';
import { pageMeasure } from '#components/certificate/measure-text.ts';
import { contentOf, previewContentOf } from '../certificate-content-of.ts';

/** Shows a certificate as it prints. */
export function SheetOfCertificate({ certificate }: { certificate: Certificate }) {
  const content = useMemo(() => contentOf(certificate), [certificate]);
  return <Sheet content={content} label={`Certificate of ${certificate.courseName}`} />;
}

interface PreviewProps {
  available: AvailableCertificate;
  name: string;
}

/** Shows a certificate as it would print if it were claimed now. */
export function CertificatePreview({ available, name }: PreviewProps) {
  const content = useMemo(() => previewContentOf(available, name), [available, name]);
  const hours =
    available.instructionHours === null
      ? 'without hours'
      : `with ${available.instructionHours} hours`;
  return (
    <Sheet
      content={content}
      label={`Preview of your certificate of ${available.courseName}, ${hours}`}
    />
  );
}

function Sheet({ content, label }: { content: CertificateContent; label: string }) {
  const sheet = useMemo(() => composeSheet(content, 'LETTER', pageMeasure()), [content]);
  return (
    <Box borderWidth="1px" borderRadius="l2" overflow="hidden">
      <CertificateSheet sheet={sheet} label={label} />
    </Box>
  );
}
