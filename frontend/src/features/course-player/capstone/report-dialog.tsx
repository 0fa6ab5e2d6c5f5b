import { MAX_COMMENT_LENGTH } from '@learning/shared/domain/capstone/capstone-rules';
import { useState } from 'react';
import { chakra } from '#ui/chakra/factory.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/input.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { useApiMutation } from '#queries/use-api-mutation.ts';

interface Props {
  params: { userId: string; id: string; ratingId: string };
  what: 'paper' | 'comment';
  onClose: () => void;
}

/** Reports a paper or a comment to us. */
export function ReportDialog({ params, what, onClose }: Props) {
  const [reason, setReason] = useState('');
  const report = useApiMutation('reportCapstone', {
    call: () => ({ params, body: { what, reason: reason.trim() } }),
    onSuccess: onClose,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={what === 'paper' ? 'Report this paper' : 'Report this comment'}
      footer={
        <>
          <Button variant="outline" colorPalette="neutral" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={reason.trim() === ''}
            pendingText={report.isPending && 'Reporting...'}
            onClick={() => report.mutate()}
          >
            Report
          </Button>
        </>
      }
    >
      <Field
        label="What is wrong with it?"
        helperText="We read it and decide. Until then, no one else sees a reported paper."
      >
        <Textarea
          rows={3}
          maxLength={MAX_COMMENT_LENGTH}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
      {report.error && (
        <chakra.p role="alert" textStyle="small" color="fg.error" mt="2">
          {userMessageOf(report.error)}
        </chakra.p>
      )}
    </Dialog>
  );
}
