import { Box, chakra } from '@chakra-ui/react';
import type { LinkedRequest } from '@learning/shared/contract/coaching';
import type { ReactNode } from 'react';
import { OutsideLink } from '#components/ui/text-link.tsx';
import { MeetingPlace } from '../meeting-place.tsx';
import { LearnersTime } from './learners-time.tsx';
import { ownTime } from './own-time.ts';

/** Who asks, for what, and what was agreed. */
export function LinkedFacts({ linked }: { linked: LinkedRequest }) {
  const { name, email, topic, kind, startsAt, timeZone, place } = linked;
  return (
    <chakra.dl display="grid" rowGap="3">
      <Fact name="From">
        {name}
        <chakra.span display="block">
          <OutsideLink href={`mailto:${email}`}>{email}</OutsideLink>
        </chakra.span>
      </Fact>
      <Fact name={kind === 'session' ? 'Topic' : 'Message'}>{topic}</Fact>
      {startsAt !== null && (
        <Fact name="Confirmed time">
          {ownTime(startsAt)}
          {timeZone && <LearnersTime startsAt={startsAt} timeZone={timeZone} />}
        </Fact>
      )}
      {place !== null && (
        <Fact name="Where">
          <MeetingPlace place={place} />
        </Fact>
      )}
    </chakra.dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box>
      <chakra.dt textStyle="small" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd overflowWrap="anywhere" whiteSpace="pre-line">
        {children}
      </chakra.dd>
    </Box>
  );
}
