import { chakra } from '#ui/chakra/factory.ts';
import type { Certificate } from '@learning/shared/contract/certificates';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { CertificateCard } from './certificate-card.tsx';
import { RecordDownload } from './record-download.tsx';

interface Props {
  learnerId: string;
  /** Number of certificates that are ready to claim. */
  readyCount: number;
  onClaim: () => void;
  certificates: readonly Certificate[];
  onOpen: (certificateId: string) => void;
}

/** Lists the certificates a learner has claimed. */
export function MyCertificates({ learnerId, certificates, readyCount, onClaim, onOpen }: Props) {
  if (certificates.length === 0 && readyCount > 0) {
    return (
      <EmptyState
        title={readyCount === 1 ? 'One is ready to claim' : `${readyCount} are ready to claim`}
        action={<Button onClick={onClaim}>Claim Your Certificate</Button>}
      >
        You have completed everything. Confirm your name, and the certificate is yours.
      </EmptyState>
    );
  }
  if (certificates.length === 0) {
    return (
      <EmptyState
        title="No Certificates Yet"
        action={<LinkButton to="/courses">Browse Courses</LinkButton>}
      >
        Complete every module of a course and pass its activities. Then its certificate is ready to
        claim.
      </EmptyState>
    );
  }
  const hasValid = certificates.some(({ state }) => state === 'valid');
  return (
    <>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        }}
        gap="6"
      >
        {certificates.map((certificate) => (
          <CertificateCard
            key={certificate.id}
            certificate={certificate}
            onOpen={() => onOpen(certificate.id)}
          />
        ))}
      </chakra.ul>
      {hasValid && <RecordDownload learnerId={learnerId} />}
    </>
  );
}
