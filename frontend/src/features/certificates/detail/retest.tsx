import type { Certificate, CertificateOverview } from '@learning/shared/contract/certificates';
import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { printDate } from '#lib/print-date.ts';
import { ReissueWith } from './reissue-with.tsx';

interface Props {
  learnerId: string;
  certificate: Certificate;
  retest: CertificateOverview['retests'][number];
  onReplaced: (certificate: Certificate) => void;
}

/** Offers to show that the course is still known, and to have it on the certificate. Source: rules/certificates.md K29 */
export function Retest({ learnerId, certificate, retest, onReplaced }: Props) {
  const { certificateId, courseId, stillKnown } = certificate;
  const { next, toAdd } = retest;
  return (
    <Stack gap="4" alignItems="flex-start">
      {stillKnown.map(({ days, passedAt }) => (
        <chakra.p key={days}>
          Stated on this certificate: still known after {days} days, on {printDate(passedAt)}.
        </chakra.p>
      ))}
      {toAdd.length > 0 && (
        <ReissueWith
          what="retest"
          learnerId={learnerId}
          certificateId={certificateId}
          onReplaced={onReplaced}
        />
      )}
      {next && !next.isOpen && (
        <chakra.p color="fg.muted">
          From {printDate(next.opensAt)} you can show with eight questions that you still know it. A
          pass can go onto the certificate; anything else changes nothing.
        </chakra.p>
      )}
      {next?.isOpen && (
        <>
          <chakra.p>
            It has been {next.days} days or more. Eight questions show what has stayed. A pass can
            go onto the certificate, with its date; anything else changes nothing.
          </chakra.p>
          <LinkButton to="/course/$courseId/retest" params={{ courseId: String(courseId) }}>
            Show What Has Stayed
          </LinkButton>
        </>
      )}
    </Stack>
  );
}
