import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { deviceTimeZone } from '#lib/time-zone.ts';
import { todaysZone } from '#lib/time-zone-names.ts';
import { useUpdateProfile } from '#queries/update-profile.ts';
import { timeIn, timeZoneOption } from '../time-zones.ts';
import { SavedNote } from './saved-note.tsx';
import { TimeZoneChoice } from './time-zone-choice.tsx';

interface Props {
  learnerId: string;
  /** null until the learner chooses one; until then the device's applies. */
  timeZone: string | null;
}

/** Shows the learner's time zone, and lets them choose another one. */
export function TimeZoneSetting({ learnerId, timeZone }: Props) {
  const update = useUpdateProfile(learnerId);
  const [chosen, setChosen] = useState<string>();
  const [isChoosing, setIsChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const current = todaysZone(chosen ?? timeZone ?? deviceTimeZone() ?? 'UTC');
  const now = useCurrentMinute();
  const { label, offset } = timeZoneOption(current, now);
  const source = timeZone === null ? 'Set from this device. ' : '';
  const close = () => {
    setIsChoosing(false);
    button.current?.focus();
  };
  const choose = (zone: string) => {
    close();
    setChosen(zone);
    update.mutate({ timeZone: zone }, { onSettled: () => setChosen(undefined) });
  };
  return (
    <Box>
      <chakra.h3 textStyle="h4">Time zone</chakra.h3>
      <HStack justifyContent="space-between" alignItems="center" gap="4" mt="1.5">
        <chakra.p>
          {label}, {offset}
        </chakra.p>
        <Button
          ref={button}
          size="sm"
          variant="outline"
          aria-expanded={isChoosing}
          aria-label={isChoosing ? 'Keep this time zone' : 'Change the time zone'}
          onClick={() => (isChoosing ? close() : setIsChoosing(true))}
        >
          {isChoosing ? 'Keep' : 'Change'}
        </Button>
      </HStack>
      <chakra.p color="fg.muted" textStyle="small" mt="1.5">
        {source}It is {timeIn(current, now)} there now. Your weeks, streaks and daily minutes follow
        it.
      </chakra.p>
      {isChoosing && <TimeZoneChoice current={current} onChoose={choose} />}
      <SavedNote isPending={update.isPending} isSaved={update.isSuccess} error={update.error} />
    </Box>
  );
}

const REFRESH_MS = 10_000;

/** Returns the current time, refreshed often enough to show minutes. */
function useCurrentMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
