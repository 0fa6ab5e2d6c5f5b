import { chakra } from '#ui/chakra/factory.ts';
import type { LinkedRequest } from '@learning/shared/contract/coaching';
import { OutsideLink } from '#ui/text-link.tsx';
import { MeetingPlace } from '../meeting-place.tsx';
import { SessionFact } from '../session-fact.tsx';
import { LearnersTime } from './learners-time.tsx';
import { ownTime } from './own-time.ts';

/** Who asks, for what, and what was agreed. */
export function LinkedFacts({ linked }: { linked: LinkedRequest }) {
  const { name, email, topic, kind, startsAt, timeZone, place } = linked;
  return (
    <chakra.dl display="grid" rowGap="3">
      <SessionFact name="From">
        {name}
        <chakra.span display="block">
          <OutsideLink href={`mailto:${email}`}>{email}</OutsideLink>
        </chakra.span>
      </SessionFact>
      <SessionFact name={kind === 'session' ? 'Topic' : 'Message'}>{topic}</SessionFact>
      {startsAt !== null && (
        <SessionFact name="Confirmed time">
          {ownTime(startsAt)}
          {timeZone && <LearnersTime startsAt={startsAt} timeZone={timeZone} />}
        </SessionFact>
      )}
      {place !== null && (
        <SessionFact name="Where">
          <MeetingPlace place={place} />
        </SessionFact>
      )}
    </chakra.dl>
  );
}
