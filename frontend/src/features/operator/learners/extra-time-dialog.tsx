import type { LearnerOverview } from '@learning/shared/contract/operators/learners';
import { useState } from 'react';
import { EXTRA_TIME_CHOICES } from '#lib/extra-time-choices.ts';
import { useOperatorMutation } from '#queries/operator/operator-query.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { ChoiceCard } from '#ui/form/choice-card.tsx';
import { ReasonDialog } from '../reason-dialog/reason-dialog.tsx';

interface Props {
  learner: LearnerOverview;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Sets a learner's extra time for timed checks. Source: rules/learning.md L20 */
export function ExtraTimeDialog({ learner, onClose, onDone }: Props) {
  const { account, extraTimeFactor: from } = learner;
  const [factor, setFactor] = useState(from);
  const setExtraTime = useOperatorMutation('setExtraTime');
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title="Set the extra time for timed checks"
      submitText="Set Extra Time"
      pendingText="Saving..."
      validate={() => (factor === from ? 'The learner has this already.' : undefined)}
      onSubmit={async (reason) => {
        const params = { learnerId: account.learnerId };
        await setExtraTime.mutateAsync({ params, body: { extraTimeFactor: factor, from, reason } });
        onDone('The extra time is set. It applies to checks that start from now on.');
      }}
    >
      <chakra.p color="fg.muted">
        It applies to checks that start from now on. The learner sees it in their settings and can
        change it. Don’t write a medical condition in the reason.
      </chakra.p>
      <chakra.fieldset>
        <chakra.legend textStyle="label" mb="2">
          Extra time
        </chakra.legend>
        <Stack gap="2">
          {EXTRA_TIME_CHOICES.map(([value, label]) => (
            <ChoiceCard
              key={value}
              type="radio"
              name="extra-time"
              value={String(value)}
              checked={value === factor}
              onChange={() => setFactor(value)}
            >
              {`${value}× · ${label}`}
            </ChoiceCard>
          ))}
        </Stack>
      </chakra.fieldset>
    </ReasonDialog>
  );
}
