import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { Certificate } from '@learning/shared/contract/certificates';
import { type FormEvent, useState } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { useCorrectCertificate } from '../claim/change-certificates.ts';
import { NameField, nameProblem } from '../claim/name-field.tsx';

interface Props {
  learnerId: string;
  certificate: Certificate;
  onReplaced: (certificate: Certificate) => void;
}

/**
 * Reissues the certificate with another name; the old one then says that it was replaced, and shows the former name only if the learner
 * asks for it.
 *
 * Source: rules/certificates.md K7, K18
 */
export function Correction({ learnerId, certificate, onReplaced }: Props) {
  const { certificateId, correctionsLeft, participantName, sharing } = certificate;
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState(participantName);
  const [isFormerNamePublic, setFormerNamePublic] = useState(false);
  const [wasSubmitted, setSubmitted] = useState(false);
  const correct = useCorrectCertificate(learnerId, certificateId);
  const isSame = name.trim() === participantName;
  const problem = nameProblem(name) ?? (isSame ? 'This is the name it shows now.' : undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (problem || correct.isPending) return;
    correct.mutate(
      { participantName: name.trim(), isFormerNamePublic },
      {
        onSuccess: (corrected) => {
          showToast({
            title: 'Certificate Corrected',
            description: 'Download and share the new one. The old one says that it was replaced.',
            tone: 'success',
          });
          onReplaced(corrected);
        },
      },
    );
  };
  if (correctionsLeft === 0) {
    return (
      <chakra.p color="fg.muted">
        You have corrected this certificate as often as you can yourself. Contact us, and we’ll look
        at it together.
      </chakra.p>
    );
  }
  if (!isOpen) {
    return (
      <Stack gap="3" alignItems="flex-start">
        <chakra.p color="fg.muted">
          You can correct it {correctionTimes(correctionsLeft)}. You get a new certificate with a
          new ID; the old one says that it was replaced.
        </chakra.p>
        <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
          Correct the Name
        </Button>
      </Stack>
    );
  }
  return (
    <chakra.form onSubmit={submit} noValidate>
      <NameField
        label="Corrected name"
        value={name}
        onChange={setName}
        helperText="The new certificate is signed with this name."
        errorText={wasSubmitted ? problem : undefined}
      />
      {sharing.isNamePublic && (
        <Box mt="4">
          <Checkbox
            checked={isFormerNamePublic}
            onChange={(event) => setFormerNamePublic(event.target.checked)}
          >
            Show the former name on the old certificate
          </Checkbox>
          <chakra.p textStyle="small" color="fg.muted" mt="1">
            Otherwise its page says that it was replaced, without a name. You can change this later.
          </chakra.p>
        </Box>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3" mt="4">
        <Button type="submit" pendingText={correct.isPending && 'Generating...'}>
          Issue Corrected Certificate
        </Button>
        <Button variant="outline" colorPalette="neutral" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </chakra.div>
      <div role="alert">
        {correct.error && (
          <chakra.p color="fg.error" mt="4">
            The certificate is unchanged. {userMessageOf(correct.error)}
          </chakra.p>
        )}
      </div>
    </chakra.form>
  );
}

function correctionTimes(count: number): string {
  return ['', 'once more', 'twice'][count] ?? `${count} times`;
}
