import { chakra } from '@chakra-ui/react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/form/field.tsx';
import { Textarea } from '#components/ui/form/input.tsx';
import { useInviteMember } from '../api/change-team.ts';
import { emailsIn, notEmails } from '../email-list.ts';
import { inviteProblem, NO_EMAIL, seatWords } from '../team-words.ts';
import { MoreThanSeatsDialog } from './more-than-seats-dialog.tsx';

interface Props {
  learnerId: string;
  freeSeats: number;
  /** Addresses with an open invitation; inviting them again makes no second one. */
  invited: readonly string[];
  /** The addresses just invited; called with none when sending starts. */
  onInvited: (emails: string[]) => void;
}

/** Invites one address after the other; each has its own result, and what could not be sent stays in the field. */
export function InviteForm({ learnerId, freeSeats, invited: open, onInvited }: Props) {
  const invite = useInviteMember(learnerId);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<string[]>([]);
  const [isSending, setIsSending] = useState(false);
  // Keeps the question's text while its dialog fades out.
  const [asked, setAsked] = useState({ emails: [] as string[], total: 0 });
  const [isAsking, setIsAsking] = useState(false);

  const send = async (emails: readonly string[]) => {
    const refused = new Map<string, string>();
    setIsAsking(false);
    setIsSending(true);
    for (const email of emails) {
      try {
        await invite.mutateAsync(email);
      } catch (error) {
        refused.set(email, inviteProblem(error));
      }
    }
    setIsSending(false);
    setText([...refused.keys()].join('\n'));
    setProblems([...refused].map(([email, message]) => `${email}: ${message}`));
    onInvited(emails.filter((email) => !refused.has(email)));
  };

  const refuse = (reasons: string[]) => {
    setProblems(reasons);
    field.current?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const emails = emailsIn(text);
    const wrong = notEmails(emails);
    onInvited([]);
    if (emails.length === 0) return refuse(['Enter an email address.']);
    if (wrong.length > 0) return refuse(wrong.map((email) => `${email}: ${NO_EMAIL}`));
    setProblems([]);
    const total = new Set([...open, ...emails]).size;
    if (total > freeSeats && total > open.length) {
      setAsked({ emails, total });
      return setIsAsking(true);
    }
    return void send(emails);
  };

  return (
    <chakra.form noValidate onSubmit={submit}>
      <Field
        label="Invite by email"
        helperText={`One or more addresses, one per line. ${seatWords(freeSeats, open.length)}`}
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
        open={isAsking}
        freeSeats={freeSeats}
        invitations={asked.total}
        onClose={() => setIsAsking(false)}
        onSend={() => isAsking && void send(asked.emails)}
        finalFocus={() => field.current}
      />
    </chakra.form>
  );
}
