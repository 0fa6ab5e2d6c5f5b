import { chakra } from '#ui/chakra/factory.ts';
import type { ModeratedReview } from '@learning/shared/contract/operators/moderation';
import { useState } from 'react';
import { useOperatorMutation } from '#queries/operator/operator-query.ts';
import { ReasonDialog } from '../reason-dialog/reason-dialog.tsx';
import { StatementField, validateStatement } from '../reason-dialog/statement-field.tsx';

export type Decision = ModeratedReview['state'];

export const DECISION_WORDS: Record<
  Decision,
  { button: string; title: string; pending: string; effect: string }
> = {
  held: {
    button: 'Hold',
    title: 'Hold this review?',
    pending: 'Holding...',
    effect: 'Others don’t see it until someone decides. Its author is told, and still sees it.',
  },
  hidden: {
    button: 'Hide',
    title: 'Hide this review?',
    pending: 'Hiding...',
    effect: 'Others don’t see it anymore. Its author is told why, and can change or delete it.',
  },
  published: {
    button: 'Publish',
    title: 'Publish this review?',
    pending: 'Publishing...',
    effect: 'Everyone sees it again, and its stars count. Its author is told.',
  },
};

interface Props {
  review: ModeratedReview;
  decision: Decision;
  onClose: () => void;
}

/** Decides about a review. */
export function DecisionDialog({ review, decision, onClose }: Props) {
  const [statement, setStatement] = useState('');
  const moderate = useOperatorMutation('moderateReview');
  const { courseId, learnerId, version } = review;
  const { button, title, pending, effect } = DECISION_WORDS[decision];
  const needsStatement = decision !== 'published';
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={title}
      submitText={`${button} Review`}
      pendingText={pending}
      validate={() => (needsStatement ? validateStatement(statement, 'author') : undefined)}
      onSubmit={(reason) =>
        moderate.mutateAsync({
          params: { courseId, learnerId },
          body: {
            version,
            state: decision,
            ...(needsStatement ? { statement: statement.trim() } : {}),
            reason,
          },
        })
      }
    >
      <chakra.p color="fg.muted">{effect}</chakra.p>
      {needsStatement && (
        <StatementField
          label="Reason that the author reads"
          value={statement}
          onChange={setStatement}
        />
      )}
    </ReasonDialog>
  );
}
