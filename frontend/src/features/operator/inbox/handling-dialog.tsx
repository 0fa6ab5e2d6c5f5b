import { INBOX_STATES, type InboxState } from '@learning/shared/contract/inbox-states';
import type { InboxItem } from '@learning/shared/contract/operators/inbox';
import { useState } from 'react';
import { useOperatorMutation } from '#queries/operator/operator-query.ts';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Select } from '#ui/form/select.tsx';
import { ReasonDialog } from '../reason-dialog/reason-dialog.tsx';
import { STATE_WORDS } from './inbox-words.ts';

interface Props {
  item: InboxItem;
  onClose: () => void;
}

/** Sets the state and the owner of an item. */
export function HandlingDialog({ item, onClose }: Props) {
  const { itemId } = item;
  const [version] = useState(item.version);
  const [state, setState] = useState<InboxState>(item.state === 'new' ? 'in_progress' : item.state);
  const [owner, setOwner] = useState<string>(item.owner ? 'same' : 'me');
  const [address, setAddress] = useState('');
  const change = useOperatorMutation('changeInboxItem');
  const chosen =
    owner === 'other' ? address.trim() : owner === 'same' ? (item.owner ?? 'none') : owner;
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title="Change state or owner"
      submitText="Save"
      pendingText="Saving..."
      validate={() =>
        owner === 'other' && !address.includes('@')
          ? 'Enter the address of an operator.'
          : undefined
      }
      onSubmit={(reason) =>
        change.mutateAsync({
          params: { itemId },
          body: { version, state, owner: chosen, reason },
        })
      }
    >
      <Field label="State">
        <Select value={state} onChange={(value) => setState(value as InboxState)}>
          {INBOX_STATES.map((choice) => (
            <option key={choice} value={choice}>
              {STATE_WORDS[choice]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Owner">
        <Select value={owner} onChange={setOwner}>
          {item.owner && <option value="same">{item.owner}</option>}
          <option value="me">Me</option>
          <option value="none">No one</option>
          <option value="other">Another operator</option>
        </Select>
      </Field>
      {owner === 'other' && (
        <Field label="Their email">
          <Input
            type="email"
            autoComplete="off"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        </Field>
      )}
    </ReasonDialog>
  );
}
