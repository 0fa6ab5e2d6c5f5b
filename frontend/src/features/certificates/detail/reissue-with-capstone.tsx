import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { Certificate } from '@learning/shared/contract/certificates';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#ui/button.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { useReissueCertificate } from '../claim/change-certificates.ts';

interface Props {
  learnerId: string;
  certificateId: string;
  onReplaced: (certificate: Certificate) => void;
}

/** Reissues a certificate with the levels of a capstone that was rated since. Source: rules/certificates.md K28 */
export function ReissueWithCapstone({ learnerId, certificateId, onReplaced }: Props) {
  const reissue = useReissueCertificate(learnerId, certificateId);
  const click = () => {
    if (reissue.isPending) return;
    reissue.mutate(undefined, {
      onSuccess: (certificate) => {
        showToast({
          title: 'Certificate Reissued',
          description: 'Download and share the new one. It says how your capstone was rated.',
          tone: 'success',
        });
        onReplaced(certificate);
      },
    });
  };
  return (
    <Stack gap="3" alignItems="flex-start">
      <chakra.p>
        Your capstone was rated since. You get a new certificate with the level of each row and a
        new ID; the old one says that it was replaced. It’s your choice.
      </chakra.p>
      <Button pendingText={reissue.isPending && 'Generating...'} onClick={click}>
        Reissue With the Capstone
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
