import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#ui/link-button.tsx';
import { printDate } from '#lib/print-date.ts';
import { certificateOverviewQuery } from '#queries/certificates.ts';

interface Props {
  learnerId: string;
  courseId: number;
}

/** Leads to the certificate of a complete course, or says why there is none, and what it prints. Its place is reserved. */
export function CertificateOffer({ learnerId, courseId }: Props) {
  const { data, error } = useQuery(certificateOverviewQuery(learnerId));
  const certificate = data?.certificates.find((candidate) => candidate.courseId === courseId);
  const available = data?.available.find((offered) => offered.courseId === courseId);
  const canBeReissued = data?.withoutHours.some(
    (missing) => missing.courseId === courseId && missing.canBeReissued,
  );
  return (
    <Box mt="6" minH={{ base: '6.5rem', md: '5rem' }}>
      {certificate ? (
        <>
          <chakra.p textWrap="pretty">
            {certificate.state === 'valid'
              ? canBeReissued
                ? 'Your certificate prints no hours yet. They are measured by now, so you can have it reissued with them.'
                : `Your certificate was issued on ${printDate(certificate.issuedAt)}.`
              : 'Your certificate of this course was revoked.'}
          </chakra.p>
          <HStack mt="3">
            <LinkButton to="/certificates" search={{ certificate: certificate.id }}>
              {canBeReissued ? 'Reissue With Hours' : 'View Certificate'}
            </LinkButton>
          </HStack>
        </>
      ) : available ? (
        <>
          <chakra.p textWrap="pretty">
            Your certificate is ready: signed, printable, and with a page where anyone can verify
            it.{available.instructionHours === null && ' Claimed today, it will not print hours.'}
          </chakra.p>
          <HStack mt="3">
            <LinkButton to="/certificates" search={{ tab: 'available', claim: courseId }}>
              Claim Your Certificate
            </LinkButton>
          </HStack>
        </>
      ) : data ? (
        <chakra.p textWrap="pretty">
          The certificate of this course can’t be claimed right now. If its payment was returned,
          buying the course again opens it.
        </chakra.p>
      ) : error ? (
        <>
          <chakra.p textWrap="pretty">
            Your certificate could not be loaded right now. Your progress is safe.
          </chakra.p>
          <HStack mt="3">
            <LinkButton to="/certificates" variant="outline">
              Open Certificates
            </LinkButton>
          </HStack>
        </>
      ) : null}
    </Box>
  );
}
