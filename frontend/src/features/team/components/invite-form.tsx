import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { Team } from '@learning/shared/contract/teams';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/input.tsx';
import { useSession } from '#lib/session/use-session.ts';
import { useInviteMember } from '../api/change-team.ts';
import { invalidEmails, readAddressList } from '../email-list.ts';
import { CsvButton } from '../invite/csv-button.tsx';
import { PreviewDialog } from '../invite/preview-dialog.tsx';
import { previewInvitations, type InvitationPreview } from '../invite/preview-invitations.ts';
import {
  describeSeats,
  endsList,
  inviteProblem,
  INVALID_EMAIL,
  NO_EMAIL,
  openAddresses,
} from '../team-words.ts';
import { MoreThanSeatsDialog } from './more-than-seats-dialog.tsx';

interface Props {
  learnerId: string;
  team: Team;
  /** Receives the addresses just invited; called with none when sending starts. */
  onInvited: (emails: string[]) => void;
}

/** What a dialog asks about, as it was when the dialog opened: it stays the same while the dialog fades out. */
function askedAbout(entered: string, team: Team, ownEmail: string) {
  const list = readAddressList(entered);
  return {
    ...list,
    preview: previewInvitations(list, team, ownEmail),
    freeSeats: team.maxUsers - team.seatsUsed,
    invitations: openAddresses(team.invitations).length + 1,
  };
}

/**
 * Invites one address at once, and several after a preview. They are sent one by one: each has its own result, and failed and invalid ones
 * stay in the field.
 */
export function InviteForm({ learnerId, team, onInvited }: Props) {
  const invite = useInviteMember(learnerId);
  const session = useSession();
  const ownEmail = session.status === 'signed-in' ? session.learner.email : '';
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<string[]>([]);
  const [sending, setSending] = useState<{ at: number; of: number }>();
  const [asked, setAsked] = useState(() => askedAbout('', team, ownEmail));
  const [dialog, setDialog] = useState<'preview' | 'seats'>();
  const invited = openAddresses(team.invitations);
  const freeSeats = team.maxUsers - team.seatsUsed;
  const listed = readAddressList(text);
  const entryCount = listed.emails.length + listed.otherLines.length;

  const send = async (
    emails: readonly string[],
    { invalid, otherLines }: Pick<InvitationPreview, 'invalid' | 'otherLines'>,
  ) => {
    const failed = new Map(invalid.map((email) => [email, INVALID_EMAIL]));
    for (const line of otherLines) failed.set(line, NO_EMAIL);
    setDialog(undefined);
    let end: string | undefined;
    for (const [index, email] of emails.entries()) {
      if (end !== undefined) {
        failed.set(email, end);
        continue;
      }
      setSending({ at: index + 1, of: emails.length });
      try {
        await invite.mutateAsync(email);
      } catch (error) {
        failed.set(email, inviteProblem(error));
        if (endsList(error)) end = inviteProblem(error);
      }
    }
    setSending(undefined);
    setText([...failed.keys()].join('\n'));
    setProblems([...failed].map(([email, message]) => `${email}: ${message}`));
    onInvited(emails.filter((email) => !failed.has(email)));
  };

  const showProblems = (reasons: string[]) => {
    setProblems(reasons);
    field.current?.focus();
  };

  const check = (entered: string, duplicatesInFile = 0) => {
    if (sending) return;
    const { emails, otherLines } = readAddressList(entered);
    const [only] = emails;
    onInvited([]);
    if (only === undefined) {
      const problems = otherLines.map((line) => `${line}: ${NO_EMAIL}`);
      return showProblems(problems.length > 0 ? problems : ['Enter an email address.']);
    }
    const isSingle = emails.length + otherLines.length === 1;
    if (isSingle && invalidEmails(emails).length > 0) {
      return showProblems([`${only}: ${INVALID_EMAIL}`]);
    }
    setProblems([]);
    const next = askedAbout(entered, team, ownEmail);
    setAsked({ ...next, duplicateCount: next.duplicateCount + duplicatesInFile });
    if (!isSingle) return setDialog('preview');
    if (!invited.includes(only) && invited.length + 1 > freeSeats) return setDialog('seats');
    return void send(emails, next.preview);
  };

  return (
    <chakra.form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        check(text);
      }}
    >
      <Field
        label="Invite by email"
        helperText={`One or more addresses, or rows from a spreadsheet, one person per line. ${describeSeats(freeSeats, invited.length)}`}
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
          rows={3}
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          // The field then holds the addresses that could not be sent.
          readOnly={sending !== undefined}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <HStack mt="4" gap="3" flexWrap="wrap">
        <Button
          type="submit"
          pendingText={
            sending &&
            (sending.of > 1 ? `Inviting ${sending.at} of ${sending.of}...` : 'Inviting...')
          }
        >
          {entryCount > 1 ? 'Check the List' : 'Send Invitation'}
        </Button>
        <CsvButton
          disabled={sending !== undefined}
          onList={({ emails, otherLines, duplicateCount }) => {
            const lines = [text, ...emails, ...otherLines];
            const entered = lines.filter((line) => line.trim() !== '').join('\n');
            setText(entered);
            check(entered, duplicateCount);
          }}
          onProblem={(reason) => showProblems([reason])}
        />
      </HStack>
      <PreviewDialog
        open={dialog === 'preview'}
        preview={asked.preview}
        duplicateCount={asked.duplicateCount}
        onClose={() => setDialog(undefined)}
        onSend={(emails) => dialog && void send(emails, asked.preview)}
        finalFocus={() => field.current}
      />
      <MoreThanSeatsDialog
        open={dialog === 'seats'}
        freeSeats={asked.freeSeats}
        invitations={asked.invitations}
        onClose={() => setDialog(undefined)}
        onSend={() => dialog && void send(asked.emails, asked.preview)}
        finalFocus={() => field.current}
      />
    </chakra.form>
  );
}
