import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { CoachingSession } from '@learning/shared/contract/coaching';
import { noticeEndsAt, SESSION_MINUTES } from '@learning/shared/domain/coaching';
import { useRef, useState } from 'react';
import { Badge } from '#ui/badge.ts';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { MeetingPlace } from '../meeting-place.tsx';
import { printSessionTime } from '../print-session-time.ts';
import { SessionFact } from '../session-fact.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { sentenceOf, stateOf } from './session-state.ts';

interface Props {
  learnerId: string;
  session: CoachingSession;
}

/** A session with its state and what can be done about it. Source: rules/learning.md L34, L36 */
export function SessionCard({ learnerId, session }: Props) {
  const [open, setOpen] = useState<'move' | 'cancel'>();
  const title = useRef<HTMLHeadingElement>(null);
  const [now] = useState(() => new Date());
  const { name, tone } = stateOf(session, now);
  const { startsAt, timeZone, offeredTimes, place, topic, operatorMessage } = session;
  const close = () => setOpen(undefined);
  const dialog = { learnerId, session, onClose: close, finalFocus: () => title.current };
  return (
    <Panel as="li">
      <Badge colorPalette={tone}>{name}</Badge>
      <chakra.h3 ref={title} tabIndex={-1} outline="none" textStyle="h4" mt="2">
        {startsAt === null ? '1-on-1 session' : printSessionTime(startsAt, timeZone)}
      </chakra.h3>
      <chakra.p mt="2" color="fg.muted">
        {sentenceOf(session, now)}
      </chakra.p>
      {offeredTimes && (
        <chakra.ul ps="5" mt="2" listStyleType="disc">
          {offeredTimes.map((time) => (
            <li key={time}>{printSessionTime(time, timeZone)}</li>
          ))}
        </chakra.ul>
      )}
      <chakra.dl mt="4" display="grid" rowGap="2">
        {place !== null && (
          <SessionFact name="Where">
            <MeetingPlace place={place} />
          </SessionFact>
        )}
        {startsAt !== null && <SessionFact name="Length">{SESSION_MINUTES} minutes</SessionFact>}
        <SessionFact name="Topic">{topic}</SessionFact>
        {operatorMessage !== null && (
          <SessionFact name="Our message">{operatorMessage}</SessionFact>
        )}
      </chakra.dl>
      {session.canCancel && (
        <HStack gap="3" mt="5" flexWrap="wrap">
          {session.canMove && (
            <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen('move')}>
              Offer Other Times
            </Button>
          )}
          <Button
            variant="outline"
            colorPalette="neutral"
            aria-haspopup="dialog"
            onClick={() => setOpen('cancel')}
          >
            Cancel Session
          </Button>
        </HStack>
      )}
      {session.canMove && startsAt !== null && (
        <chakra.p mt="3" textStyle="small" color="fg.muted">
          You can move it, or cancel it so that it doesn’t count, until{' '}
          {printSessionTime(noticeEndsAt(startsAt), timeZone)}.
        </chakra.p>
      )}
      {session.canCancel && !session.canMove && (
        <chakra.p mt="3" textStyle="small" color="fg.muted">
          It starts in less than 24 hours, so it can’t be moved anymore.
        </chakra.p>
      )}
      <MoveDialog open={open === 'move'} {...dialog} />
      <CancelDialog open={open === 'cancel'} {...dialog} />
    </Panel>
  );
}
