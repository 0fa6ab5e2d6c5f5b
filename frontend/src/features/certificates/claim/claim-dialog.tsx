import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { AvailableCertificate, Certificate } from '@learning/shared/contract/certificates';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Note } from '#ui/note.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { printDate } from '#lib/print-date.ts';
import { userMessageOf } from '#lib/api-error.ts';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { printHours } from '#components/certificate/certificate-content.ts';
import {
  printCourseHours,
  printMeasured,
  printNeeded,
} from '#components/certificate/measured-time.ts';
import { CertificatePreview } from '../detail/sheet-of-certificate.tsx';
import { WITHOUT_HOURS } from '../page-wording.ts';
import { useClaimCertificate } from './change-certificates.ts';
import { EMAIL_HASH_HELP } from './email-hash-help.ts';
import { NameField, nameProblem } from './name-field.tsx';

interface Props {
  learner: SignedInLearner;
  available: AvailableCertificate;
  onClose: () => void;
  onClaimed: (certificate: Certificate) => void;
}

/**
 * Confirms the name, shows the certificate as it would print, and says what claiming ends, before it happens. Without hours, waiting comes
 * first.
 *
 * Source: rules/certificates.md K1, K4, K17
 */
export function ClaimDialog({ learner, available, onClose, onClaimed }: Props) {
  const [name, setName] = useState(learner.name);
  const [isNamePublic, setNamePublic] = useState(true);
  const [hasEmailHash, setEmailHash] = useState(false);
  const [wasSubmitted, setSubmitted] = useState(false);
  const claim = useClaimCertificate(learner.id);
  const problem = nameProblem(name);
  // Typing stays quick while the sheet is composed.
  const shownName = useDeferredValue(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (problem || claim.isPending) return;
    claim.mutate(
      { courseId: available.courseId, participantName: name.trim(), isNamePublic, hasEmailHash },
      { onSuccess: onClaimed },
    );
  };
  const hasHours = available.instructionHours !== null;
  const ends = whatEnds(available);
  const wait = (
    <Button
      key="wait"
      {...(hasHours ? ({ variant: 'outline', colorPalette: 'neutral' } as const) : {})}
      onClick={onClose}
    >
      Not Now
    </Button>
  );
  const generate = (
    <Button
      key="generate"
      type="submit"
      {...(hasHours ? {} : ({ variant: 'outline' } as const))}
      pendingText={claim.isPending && 'Generating...'}
    >
      Generate Certificate
    </Button>
  );
  return (
    <Dialog open onClose={onClose} title="Claim your certificate" size="lg">
      <chakra.form onSubmit={submit} noValidate>
        <Stack gap="5">
          <chakra.p>
            For <chakra.strong fontWeight="semibold">{available.courseName}</chakra.strong>
          </chakra.p>
          <NameField
            label="Name on the certificate"
            value={name}
            onChange={setName}
            helperText="Check the spelling. It is printed exactly like this and signed."
            errorText={wasSubmitted ? problem : undefined}
          />
          <div>
            <CertificatePreview available={available} name={shownName} />
            {/* On a phone, the print is too small to check. */}
            <chakra.p textStyle="small" color="fg.muted" mt="2" overflowWrap="anywhere">
              It prints <bdi>{shownName.trim() || 'your name'}</bdi>, {available.courseName},{' '}
              {available.instructionHours === null
                ? 'no hours'
                : printHours(available.instructionHours)}
              , completed {printDate(available.completionDate)}.
            </chakra.p>
          </div>
          <Checkbox
            checked={isNamePublic}
            onChange={(event) => setNamePublic(event.target.checked)}
          >
            Show my name on the certificate’s public page
          </Checkbox>
          <div>
            <Checkbox
              checked={hasEmailHash}
              onChange={(event) => setEmailHash(event.target.checked)}
              aria-describedby="email-hash-help"
            >
              Let badge collections recognize me by my email address
            </Checkbox>
            <chakra.p id="email-hash-help" textStyle="small" color="fg.muted" mt="1">
              {EMAIL_HASH_HELP}
            </chakra.p>
          </div>
          {!hasHours && (
            <Note colorPalette="signal">
              <chakra.p textStyle="small">
                <chakra.strong fontWeight="semibold">{printMeasured(available)}.</chakra.strong>{' '}
                {WITHOUT_HOURS} Read the lessons here until {printNeeded(available)} are measured,
                and it prints {printCourseHours(available.courseHours)}. If you claim it now, you
                can have it reissued once with its hours.
              </chakra.p>
            </Note>
          )}
          {ends !== undefined && (
            <Note colorPalette="signal">
              <chakra.p textStyle="small">{ends}</chakra.p>
            </Note>
          )}
        </Stack>
        <div role="alert">
          {claim.error && (
            <chakra.p color="fg.error" mt="4">
              The certificate was not generated. {userMessageOf(claim.error)}
            </chakra.p>
          )}
        </div>
        <HStack mt="6" gap="3" flexWrap="wrap">
          {hasHours ? [generate, wait] : [wait, generate]}
        </HStack>
      </chakra.form>
    </Dialog>
  );
}

/** Undefined if claiming ends nothing, as in a trial: a later purchase keeps its own refund. */
function whatEnds({ closesRefund, closesExchange }: AvailableCertificate): string | undefined {
  if (closesRefund && closesExchange) {
    return 'You can still get a refund or exchange this course today. Claiming the certificate ends both options.';
  }
  if (closesRefund) {
    return 'You can still get a full refund today. Claiming the certificate ends that option.';
  }
  if (closesExchange) {
    return 'You can still exchange this course today. Claiming the certificate ends that option.';
  }
  return undefined;
}
