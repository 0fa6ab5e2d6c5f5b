import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { LearnerOverview } from '@learning/shared/contract/operators/learners';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { diagnosisWords } from './diagnosis-words.ts';
import type { LearnerAction } from './learner-actions.tsx';

interface Props {
  diagnosis: LearnerOverview['diagnosis'];
  onAction: (action: LearnerAction) => void;
}

/** States in one sentence what is wrong, and offers what helps. */
export function DiagnosisNote({ diagnosis, onAction }: Props) {
  const { sentence, advice, tone, canReconcile } = diagnosisWords(diagnosis);
  const isUnconfirmed = diagnosis.kind === 'account_unconfirmed';
  return (
    <Note colorPalette={tone} aria-live="polite">
      <chakra.h2 textStyle="h4">{sentence}</chakra.h2>
      <chakra.p mt="1" color="fg.muted">
        {advice}
      </chakra.p>
      {(canReconcile || isUnconfirmed) && (
        <HStack mt="4" gap="3">
          {canReconcile && (
            <Button size="sm" onClick={() => onAction({ kind: 'reconcile' })}>
              Reconcile Now
            </Button>
          )}
          {isUnconfirmed && (
            <Button size="sm" onClick={() => onAction({ kind: 'code' })}>
              Send Code Again
            </Button>
          )}
        </HStack>
      )}
    </Note>
  );
}
