import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { AvailableCertificate, Certificate } from '@learning/shared/contract/certificates';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Note } from '#ui/note.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { useClaimCertificate } from './change-certificates.ts';
import { NameField, nameProblem } from './name-field.tsx';

interface Props {
  learner: SignedInLearner;
  available: AvailableCertificate;
  onClose: () => void;
  onClaimed: (certificate: Certificate) => void;
}

/** Confirms the name and says what claiming ends, before it happens. Source: rules/certificates.md K1, K4 */
export function ClaimDialog({ learner, available, onClose, onClaimed }: Props) {
  const [name, setName] = useState(learner.name);
  const [isNamePublic, setNamePublic] = useState(true);
  const [wasSubmitted, setSubmitted] = useState(false);
  const claim = useClaimCertificate(learner.id);
  const problem = nameProblem(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (problem || claim.isPending) return;
    claim.mutate(
      { courseId: available.courseId, participantName: name.trim(), isNamePublic },
      { onSuccess: onClaimed },
    );
  };
  return (
    <Dialog open onClose={onClose} title="Claim your certificate">
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
          <Checkbox
            checked={isNamePublic}
            onChange={(event) => setNamePublic(event.target.checked)}
          >
            Show my name on the certificate’s public page
          </Checkbox>
          <Note colorPalette={endsSomething(available) ? 'signal' : 'neutral'}>
            <chakra.p textStyle="small">{whatEnds(available)}</chakra.p>
          </Note>
        </Stack>
        <div role="alert">
          {claim.error && (
            <chakra.p color="fg.error" mt="4">
              The certificate was not generated. {userMessageOf(claim.error)}
            </chakra.p>
          )}
        </div>
        <HStack mt="6" gap="3" flexWrap="wrap">
          <Button type="submit" pendingText={claim.isPending && 'Generating...'}>
            Generate Certificate
          </Button>
          <Button variant="outline" colorPalette="neutral" onClick={onClose}>
            Not Now
          </Button>
        </HStack>
      </chakra.form>
    </Dialog>
  );
}

const endsSomething = ({ closesRefund, closesExchange }: AvailableCertificate) =>
  closesRefund || closesExchange;

function whatEnds({ closesRefund, closesExchange }: AvailableCertificate): string {
  if (closesRefund && closesExchange) {
    return 'Today you can still cancel for a full refund or exchange this purchase. Once you claim the certificate, neither is possible anymore.';
  }
  if (closesRefund) {
    return 'Today you can still cancel for a full refund. Once you claim the certificate, that isn’t possible anymore.';
  }
  if (closesExchange) {
    return 'Today you can still exchange this purchase for another course. Once you claim the certificate, that isn’t possible anymore.';
  }
  return 'A purchase can’t be refunded or exchanged once its certificate is claimed.';
}
