import type { OperatorGiftBatch } from '@learning/shared/contract/operators/gift-codes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tiersQuery } from '#queries/billing.ts';
import { coursesQuery } from '#queries/catalog.ts';
import { useOperatorMutation } from '#queries/operator/operator-query.ts';
import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { DraftInput, type TextName } from '../draft-input.tsx';
import { ReasonDialog } from '../reason-dialog/reason-dialog.tsx';
import {
  giftBatchOf,
  giftProblemOf,
  isOfPlan,
  NEW_GIFT_DRAFT,
  type GiftBatchDraft,
} from './gift-batch-draft.ts';

/** Makes gift codes. */
export function NewGiftBatchDialog({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState(NEW_GIFT_DRAFT);
  const { data: courses = [] } = useQuery(coursesQuery());
  const { data: tiers = [] } = useQuery(tiersQuery());
  const create = useOperatorMutation('createGiftBatch');
  const text = (
    name: TextName<GiftBatchDraft>,
    label: string,
    more: { type?: string; help?: string } = {},
  ) => <DraftInput draft={draft} name={name} label={label} onChange={setDraft} {...more} />;
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title="New gift codes"
      submitText="Make Codes"
      pendingText="Making..."
      validate={() => giftProblemOf(draft)}
      onSubmit={(reason) => create.mutateAsync({ body: { ...giftBatchOf(draft), reason } })}
    >
      <chakra.p color="fg.muted">
        A code opens its courses at once, without a payment. Nothing of it is revenue.
      </chakra.p>
      <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        {text('name', 'For', { help: 'Only operators see it, such as “HR conference 2027”.' })}
        <Field label="Gives">
          <Select value={draft.gift} onChange={(gift) => setDraft({ ...draft, gift })}>
            <option value="">Choose a course or plan</option>
            <optgroup label="A course, without an end">
              {courses.map(({ id, title }) => (
                <option key={id} value={`course:${id}`}>
                  {title}
                </option>
              ))}
            </optgroup>
            <optgroup label="Months of a plan’s courses">
              {tiers.map(({ slug, name }) => (
                <option key={slug} value={`tier:${slug}`}>
                  {name}
                </option>
              ))}
            </optgroup>
          </Select>
        </Field>
        {isOfPlan(draft) && text('months', 'Months', { help: 'For one person, without seats.' })}
        {text('codeCount', 'Number of codes', { help: 'Up to 200.' })}
        {text('maxRedemptions', 'People per code')}
        {text('lastDay', 'Last day (UTC)', { type: 'date' })}
      </Box>
    </ReasonDialog>
  );
}

/** Ends the codes of a batch. */
export function EndGiftBatchDialog({
  batch: { batchId, name },
  onClose,
}: {
  batch: OperatorGiftBatch;
  onClose: () => void;
}) {
  const end = useOperatorMutation('endGiftBatch');
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={`End the codes of ${name}?`}
      submitText="End Codes"
      pendingText="Ending..."
      onSubmit={(reason) => end.mutateAsync({ params: { batchId }, body: { reason } })}
    >
      <chakra.p color="fg.muted">
        No one can redeem them anymore. Access that was opened with them stays.
      </chakra.p>
    </ReasonDialog>
  );
}
