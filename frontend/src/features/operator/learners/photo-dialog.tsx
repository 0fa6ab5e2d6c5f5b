import { useState } from 'react';
import { useOperatorMutation } from '#queries/operator/operator-query.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { ReasonDialog } from '../reason-dialog/reason-dialog.tsx';
import { StatementField, validateStatement } from '../reason-dialog/statement-field.tsx';

interface Props {
  learnerId: string;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Removes a learner's profile photo. Source: rules/learning.md L49 */
export function PhotoDialog({ learnerId, onClose, onDone }: Props) {
  const [statement, setStatement] = useState('');
  const remove = useOperatorMutation('removeLearnerPhoto');
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title="Remove the profile photo"
      submitText="Remove Photo"
      pendingText="Removing..."
      validate={() => validateStatement(statement, 'learner')}
      onSubmit={async (reason) => {
        const body = { statement: statement.trim(), reason };
        await remove.mutateAsync({ params: { learnerId }, body });
        onDone('The photo is removed, and the learner is told why.');
      }}
    >
      <chakra.p color="fg.muted">
        Only the learner sees their photo, so remove it only when you were shown it. It can’t be
        undone; the learner can choose another one.
      </chakra.p>
      <StatementField
        label="Reason that the learner reads"
        value={statement}
        onChange={setStatement}
      />
    </ReasonDialog>
  );
}
