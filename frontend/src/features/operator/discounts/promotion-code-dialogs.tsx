import { bundle } from '@learning/content/tiers';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tiersQuery } from '#queries/billing.ts';
import { useOperatorMutation } from '#queries/operator/operator-query.ts';
import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { CourseChoice } from '../course-choice.tsx';
import { DraftInput, type TextName } from '../draft-input.tsx';
import { ReasonDialog } from '../reason-dialog/reason-dialog.tsx';
import {
  NEW_DRAFT,
  problemOf,
  promotionCodeOf,
  type PromotionCodeDraft,
} from './promotion-code-draft.ts';

/** Creates a promotion code. */
export function NewPromotionCodeDialog({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState(NEW_DRAFT);
  const create = useOperatorMutation('createPromotionCode');
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title="New promotion code"
      submitText="Create Code"
      pendingText="Creating..."
      validate={() => problemOf(draft)}
      onSubmit={(reason) => create.mutateAsync({ body: { ...promotionCodeOf(draft), reason } })}
    >
      <chakra.p color="fg.muted">
        It works at once and can’t be changed, only ended. Less than $0.50 left to pay is not
        charged.
      </chakra.p>
      <Fields draft={draft} onChange={setDraft} />
    </ReasonDialog>
  );
}

interface FieldsProps {
  draft: PromotionCodeDraft;
  onChange: (draft: PromotionCodeDraft) => void;
}

function Fields({ draft, onChange }: FieldsProps) {
  const set = (change: Partial<PromotionCodeDraft>) => onChange({ ...draft, ...change });
  const { courseIds } = draft;
  const text = (
    name: TextName<PromotionCodeDraft>,
    label: string,
    more: { type?: string; help?: string } = {},
  ) => <DraftInput draft={draft} name={name} label={label} onChange={onChange} {...more} />;
  return (
    <Stack gap="6">
      <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        {text('code', 'Code', { help: 'Such as SPRING20. Learners can type it in small letters.' })}
        <Field label="Takes off">
          <Select
            value={draft.kind}
            onChange={(kind) => set({ kind: kind as PromotionCodeDraft['kind'] })}
          >
            <option value="percent">A percentage</option>
            <option value="amount">An amount in US dollars</option>
          </Select>
        </Field>
        {text('off', draft.kind === 'percent' ? 'Percent' : 'Amount in US dollars')}
        {text('maxRedemptions', 'Most redemptions', { help: 'Empty: no limit.' })}
        {text('lastDay', 'Last day (UTC)', { type: 'date', help: 'Empty: no end.' })}
      </Box>
      <Stack gap="2">
        <CourseChoice courseIds={courseIds} onChange={(chosen) => set({ courseIds: chosen })} />
        {courseIds !== null && (
          <Checkbox
            checked={courseIds.includes(bundle.productId)}
            onChange={({ currentTarget: { checked } }) =>
              set({
                courseIds: checked
                  ? [...courseIds, bundle.productId]
                  : courseIds.filter((id) => id !== bundle.productId),
              })
            }
          >
            {bundle.title} (bundle)
          </Checkbox>
        )}
      </Stack>
      <PlanChoice draft={draft} onChange={onChange} />
    </Stack>
  );
}

/** The plans that the code is for, and of which of their payments. */
function PlanChoice({ draft, onChange }: FieldsProps) {
  const { data: tiers = [] } = useQuery(tiersQuery());
  const { tierSlugs, duration } = draft;
  return (
    <Stack gap="4">
      <chakra.fieldset minW="0">
        <chakra.legend textStyle="label" mb="3">
          Plans
        </chakra.legend>
        <Stack gap="2">
          {tiers
            .filter(({ price }) => price !== null)
            .map(({ slug, name }) => (
              <Checkbox
                key={slug}
                checked={tierSlugs.includes(slug)}
                onChange={({ currentTarget: { checked } }) =>
                  onChange({
                    ...draft,
                    tierSlugs: checked
                      ? [...tierSlugs, slug]
                      : tierSlugs.filter((other) => other !== slug),
                  })
                }
              >
                {name}
              </Checkbox>
            ))}
        </Stack>
      </chakra.fieldset>
      {tierSlugs.length > 0 && (
        <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <Field label="Counts for">
            <Select
              value={duration}
              onChange={(chosen) =>
                onChange({ ...draft, duration: chosen as PromotionCodeDraft['duration'] })
              }
            >
              <option value="once">The first payment</option>
              <option value="repeating">Payments of some months</option>
              <option value="forever">Every payment, as long as the plan lasts</option>
            </Select>
          </Field>
          {duration === 'repeating' && (
            <DraftInput
              draft={draft}
              name="months"
              label="Months"
              help="A payment for a year within them has it in full."
              onChange={onChange}
            />
          )}
        </Box>
      )}
    </Stack>
  );
}

/** Ends a promotion code. */
export function EndPromotionCodeDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const end = useOperatorMutation('endPromotionCode');
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={`End ${code}?`}
      submitText="End Code"
      pendingText="Ending..."
      onSubmit={(reason) => end.mutateAsync({ params: { code }, body: { reason } })}
    >
      <chakra.p color="fg.muted">
        No one can enter it anymore, and it can’t be used again. Checkouts that hold it can be paid
        for a day. It stays listed.
      </chakra.p>
    </ReasonDialog>
  );
}
