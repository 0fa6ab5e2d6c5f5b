import type { InboxItem } from '@learning/shared/contract/operators/inbox';
import { useState } from 'react';
import { useOperatorMutation } from '#queries/operator/operator-query.ts';
import { Field } from '#ui/form/field.tsx';
import { Input, Textarea } from '#ui/form/input.tsx';
import { Select } from '#ui/form/select.tsx';
import { ReasonDialog } from '../reason-dialog/reason-dialog.tsx';

type Session = NonNullable<InboxItem['session']>;

interface Props {
  item: InboxItem;
  session: Session;
  action: Session['actions'][number];
  onClose: () => void;
}

const WORDS = {
  confirm: { title: 'Confirm a time', submitText: 'Confirm Time', pendingText: 'Confirming...' },
  decline: {
    title: 'Decline the offered times',
    submitText: 'Decline',
    pendingText: 'Declining...',
  },
  cancel: {
    title: 'Cancel the session',
    submitText: 'Cancel Session',
    pendingText: 'Canceling...',
  },
} as const;

/** Confirms a time of a coaching session, declines the offered ones, or cancels it. */
export function SessionDialog({ item, session, action, onClose }: Props) {
  const { itemId } = item;
  const [version] = useState(item.version);
  const { timeZone, offeredTimes } = session;
  const [startsAt, setStartsAt] = useState(offeredTimes?.[0] ?? '');
  const [place, setPlace] = useState(session.place ?? '');
  const [message, setMessage] = useState('');
  const answer = useOperatorMutation('replyToSession');
  const isConfirming = action === 'confirm';
  const details = isConfirming ? { startsAt, place: place.trim() } : { message: message.trim() };
  return (
    <ReasonDialog
      open
      onClose={onClose}
      {...WORDS[action]}
      validate={() => {
        if (isConfirming) return place.trim() === '' ? 'Say where it takes place.' : undefined;
        return message.trim() === '' ? 'Write a few words to the learner.' : undefined;
      }}
      onSubmit={(reason) =>
        answer.mutateAsync({ params: { itemId }, body: { version, action, ...details, reason } })
      }
    >
      {isConfirming ? (
        <>
          <Field label={`Time (${timeZone})`}>
            <Select value={startsAt} onChange={setStartsAt}>
              {(offeredTimes ?? []).map((time) => (
                <option key={time} value={time}>
                  {new Intl.DateTimeFormat('en-US', {
                    dateStyle: 'full',
                    timeStyle: 'short',
                    timeZone,
                  }).format(new Date(time))}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Place" helperText="A link to the call, or a phone number.">
            <Input
              value={place}
              maxLength={300}
              onChange={(event) => setPlace(event.target.value)}
            />
          </Field>
        </>
      ) : (
        <Field label="Message to the learner">
          <Textarea
            rows={3}
            maxLength={2000}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </Field>
      )}
    </ReasonDialog>
  );
}
