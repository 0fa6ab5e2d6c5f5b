import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { Certificate } from '@learning/shared/contract/certificates';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#ui/button.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { useReissueCertificate } from '../claim/change-certificates.ts';

/** What a certificate can be reissued with. */
const TEXTS = {
  capstone: {
    explanation:
      'Your capstone was rated since. You get a new certificate with the level of each row and a new ID; the old one says that it was replaced. It’s your choice.',
    button: 'Reissue With the Capstone',
    done: 'Download and share the new one. It says how your capstone was rated.',
  },
  retest: {
    explanation:
      'You passed. You get a new certificate that says so with the date, and a new ID; the old one says that it was replaced. It’s your choice.',
    button: 'Reissue With “Still Knows It”',
    done: 'Download and share the new one. It says that you still knew the course.',
  },
} as const;

interface Props {
  what: keyof typeof TEXTS;
  learnerId: string;
  certificateId: string;
  onReplaced: (certificate: Certificate) => void;
}

/** Reissues a certificate with something that happened since. Source: rules/certificates.md K28, K29 */
export function ReissueWith({ what, learnerId, certificateId, onReplaced }: Props) {
  const reissue = useReissueCertificate(learnerId, certificateId);
  const click = () => {
    if (reissue.isPending) return;
    reissue.mutate(undefined, {
      onSuccess: (certificate) => {
        showToast({
          title: 'Certificate Reissued',
          description: TEXTS[what].done,
          tone: 'success',
        });
        onReplaced(certificate);
      },
    });
  };
  return (
    <Stack gap="3" alignItems="flex-start">
      <chakra.p>{TEXTS[what].explanation}</chakra.p>
      <Button pendingText={reissue.isPending && 'Generating...'} onClick={click}>
        {TEXTS[what].button}
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
