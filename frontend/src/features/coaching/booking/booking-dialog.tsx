import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { coachingCopy } from '@learning/content/site/coaching';
import type { CoachingQuota } from '@learning/shared/contract/coaching';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { searchOf } from '#lib/session/intent.ts';
import { useSession } from '#lib/session/use-session.ts';
import { deviceTimeZone } from '#lib/time-zone.ts';
import { ownRequestsQuery } from '#queries/requests.ts';
import { BookingForm, type BookingDraft } from './booking-form.tsx';
import { NO_TIMES } from './offer-draft.ts';
import { QuotaNote } from './quota-note.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
}

const newDraft = (): BookingDraft => ({
  requestId: crypto.randomUUID(),
  topic: '',
  times: NO_TIMES,
});

/** Moves the focus to the confirmation, so that screen readers read it; the focused button is gone. */
const focusElement = (element: HTMLElement | null) => element?.focus();

/** Books a session of the learner's plan; others see which plan has sessions. Source: rules/learning.md L22, L33 */
export function BookingDialog({ open, onClose }: Props) {
  const session = useSession();
  const learner = session.status === 'signed-in' ? session.learner : undefined;
  const [draft, setDraft] = useState(newDraft);
  const [isSent, setIsSent] = useState(false);
  const { title, intro, sent } = coachingCopy;
  const close = () => {
    onClose();
    if (!isSent) return;
    setIsSent(false);
    setDraft(newDraft());
  };
  return (
    <Dialog open={open} onClose={close} title={isSent ? sent.title : title}>
      {isSent ? (
        <>
          <chakra.p ref={focusElement} tabIndex={-1} outline="none" textStyle="body">
            {sent.text}
          </chakra.p>
          <HStack gap="3" mt="6" flexWrap="wrap">
            <Button onClick={close}>Close</Button>
            <LinkButton to="/account/requests" variant="outline">
              {sent.link}
            </LinkButton>
          </HStack>
        </>
      ) : (
        <>
          <chakra.p color="fg.muted" mb="6">
            {intro}
          </chakra.p>
          {learner && !learner.isDemo ? (
            <Booking
              learnerId={learner.id}
              isOpen={open}
              draft={draft}
              change={(part) => setDraft((before) => ({ ...before, ...part }))}
              onSent={() => setIsSent(true)}
            />
          ) : (
            <Offer isDemo={learner !== undefined} />
          )}
        </>
      )}
    </Dialog>
  );
}

interface BookingProps {
  learnerId: string;
  isOpen: boolean;
  draft: BookingDraft;
  change: (part: Partial<BookingDraft>) => void;
  onSent: () => void;
}

function Booking({ learnerId, isOpen, draft, change, onSent }: BookingProps) {
  const { data, error, refetch } = useQuery({ ...ownRequestsQuery(learnerId), enabled: isOpen });
  if (error && !data) {
    return (
      <ErrorState title="Your sessions could not be loaded" onRetry={() => void refetch()}>
        {userMessageOf(error)}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton height="30rem" aria-hidden="true" />;
  if (!hasSessionLeft(data.quota)) return <QuotaNote quota={data.quota} />;
  return (
    <>
      <QuotaNote quota={data.quota} />
      <BookingForm
        learnerId={learnerId}
        timeZone={data.timeZone ?? deviceTimeZone() ?? 'UTC'}
        draft={draft}
        change={change}
        onSent={onSent}
      />
    </>
  );
}

const hasSessionLeft = ({ perMonth, usedThisMonth }: CoachingQuota) =>
  perMonth === null || usedThisMonth < perMonth;

/** Tells visitors which plans have sessions; the demo account, which is signed in, books none. */
function Offer({ isDemo }: { isDemo: boolean }) {
  const { text, toVisitors, toDemo, signIn, plans } = coachingCopy.offer;
  return (
    <>
      <p>
        {text} {isDemo ? toDemo : toVisitors}
      </p>
      <HStack gap="3" mt="6" flexWrap="wrap">
        <LinkButton to="/pricing">{plans}</LinkButton>
        {!isDemo && (
          <LinkButton to="/login" search={searchOf({ kind: 'coaching' })} variant="outline">
            {signIn}
          </LinkButton>
        )}
      </HStack>
    </>
  );
}
