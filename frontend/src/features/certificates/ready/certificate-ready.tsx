import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type {
  AvailableCertificate,
  Certificate,
  CertificateOverview,
  CertificateWithoutHours,
} from '@learning/shared/contract/certificates';
import type { Dashboard } from '@learning/shared/contract/dashboard';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { printHours } from '#components/certificate/certificate-content.ts';
import { printCourseHours, printMeasured } from '#components/certificate/measured-time.ts';
import { LinkButton } from '#ui/link-button.tsx';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { certificateOverviewQuery } from '#queries/certificates.ts';
import { CertificatePreview, SheetOfCertificate } from '../detail/sheet-of-certificate.tsx';
import { WITHOUT_HOURS } from '../page-wording.ts';
import { CertificateReadySkeleton } from './ready-skeleton.tsx';

interface Props {
  learner: SignedInLearner;
  /** Courses whose certificate waits for a click, the latest first. */
  open: Dashboard['openCertificates'];
}

/**
 * Shows the certificate that can be claimed, reissued with its hours, or added to by a retest, as the first thing on the dashboard. Nothing shows when the
 * certificates say otherwise, such as after a refund.
 *
 * Source: rules/learning.md L39, L54
 */
export function CertificateReady({ learner, open }: Props) {
  const { data, error } = useQuery(certificateOverviewQuery(learner.id));
  if (error && !data) return null;
  if (!data) return <CertificateReadySkeleton />;
  const [first, ...others] = open
    .map(({ courseId, step }) => findOffer(data, courseId, step))
    .filter((offer) => offer !== undefined);
  if (!first) return null;
  if (first.kind === 'retest') return <RetestCard certificate={first.certificate} />;
  if (first.kind === 'reissue') return <ReissueCard {...first} />;
  const more = others.filter(({ kind }) => kind !== 'retest').length;
  return <ClaimCard available={first.available} name={learner.name} others={more} />;
}

type Offer =
  | { kind: 'claim'; available: AvailableCertificate }
  | { kind: 'retest'; certificate: Certificate }
  | { kind: 'reissue'; certificate: Certificate; withoutHours: CertificateWithoutHours };

type Step = Props['open'][number]['step'];

function findOffer(overview: CertificateOverview, courseId: number, step: Step): Offer | undefined {
  if (step === 'retest') {
    const retest = overview.retests.find((candidate) => candidate.courseId === courseId);
    const held = overview.certificates.find(({ id }) => id === retest?.certificateId);
    return retest?.next?.isOpen && held ? { kind: 'retest', certificate: held } : undefined;
  }
  const available = overview.available.find((offer) => offer.courseId === courseId);
  if (available) return { kind: 'claim', available };
  const certificate = overview.certificates.find((candidate) => candidate.courseId === courseId);
  const withoutHours = overview.withoutHours.find(
    ({ certificateId, canBeReissued }) => certificateId === certificate?.id && canBeReissued,
  );
  return certificate && withoutHours && { kind: 'reissue', certificate, withoutHours };
}

interface ClaimProps {
  available: AvailableCertificate;
  name: string;
  /** How many more wait. */
  others: number;
}

function ClaimCard({ available, name, others }: ClaimProps) {
  const { courseId, courseName, instructionHours } = available;
  return (
    <Card
      picture={<CertificatePreview available={available} name={name} />}
      eyebrow={`You completed ${courseName}`}
      title="Your certificate is ready"
    >
      <chakra.p color="fg.muted" mt="2">
        {instructionHours === null
          ? `${printMeasured(available)}. ${WITHOUT_HOURS}`
          : `It prints ${printHours(instructionHours)}.`}{' '}
        Confirm your name, and it is yours.
      </chakra.p>
      <Box mt="5">
        <LinkButton to="/certificates" search={{ tab: 'available', claim: courseId }}>
          Claim Your Certificate
        </LinkButton>
      </Box>
      {others > 0 && (
        <chakra.p textStyle="small" color="fg.muted" mt="3">
          {others === 1 ? 'Another one is ready, too.' : `${others} others are ready, too.`}
        </chakra.p>
      )}
    </Card>
  );
}

interface ReissueProps {
  certificate: Certificate;
  withoutHours: CertificateWithoutHours;
}

function ReissueCard({ certificate, withoutHours }: ReissueProps) {
  return (
    <Card
      picture={<SheetOfCertificate certificate={certificate} />}
      eyebrow={certificate.courseName}
      title="Your hours are complete"
    >
      <chakra.p color="fg.muted" mt="2">
        {printMeasured(withoutHours)}. Your certificate can be reissued once, with{' '}
        {printCourseHours(withoutHours.courseHours)} of instruction.
      </chakra.p>
      <Box mt="5">
        <LinkButton to="/certificates" search={{ certificate: certificate.id }}>
          Reissue With Hours
        </LinkButton>
      </Box>
    </Card>
  );
}

function RetestCard({ certificate }: { certificate: Certificate }) {
  return (
    <Card
      picture={<SheetOfCertificate certificate={certificate} />}
      eyebrow={certificate.courseName}
      title="Do you still know it?"
    >
      <chakra.p color="fg.muted" mt="2">
        Eight questions show what has stayed since you earned this certificate. A pass can go onto
        it, with the date; anything else changes nothing.
      </chakra.p>
      <Box mt="5">
        <LinkButton
          to="/course/$courseId/retest"
          params={{ courseId: String(certificate.courseId) }}
        >
          Show What Has Stayed
        </LinkButton>
      </Box>
    </Card>
  );
}

interface CardProps {
  picture: ReactNode;
  eyebrow: string;
  title: string;
  children: ReactNode;
}

function Card({ picture, eyebrow, title, children }: CardProps) {
  return (
    <Box
      as="section"
      aria-labelledby="certificate-ready"
      layerStyle="card"
      mb="5"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '20rem minmax(0, 1fr)' }}
      gap={{ base: '5', md: '8' }}
      alignItems="center"
      minH={{ base: '32rem', md: '18.5rem' }}
      p={{ base: '5', md: '6' }}
    >
      <Box
        animationName="unroll"
        animationDuration="400ms"
        animationTimingFunction="ease-out"
        minW="0"
      >
        {picture}
      </Box>
      <Box minW="0">
        <chakra.p textStyle="eyebrow" color="fg.muted">
          {eyebrow}
        </chakra.p>
        <chakra.h2 id="certificate-ready" textStyle="h3" mt="1.5">
          {title}
        </chakra.h2>
        {children}
      </Box>
    </Box>
  );
}
