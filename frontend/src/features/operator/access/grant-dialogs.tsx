import { chakra } from '#ui/chakra/factory.ts';
import type { OperatorGrant } from '@learning/shared/contract/operators/access';
import { useState } from 'react';
import { useOperatorMutation } from '#queries/operator/operator-query.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { CourseChoice } from '../course-choice.tsx';
import { ReasonDialog } from '../reason-dialog/reason-dialog.tsx';

interface DialogProps {
  learnerId: string;
  onClose: () => void;
}

/** An end as a calendar day, whose last second counts; or none at all. */
interface End {
  day: string;
  isNone: boolean;
}

const NO_END: End = { day: '', isNone: false };

/** Grants access to courses. */
export function GrantDialog({ learnerId, onClose }: DialogProps) {
  const [courseIds, setCourseIds] = useState<number[] | null>([]);
  const [end, setEnd] = useState(NO_END);
  const grant = useOperatorMutation('grantAccess');
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title="Grant access"
      submitText="Grant Access"
      pendingText="Granting..."
      validate={() =>
        courseIds?.length === 0 ? 'Choose at least one course.' : problemOf(end, new Date())
      }
      onSubmit={(reason) =>
        grant.mutateAsync({
          params: { learnerId },
          body: { courseIds, endsAt: instantOf(end), reason },
        })
      }
    >
      <chakra.p color="fg.muted">
        The learner is told. It costs nothing, so it opens no refund, exchange or course rating.
      </chakra.p>
      <CourseChoice courseIds={courseIds} onChange={setCourseIds} />
      <EndFields end={end} onChange={setEnd} />
    </ReasonDialog>
  );
}

interface GrantProps extends DialogProps {
  grant: OperatorGrant;
}

/** Sets another end. */
export function ChangeGrantDialog({ learnerId, grant, onClose }: GrantProps) {
  const [end, setEnd] = useState<End>({
    day: grant.endsAt?.slice(0, 10) ?? '',
    isNone: grant.endsAt === null,
  });
  const change = useOperatorMutation('changeGrant');
  const { grantId, version } = grant;
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title="Change the end of the access"
      submitText="Save End"
      pendingText="Saving..."
      validate={() => problemOf(end, new Date())}
      onSubmit={(reason) =>
        change.mutateAsync({
          params: { learnerId, grantId },
          body: { endsAt: instantOf(end), version, reason },
        })
      }
    >
      <EndFields end={end} onChange={setEnd} />
    </ReasonDialog>
  );
}

/** Ends access now. */
export function WithdrawGrantDialog({ learnerId, grant, onClose }: GrantProps) {
  const withdraw = useOperatorMutation('withdrawGrant');
  const { grantId, version } = grant;
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title="Withdraw this access?"
      submitText="Withdraw Access"
      pendingText="Withdrawing..."
      onSubmit={(reason) =>
        withdraw.mutateAsync({ params: { learnerId, grantId }, body: { version, reason } })
      }
    >
      <chakra.p color="fg.muted">
        It ends now, and the learner is told. Their progress, notes and certificates stay.
      </chakra.p>
    </ReasonDialog>
  );
}

function EndFields({ end, onChange }: { end: End; onChange: (end: End) => void }) {
  return (
    <>
      {!end.isNone && (
        <Field label="Last day" helperText="Access ends when this day has ended (UTC).">
          <Input
            name="lastDay"
            type="date"
            value={end.day}
            onChange={(event) => onChange({ ...end, day: event.target.value })}
          />
        </Field>
      )}
      <Checkbox
        checked={end.isNone}
        onChange={({ currentTarget: { checked } }) => onChange({ ...end, isNone: checked })}
      >
        Without an end
      </Checkbox>
    </>
  );
}

function problemOf(end: End, now: Date): string | undefined {
  if (end.isNone) return undefined;
  if (end.day === '') return 'Choose the last day, or access without an end.';
  return end.day < now.toISOString().slice(0, 10) ? 'Choose a day that is not over.' : undefined;
}

const DAY_MS = 86_400_000;

function instantOf({ day, isNone }: End): string | null {
  return isNone ? null : new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString();
}
