import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { useEffect, useMemo, useState } from 'react';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { deviceTimeZone } from '#lib/time-zone.ts';
import { useUpdateProfile } from '../api/update-profile.ts';
import { placeOf, timeIn, timeZonesByRegion } from '../time-zones.ts';
import { SavedNote } from './saved-note.tsx';

interface Props {
  learnerId: string;
  /** null until the learner chooses one; until then the device's applies. */
  timeZone: string | null;
}

export function TimeZoneSetting({ learnerId, timeZone }: Props) {
  const update = useUpdateProfile(learnerId);
  const [chosen, setChosen] = useState<string>();
  const current = chosen ?? timeZone ?? deviceTimeZone() ?? 'UTC';
  const choose = (name: string) => {
    setChosen(name);
    update.mutate({ timeZone: name }, { onSettled: () => setChosen(undefined) });
  };
  const regions = useMemo(() => timeZonesByRegion(current), [current]);
  const now = useCurrentMinute();
  const source = timeZone === null ? 'Set from this device. ' : '';
  return (
    <Box>
      <Field
        label={<chakra.span textStyle="h4">Time zone</chakra.span>}
        helperText={`${source}It is ${timeIn(current, now)} there now. Your weeks, streaks and daily minutes follow it.`}
      >
        <Select value={current} onChange={choose}>
          {regions.map(([region, names]) => (
            <optgroup key={region} label={region}>
              {names.map((name) => (
                <option key={name} value={name}>
                  {placeOf(name)}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
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
