import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { ActivitySubmission } from '@learning/shared/contract/activities';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Button } from '#ui/button.tsx';
import { printDate } from '#lib/print-date.ts';

interface Props {
  submission: ActivitySubmission | null;
  isOutdated: boolean;
  isSubmitting: boolean;
  onSubmit: () => void;
}

/** Submits the document, or shows that it was submitted. */
export function Completion({ submission, isOutdated, isSubmitting, onSubmit }: Props) {
  if (submission?.completed) {
    const day = printDate(submission.completedAt);
    return (
      <Box mt="8">
        <chakra.p
          display="flex"
          gap="2"
          alignItems="center"
          color="success.fg"
          fontWeight="semibold"
        >
          <CircleCheck size={20} aria-hidden="true" />
          You completed this activity on {day}.
        </chakra.p>
        <chakra.p color="fg.muted" mt="1">
          You can still edit the form, generate the document again and download it.
        </chakra.p>
      </Box>
    );
  }
  return (
    <Box mt="8">
      <chakra.p color="fg.muted" mb="4">
        {isOutdated
          ? 'Generate the document again to complete the activity with your latest changes.'
          : 'When you complete the activity, your document is saved with your results.'}
      </chakra.p>
      <Button
        size="lg"
        disabled={isOutdated}
        pendingText={isSubmitting && 'Submitting...'}
        onClick={onSubmit}
      >
        Mark Activity Complete
      </Button>
    </Box>
  );
}
