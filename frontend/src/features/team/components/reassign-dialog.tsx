import { chakra, HStack } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { userMessageOf } from '../../../lib/api-error.ts';
import { useReassignSeat } from '../api/change-team.ts';
import { emailsIn, notEmails } from '../email-list.ts';
import type { SeatDialogProps } from './remove-dialog.tsx';

export function ReassignDialog({ learnerId, member, open, onClose, finalFocus }: SeatDialogProps) {
  const reassign = useReassignSeat(learnerId);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [email, ...more] = emailsIn(text);
    if (!email || more.length > 0 || notEmails([email]).length > 0) {
      return setProblem('Enter one email address.');
    }
    setProblem('');
    return reassign.mutate({ seatId: member.seatId, email }, { onSuccess: onClose });
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
          The courses close for {member.email} now, and an invitation goes to the new address.
        </chakra.p>
        <Field label="Email of the new member" errorText={problem}>
          <Input
            type="email"
            autoCapitalize="none"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <HStack mt="6" gap="3" flexWrap="wrap">
          <Button type="submit" pendingText={reassign.isPending && 'Reassigning...'}>
            Give Seat
          </Button>
          <Button variant="outline" colorPalette="neutral" onClick={onClose}>
            Keep Member
          </Button>
        </HStack>
        <div role="alert">
          {reassign.error && (
            <chakra.p color="fg.error" mt="4">
              {userMessageOf(reassign.error)}
            </chakra.p>
          )}
        </div>
      </chakra.form>
    </Dialog>
  );
}
