import { chakra } from '#ui/chakra/factory.ts';
import type { CoachingSession } from '@learning/shared/contract/coaching';
import { useState } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { hasCode, userMessageOf } from '#lib/api-error.ts';
import { useApiMutation } from '#queries/use-api-mutation.ts';

interface Props {
  learnerId: string;
  session: CoachingSession;
  open: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/** Cancels a session, and says before whether it still counts. Source: rules/learning.md L34 */
export function CancelDialog({ learnerId, session, open, onClose, finalFocus }: Props) {
  // The last 24 hours may begin while the page is open; the server says so.
  const [countsNow, setCountsNow] = useState(false);
  const counts = countsNow || session.countsWhenCanceled;
  const cancel = useApiMutation('cancelCoaching', {
    call: () => ({
      params: { userId: learnerId, sessionId: session.sessionId },
      body: { acceptsCounting: counts },
    }),
    onError: (error) => {
      if (hasCode(error, 'coaching_counts_now')) setCountsNow(true);
    },
  });
  const close = () => {
    cancel.reset();
    onClose();
  };
  const onSuccess = () => {
    close();
    showToast({ tone: 'success', title: 'Session Canceled' });
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Cancel this session?"
      finalFocus={finalFocus}
      footer={
        <>
          <Button
            pendingText={cancel.isPending && 'Canceling...'}
            onClick={() => cancel.mutate(undefined, { onSuccess })}
          >
            {counts ? 'Cancel Anyway' : 'Cancel Session'}
          </Button>
          <Button variant="outline" colorPalette="neutral" onClick={close}>
            Keep Session
          </Button>
        </>
      }
    >
      <chakra.p textStyle="body">
        {counts
          ? 'It starts in less than 24 hours, so it still counts among this month’s sessions.'
          : 'It won’t count among your sessions. We’ll tell the instructor, and you get an email.'}
      </chakra.p>
      <div role="alert">
        {cancel.error && (
          <chakra.p color="fg.error" mt="4">
            {userMessageOf(cancel.error)}
          </chakra.p>
        )}
      </div>
    </Dialog>
  );
}
