import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type {
  Certificate,
  CertificateOverview,
  CertificateWithoutHours,
} from '@learning/shared/contract/certificates';
import type { ReactNode } from 'react';
import { mappingOf, printHours } from '#components/certificate/certificate-content.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { OutsideLink } from '#ui/text-link.tsx';
import { printDate } from '#lib/print-date.ts';
import { StateBadge, StateText } from '../cards/certificate-state.tsx';
import { contentOf } from '../certificate-content-of.ts';
import { CertificateDownloads } from './certificate-downloads.tsx';
import { Correction } from './correction.tsx';
import { EmailSetting } from './email-setting.tsx';
import { Reissue } from './reissue.tsx';
import { ReissueWith } from './reissue-with.tsx';
import { Retest } from './retest.tsx';
import { LinkedInTips } from './linkedin-tips.tsx';
import { Section } from './detail-section.tsx';
import { SharingSettings } from './sharing-settings.tsx';
import { SheetOfCertificate } from './sheet-of-certificate.tsx';

interface Props {
  learnerId: string;
  certificate: Certificate;
  /** Present if the certificate prints no hours. */
  withoutHours: CertificateWithoutHours | undefined;
  /** Whether the capstone was rated since it was issued. */
  hasNewCapstone: boolean;
  /** Absent for a certificate that is not valid. */
  retest: CertificateOverview['retests'][number] | undefined;
  onClose: () => void;
  /** A corrected or reissued certificate takes this one's place. */
  onReplaced: (certificate: Certificate) => void;
  onDesignBadge: () => void;
}

/** Shows everything about one certificate, above the page. */
export function CertificateDetails(props: Props) {
  const {
    learnerId,
    certificate,
    withoutHours,
    hasNewCapstone,
    retest,
    onClose,
    onReplaced,
    onDesignBadge,
  } = props;
  const isValid = certificate.state === 'valid';
  return (
    <Dialog
      open
      onClose={onClose}
      title="Certificate Details"
      size="lg"
      footer={
        <Button variant="outline" colorPalette="neutral" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Stack gap="6">
        <Stack gap="2" alignItems="flex-start">
          <StateBadge certificate={certificate} text="Certificate Earned" />
          <StateText certificate={certificate} />
        </Stack>
        <SheetOfCertificate certificate={certificate} />
        {isValid && <LinkedInTips certificate={certificate} />}
        <Facts certificate={certificate} />
        {isValid && withoutHours && (
          <Section title="Hours">
            <Reissue learnerId={learnerId} withoutHours={withoutHours} onReplaced={onReplaced} />
          </Section>
        )}
        {isValid && hasNewCapstone && (
          <Section title="Capstone">
            <ReissueWith
              what="capstone"
              learnerId={learnerId}
              certificateId={certificate.certificateId}
              onReplaced={onReplaced}
            />
          </Section>
        )}
        {retest &&
          (retest.next || retest.toAdd.length > 0 || certificate.stillKnown.length > 0) && (
            <Section title="Do you still know it?">
              <Retest
                learnerId={learnerId}
                certificate={certificate}
                retest={retest}
                onReplaced={onReplaced}
              />
            </Section>
          )}
        {isValid && (
          <>
            <CertificateDownloads certificate={certificate} onDesignBadge={onDesignBadge} />
            <Section title="What the public page shows">
              <SharingSettings learnerId={learnerId} certificate={certificate} />
            </Section>
            <Section title="How badge collections recognize you">
              <EmailSetting learnerId={learnerId} certificate={certificate} />
            </Section>
            <Section title="Is the name wrong?">
              <Correction learnerId={learnerId} certificate={certificate} onReplaced={onReplaced} />
            </Section>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

function Facts({ certificate }: { certificate: Certificate }) {
  const { certificateId, completionDate, courseName, instructionHours, issuedAt, skills } =
    certificate;
  const { verificationUrl } = certificate;
  const mapping = mappingOf(contentOf(certificate));
  return (
    <chakra.dl display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <Fact name="Participant">
        <bdi>{certificate.participantName}</bdi>
      </Fact>
      <Fact name="Course">{courseName}</Fact>
      <Fact name="Completed">{printDate(completionDate)}</Fact>
      <Fact name="Issued">{printDate(issuedAt)}</Fact>
      {instructionHours !== null && <Fact name="Hours">{printHours(instructionHours)}</Fact>}
      {skills.length > 0 && <Fact name="Skills">{skills.join('; ')}</Fact>}
      {mapping.length > 0 && (
        <Fact name="Areas">
          {mapping.map((line) => (
            <chakra.span key={line} display="block">
              {line}
            </chakra.span>
          ))}
        </Fact>
      )}
      <Fact name="Certificate ID">{certificateId}</Fact>
      <Fact name="Public page">
        <OutsideLink href={verificationUrl} target="_blank" rel="noreferrer">
          {verificationUrl}
        </OutsideLink>
      </Fact>
    </chakra.dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '8rem minmax(0, 1fr)' }}
      columnGap="4"
    >
      <chakra.dt textStyle="small" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd overflowWrap="anywhere">{children}</chakra.dd>
    </chakra.div>
  );
}
