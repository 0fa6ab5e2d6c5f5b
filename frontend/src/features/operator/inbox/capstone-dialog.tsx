import { chakra } from '#ui/chakra/factory.ts';
import type { InboxItem } from '@learning/shared/contract/operators/inbox';
import { useState } from 'react';
import { useOperatorMutation } from '#queries/operator/operator-query.ts';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/input.tsx';
import { Select } from '#ui/form/select.tsx';
import { ReasonDialog } from '../reason-dialog/reason-dialog.tsx';

type Capstone = NonNullable<InboxItem['capstone']>;

interface Props {
  item: InboxItem;
  capstone: Capstone;
  action: Capstone['actions'][number];
  onClose: () => void;
}

const WORDS = {
  rate: { title: 'Rate as the reviewer', submitText: 'Save Rating', pendingText: 'Saving...' },
  keep: { title: 'Keep what was reported', submitText: 'Keep', pendingText: 'Saving...' },
  remove: { title: 'Remove what was reported', submitText: 'Remove', pendingText: 'Removing...' },
} as const;

/** Rates a capstone, keeps what was reported, or removes it. */
export function CapstoneDialog({ item, capstone, action, onClose }: Props) {
  const { itemId } = item;
  const [version] = useState(item.version);
  const [levels, setLevels] = useState<Record<string, string>>({});
  const [message, setMessage] = useState('');
  const review = useOperatorMutation('reviewCapstone');
  const needsMessage = action === 'remove';
  const body = {
    version,
    action,
    ...(action === 'rate' ? { levels } : {}),
    ...(message.trim() === '' ? {} : { message: message.trim() }),
  };
  return (
    <ReasonDialog
      open
      onClose={onClose}
      {...WORDS[action]}
      validate={() => {
        if (action === 'rate' && capstone.rubric.some(({ name }) => !levels[name])) {
          return 'Choose a level for each row.';
        }
        return needsMessage && message.trim() === '' ? 'Say why, for the author.' : undefined;
      }}
      onSubmit={(reason) => review.mutateAsync({ params: { itemId }, body: { ...body, reason } })}
    >
      {action === 'rate' &&
        capstone.rubric.map(({ name, levels: choices }) => (
          <Field
            key={name}
            label={name}
            helperText={choices.find((choice) => choice.name === levels[name])?.text}
          >
            <Select
              value={levels[name] ?? ''}
              onChange={(level) => setLevels({ ...levels, [name]: level })}
            >
              <option value="">Choose a level</option>
              {choices.map((choice) => (
                <option key={choice.name} value={choice.name}>
                  {choice.name}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      {action !== 'keep' && (
        <Field
          label={needsMessage ? 'Message to the author' : 'One thing that would make it better'}
          helperText={needsMessage ? undefined : 'Optional. The author reads it.'}
        >
          <Textarea
            rows={3}
            maxLength={600}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </Field>
      )}
      {action === 'keep' && (
        <chakra.p>
          {capstone.comment === null
            ? 'The paper goes back to the raters.'
            : 'The comment stays as it is.'}
        </chakra.p>
      )}
    </ReasonDialog>
  );
}
