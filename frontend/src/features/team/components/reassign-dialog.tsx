import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { useReassignSeat } from '../api/change-team.ts';
import { emailsIn, invalidEmails } from '../email-list.ts';
import { inviteProblem, INVALID_EMAIL } from '../team-words.ts';
import type { SeatDialogProps } from './remove-dialog.tsx';

interface Props extends SeatDialogProps {
  /** Called with the invited address. */
  onInvited: (email: string) => void;
}

export function ReassignDialog({ learnerId, member, open, onClose, finalFocus, onInvited }: Props) {
  const reassign = useReassignSeat(learnerId);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const showProblem = (reason: string) => {
    setProblem(reason);
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reassign.isPending) return;
    const [email, ...more] = emailsIn(text);
    if (!email || more.length > 0) return showProblem('Enter one email address.');
    if (invalidEmails([email]).length > 0) return showProblem(INVALID_EMAIL);
    setProblem('');
    // The response removes this member, so a callback of `mutate` would not run.
    return void reassign.mutateAsync({ seatId: member.seatId, email }).then(
      () => {
        onInvited(email);
        onClose();
      },
      () => undefined,
    );
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Give this seat to someone else"
      finalFocus={finalFocus}
    >
      <chakra.form noValidate onSubmit={submit}>
        <chakra.p textStyle="body" mb="5">
          {member.email} loses access right away and gets an email about it. We send an invitation
          to the new address.
        </chakra.p>
        <Field label="Email of the new member" errorText={problem}>
          <Input
            ref={field}
            type="email"
            autoCapitalize="none"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <HStack mt="6" gap="3" flexWrap="wrap">
          <Button type="submit" pendingText={reassign.isPending && 'Reassigning...'}>
            Reassign Seat
          </Button>
          <Button variant="outline" colorPalette="neutral" onClick={onClose}>
            Keep Member
          </Button>
        </HStack>
        <div role="alert">
          {reassign.error && (
            <chakra.p color="fg.error" mt="4">
              {inviteProblem(reassign.error)}
            </chakra.p>
          )}
        </div>
      </chakra.form>
    </Dialog>
  );
}
