import { chakra } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Textarea } from '../../../components/ui/input.tsx';
import { userMessageOf } from '../../../lib/api-error.ts';
import { useInviteMember } from '../api/change-team.ts';
import { emailsIn, notEmails } from '../email-list.ts';

interface Props {
  learnerId: string;
  freeSeats: number;
}

/** Invites one address after the other; each has its own result, and what could not be sent stays in the field. */
export function InviteForm({ learnerId, freeSeats }: Props) {
  const invite = useInviteMember(learnerId);
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<string[]>([]);
  const [invited, setInvited] = useState<string[]>([]);
  const [isSending, setIsSending] = useState(false);

  const send = async (emails: readonly string[]) => {
    const refused = new Map<string, string>();
    setIsSending(true);
    for (const email of emails) {
      try {
        await invite.mutateAsync(email);
      } catch (error) {
        refused.set(email, userMessageOf(error));
      }
    }
    setIsSending(false);
    setText([...refused.keys()].join('\n'));
    setProblems([...refused].map(([email, message]) => `${email}: ${message}`));
    setInvited(emails.filter((email) => !refused.has(email)));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const emails = emailsIn(text);
    const wrong = notEmails(emails);
    setInvited([]);
    if (emails.length === 0) return setProblems(['Enter an email address.']);
    if (wrong.length > 0) return setProblems([`Not an email address: ${wrong.join(', ')}`]);
    setProblems([]);
    return void send(emails);
  };

  return (
    <chakra.form noValidate onSubmit={submit}>
      <Field
        label="Invite by email"
        helperText={`One address or several, a line each. ${freeSeats} ${freeSeats === 1 ? 'seat is' : 'seats are'} free.`}
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
          rows={2}
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button type="submit" mt="4" pendingText={isSending && 'Inviting...'}>
        Send Invitation
      </Button>
      <chakra.output
        display="block"
        mt="3"
        color="fg.success"
        fontWeight="medium"
        overflowWrap="anywhere"
      >
        {invited.length > 0 && `Invited: ${invited.join(', ')}`}
      </chakra.output>
    </chakra.form>
  );
}
