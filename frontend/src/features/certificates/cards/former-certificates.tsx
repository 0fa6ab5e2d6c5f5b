import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { Certificate, FormerCertificate } from '@learning/shared/contract/certificates';
import { Badge } from '#ui/badge.ts';
import { Button } from '#ui/button.tsx';
import { OutsideLink } from '#ui/text-link.tsx';
import { printDate } from '#lib/print-date.ts';
import { FormerName } from './former-name.tsx';
import { printReason } from './certificate-state.tsx';

interface Props {
  learnerId: string;
  former: readonly FormerCertificate[];
  certificates: readonly Certificate[];
  onOpen: (certificateId: string) => void;
}

/** Lists certificates that no longer count, each with the one that counts now. Source: rules/certificates.md K7, K8, K18 */
export function FormerCertificates({ learnerId, former, certificates, onOpen }: Props) {
  if (former.length === 0) return null;
  return (
    <chakra.section aria-labelledby="former-certificates" mt="12">
      <chakra.h2 id="former-certificates" textStyle="h3">
        Earlier certificates
      </chakra.h2>
      <chakra.p color="fg.muted" mt="2">
        These no longer count. Anyone who opens or checks one of them sees that.
      </chakra.p>
      <chakra.ul mt="5" display="grid" gap="4">
        {former.map((certificate) => (
          <Former
            key={certificate.certificateId}
            learnerId={learnerId}
            former={certificate}
            current={certificates.find(({ courseId }) => courseId === certificate.courseId)}
            onOpen={onOpen}
          />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

interface FormerProps {
  learnerId: string;
  former: FormerCertificate;
  /** The latest certificate of the same course. */
  current: Certificate | undefined;
  onOpen: (certificateId: string) => void;
}

function Former({ learnerId, former, current, onOpen }: FormerProps) {
  const { certificateId, changedAt, courseName, issuedAt, participantName } = former;
  const isReplaced = former.state === 'replaced';
  return (
    <chakra.li layerStyle="card" p={{ base: '4', md: '5' }}>
      <HStack gap="3" flexWrap="wrap">
        <Badge colorPalette={isReplaced ? 'signal' : 'danger'}>
          {isReplaced ? 'Replaced' : 'Revoked'}
        </Badge>
        <chakra.h3 textStyle="h4">{courseName}</chakra.h3>
      </HStack>
      <chakra.p mt="2">
        Issued to <bdi>{participantName}</bdi> on {printDate(issuedAt)}.{' '}
        {isReplaced
          ? `Replaced on ${printDate(changedAt)} by a certificate with ${ADDED[former.replacedFor ?? 'name']}.`
          : `Revoked on ${printDate(changedAt)} ${printReason(former.reason ?? 'other')}.`}
      </chakra.p>
      <chakra.p textStyle="fine" color="fg.muted" mt="1" overflowWrap="anywhere">
        Certificate ID {certificateId}
      </chakra.p>
      {/* A certificate with the same name follows the choice for the current certificate. */}
      {current?.participantName !== participantName && (
        <FormerName learnerId={learnerId} former={former} />
      )}
      <HStack mt="3" gap="4" flexWrap="wrap">
        {current && (
          <Button
            size="sm"
            variant="outline"
            colorPalette="neutral"
            onClick={() => onOpen(current.id)}
          >
            Show the Current Certificate
          </Button>
        )}
        <OutsideLink href={former.verificationUrl} target="_blank" rel="noreferrer">
          What others see
        </OutsideLink>
      </HStack>
    </chakra.li>
  );
}

const ADDED: Record<NonNullable<FormerCertificate['replacedFor']>, string> = {
  name: 'the corrected name',
  hours: 'its hours',
  capstone: 'its capstone',
  retest: '“Still knows it”',
};
