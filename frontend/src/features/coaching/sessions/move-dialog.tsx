import { chakra } from '#ui/chakra/factory.ts';
import type { CoachingSession } from '@learning/shared/contract/coaching';
import { type FormEvent, useState } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { useApiMutation } from '#queries/use-api-mutation.ts';
import { focusFirstError } from '../booking/focus-first-error.ts';
import {
  NO_TIMES,
  offeredInstants,
  timeErrors,
  type TimeDraft,
  type TimeErrors,
} from '../booking/offer-draft.ts';
import { OfferFields } from '../booking/offer-fields.tsx';
import { printSessionTime } from '../print-session-time.ts';

interface Props {
  learnerId: string;
  session: CoachingSession;
  open: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/** Offers three other times for a session. Source: rules/learning.md L34 */
export function MoveDialog({ learnerId, session, open, onClose, finalFocus }: Props) {
  const { sessionId, startsAt, timeZone } = session;
  const [times, setTimes] = useState<readonly TimeDraft[]>(NO_TIMES);
  const [errors, setErrors] = useState<TimeErrors>([]);
  const move = useApiMutation('moveCoaching', {
    call: (body: { times: string[]; timeZone: string }) => ({
      params: { userId: learnerId, sessionId },
      body,
    }),
  });
  const close = () => {
    move.reset();
    onClose();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (move.isPending) return;
    const found = timeErrors(times, timeZone, new Date());
    setErrors(found);
    const wrong = found.flatMap((error, index) => (error ? [`day-${index + 1}`] : []));
    if (focusFirstError(event.currentTarget, wrong)) return;
    const onSuccess = () => {
      setTimes(NO_TIMES);
      close();
      showToast({ tone: 'success', title: 'Times Sent' });
    };
    move.mutate({ times: offeredInstants(times, timeZone), timeZone }, { onSuccess });
  };
  return (
    <Dialog open={open} onClose={close} title="Offer Other Times" finalFocus={finalFocus}>
      <chakra.p mb="5">
        {startsAt === null
          ? 'They replace the times you offered before.'
          : `Your session stays on ${printSessionTime(startsAt, timeZone)} until we confirm another time.`}
      </chakra.p>
      <chakra.form noValidate onSubmit={submit}>
        <OfferFields
          times={times}
          errors={errors}
          timeZone={timeZone}
          onChange={(next) => {
            setTimes(next);
            setErrors([]);
          }}
        />
        <div role="alert">
          {move.error && (
            <chakra.p color="fg.error" mt="4">
              {userMessageOf(move.error)}
            </chakra.p>
          )}
        </div>
        <Button type="submit" mt="6" pendingText={move.isPending && 'Sending...'}>
          Send Times
        </Button>
      </chakra.form>
    </Dialog>
  );
}
