import { chakra } from '#ui/chakra/factory.ts';
import type { InboxItem } from '@learning/shared/contract/operators/inbox';
import { useState } from 'react';
import { useOperatorMutation } from '#queries/operator/operator-query.ts';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/input.tsx';
import { Select } from '#ui/form/select.tsx';
import { ReasonDialog } from '../reason-dialog/reason-dialog.tsx';

interface Props {
  item: InboxItem;
  onClose: () => void;
}

/** Replies to a request by mail. */
export function ReplyDialog({ item, onClose }: Props) {
  const { itemId, email } = item;
  const [version] = useState(item.version);
  const [message, setMessage] = useState('');
  const [state, setState] = useState<'waiting' | 'done'>('done');
  // One id for each opened item, so that a repeated click sends one mail.
  const [replyId] = useState(() => crypto.randomUUID());
  const reply = useOperatorMutation('replyToRequest');
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title="Reply"
      submitText="Send Reply"
      pendingText="Sending..."
      validate={() => (message.trim() === '' ? 'Write the reply.' : undefined)}
      onSubmit={(reason) =>
        reply.mutateAsync({
          params: { itemId },
          body: { version, replyId, message: message.trim(), state, reason },
        })
      }
    >
      <chakra.p color="fg.muted">
        {`It goes to ${email} by email. Their message isn’t repeated in it.`}
      </chakra.p>
      <Field label="Reply">
        <Textarea
          rows={6}
          maxLength={4000}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Field>
      <Field label="State afterwards">
        <Select value={state} onChange={(value) => setState(value as 'waiting' | 'done')}>
          <option value="done">Done</option>
          <option value="waiting">Waiting for them</option>
        </Select>
      </Field>
    </ReasonDialog>
  );
}
