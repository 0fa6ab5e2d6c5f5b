import { chakra } from '@chakra-ui/react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/form/field.tsx';
import { Textarea } from '#components/ui/form/input.tsx';
import { useInviteMember } from '../api/change-team.ts';
import { emailsIn, invalidEmails } from '../email-list.ts';
import { inviteProblem, INVALID_EMAIL, describeSeats } from '../team-words.ts';
import { MoreThanSeatsDialog } from './more-than-seats-dialog.tsx';

interface Props {
  learnerId: string;
  freeSeats: number;
  /** Addresses with an open invitation; inviting them again does not add a second one. */
  invited: readonly string[];
  /** Receives the addresses just invited; called with none when sending starts. */
  onInvited: (emails: string[]) => void;
}

/** Invites the addresses one by one; each has its own result, and failed ones stay in the field. */
export function InviteForm({ learnerId, freeSeats, invited: openInvitations, onInvited }: Props) {
  const invite = useInviteMember(learnerId);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<string[]>([]);
  const [isSending, setIsSending] = useState(false);
  // Keeps the dialog's text while it fades out.
  const [pending, setPending] = useState({ emails: [] as string[], total: 0 });
  const [isConfirming, setIsConfirming] = useState(false);

  const send = async (emails: readonly string[]) => {
    const failed = new Map<string, string>();
    setIsConfirming(false);
    setIsSending(true);
    for (const email of emails) {
      try {
        await invite.mutateAsync(email);
      } catch (error) {
        failed.set(email, inviteProblem(error));
      }
    }
    setIsSending(false);
    setText([...failed.keys()].join('\n'));
    setProblems([...failed].map(([email, message]) => `${email}: ${message}`));
    onInvited(emails.filter((email) => !failed.has(email)));
  };

  const showProblems = (reasons: string[]) => {
    setProblems(reasons);
    field.current?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const emails = emailsIn(text);
    const invalid = invalidEmails(emails);
    onInvited([]);
    if (emails.length === 0) return showProblems(['Enter an email address.']);
    if (invalid.length > 0)
      return showProblems(invalid.map((email) => `${email}: ${INVALID_EMAIL}`));
    setProblems([]);
    const total = new Set([...openInvitations, ...emails]).size;
    if (total > freeSeats && total > openInvitations.length) {
      setPending({ emails, total });
      return setIsConfirming(true);
    }
    return void send(emails);
  };

  return (
    <chakra.form noValidate onSubmit={submit}>
      <Field
        label="Invite by email"
        helperText={`One or more addresses, one per line. ${describeSeats(freeSeats, openInvitations.length)}`}
        errorText={
          problems.length > 0 && (
            <span>
              {problems.map((problem) => (
                <chakra.span key={problem} display="block" overflowWrap="anywhere">
                  {problem}
                </chakra.span>
              ))}
            </span>
          )
        }
      >
        <Textarea
          ref={field}
          rows={2}
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          // The field then holds the addresses that could not be sent.
          readOnly={isSending}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button type="submit" mt="4" pendingText={isSending && 'Inviting...'}>
        Send Invitation
      </Button>
      <MoreThanSeatsDialog
        open={isConfirming}
        freeSeats={freeSeats}
        invitations={pending.total}
        onClose={() => setIsConfirming(false)}
        onSend={() => isConfirming && void send(pending.emails)}
        finalFocus={() => field.current}
      />
    </chakra.form>
  );
}
