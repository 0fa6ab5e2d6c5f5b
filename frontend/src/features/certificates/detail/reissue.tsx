import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { Certificate, CertificateWithoutHours } from '@learning/shared/contract/certificates';
import {
  printCourseHours,
  printMeasured,
  printNeeded,
} from '#components/certificate/measured-time.ts';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#ui/button.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { useReissueCertificate } from '../claim/change-certificates.ts';

interface Props {
  learnerId: string;
  withoutHours: CertificateWithoutHours;
  onReplaced: (certificate: Certificate) => void;
}

/** Says why a certificate prints no hours, and reissues it once they are measured. Source: rules/certificates.md K17 */
export function Reissue({ learnerId, withoutHours, onReplaced }: Props) {
  const { certificateId, courseHours, canBeReissued } = withoutHours;
  const reissue = useReissueCertificate(learnerId, certificateId);
  const hours = printCourseHours(courseHours);
  if (!canBeReissued) {
    return (
      <chakra.p color="fg.muted">
        {printMeasured(withoutHours)}, so this certificate prints no hours. Once{' '}
        {printNeeded(withoutHours)} are measured, you can have it reissued with {hours} here.
      </chakra.p>
    );
  }
  const click = () => {
    if (reissue.isPending) return;
    reissue.mutate(undefined, {
      onSuccess: (certificate) => {
        showToast({
          title: 'Certificate Reissued',
          description: `Download and share the new one. It prints ${hours} of instruction.`,
          tone: 'success',
        });
        onReplaced(certificate);
      },
    });
  };
  return (
    <Stack gap="3" alignItems="flex-start">
      <chakra.p>
        {printMeasured(withoutHours)}. That supports {hours} of instruction. You get a new
        certificate with its hours and a new ID; the old one says that it was replaced. This works
        once.
      </chakra.p>
      <Button pendingText={reissue.isPending && 'Generating...'} onClick={click}>
        Reissue With Hours
      </Button>
      <div role="alert">
        {reissue.error && (
          <chakra.p color="fg.error">
            The certificate is unchanged. {userMessageOf(reissue.error)}
          </chakra.p>
        )}
      </div>
    </Stack>
  );
}
