import { chakra } from '#ui/chakra/factory.ts';
import type { ApiContract } from '@learning/shared/contract/contract';
import type { LinkedRequest } from '@learning/shared/contract/coaching';
import type { BodyOf } from '@learning/shared/contract/route';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { useApiMutation } from '#queries/use-api-mutation.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { MessageForm } from './message-form.tsx';

interface Props {
  token: string;
  linked: LinkedRequest;
  onAnswered: (linked: LinkedRequest) => void;
}

type Answer = Omit<BodyOf<ApiContract['answerByLink']>, 'token'>;

/** What the link can still do, each with its button. */
export function AnswerForms({ token, linked, onAnswered }: Props) {
  const answer = useApiMutation('answerByLink', {
    call: (body: Answer) => ({ body: { token, ...body } }),
    onSuccess: onAnswered,
  });
  const { actions, offeredTimes, timeZone, isPlanEnded } = linked;
  const isBusy = answer.isPending;
  return (
    <>
      {isPlanEnded && (
        <Note colorPalette="signal" mt="6">
          The plan this session belongs to has ended, so it can’t be confirmed.
        </Note>
      )}
      {actions.includes('answer') && (
        <Section title="Have you replied?">
          <chakra.p mb="4">The sender then sees “Answered” in their account.</chakra.p>
          <Button
            pendingText={isBusy && 'Saving...'}
            onClick={() => answer.mutate({ action: 'answer' })}
          >
            Mark as Answered
          </Button>
        </Section>
      )}
      {actions.includes('confirm') && (
        <Section title="Choose a time">
          <ConfirmForm
            times={offeredTimes ?? []}
            timeZone={timeZone ?? 'UTC'}
            isBusy={isBusy}
            onConfirm={(chosen) => answer.mutate({ action: 'confirm', ...chosen })}
          />
        </Section>
      )}
      {actions.includes('decline') && (
        <Section title="Or decline">
          <MessageForm
            name="decline"
            isBusy={isBusy}
            button="Decline"
            help="The learner gets it by email. The request doesn’t count among their sessions."
            onSend={(message) => answer.mutate({ action: 'decline', message })}
          />
        </Section>
      )}
      {actions.includes('cancel') && (
        <Section title="Cancel the session">
          <MessageForm
            name="cancel"
            isBusy={isBusy}
            button="Cancel the Session"
            help="The learner gets it by email. The session doesn’t count among theirs."
            onSend={(message) => answer.mutate({ action: 'cancel', message })}
          />
        </Section>
      )}
      <div role="alert">
        {answer.error && (
          <chakra.p color="fg.error" mt="4">
            {userMessageOf(answer.error)}
          </chakra.p>
        )}
      </div>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section mt="6" pt="6" borderTopWidth="1px">
      <chakra.h2 textStyle="h4" mb="3">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}
