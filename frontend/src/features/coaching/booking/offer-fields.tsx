import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { OFFER_NOTICE_HOURS } from '@learning/shared/domain/coaching';
import { useId, useState } from 'react';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Select } from '#ui/form/select.tsx';
import { placeOfZone } from '#lib/time-zone-names.ts';
import {
  offerDays,
  printTimeOfDay,
  TIMES_OF_DAY,
  type TimeDraft,
  type TimeErrors,
} from './offer-draft.ts';

interface Props {
  times: readonly TimeDraft[];
  errors: TimeErrors;
  timeZone: string;
  onChange: (times: TimeDraft[]) => void;
}

/** Three days and times, on the clock of the learner's time zone. */
export function OfferFields({ times, errors, timeZone, onChange }: Props) {
  const noteId = useId();
  const [now] = useState(() => new Date());
  const { min, max } = offerDays(timeZone, now);
  const change = (index: number, part: Partial<TimeDraft>) =>
    onChange(times.map((time, at) => (at === index ? { ...time, ...part } : time)));
  return (
    <chakra.fieldset aria-describedby={noteId}>
      <chakra.legend fontWeight="medium">Offer three times</chakra.legend>
      <chakra.p id={noteId} textStyle="small" color="fg.muted" mt="1" mb="3">
        Times in {placeOfZone(timeZone)}, your time zone. Choose weekdays, at least{' '}
        {OFFER_NOTICE_HOURS} hours from now.
      </chakra.p>
      <Stack gap="4">
        {times.map(({ date, time }, index) => (
          <Box
            key={index}
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr) 7.75rem', sm: 'minmax(0, 1fr) 8.5rem' }}
            gap="3"
          >
            <Field label={`Day ${index + 1}`} errorText={errors[index]}>
              <Input
                type="date"
                name={`day-${index + 1}`}
                min={min}
                max={max}
                value={date}
                onChange={(event) => change(index, { date: event.target.value })}
              />
            </Field>
            <Field label={`Time ${index + 1}`}>
              <Select
                name={`time-${index + 1}`}
                value={time}
                onChange={(value) => change(index, { time: value })}
              >
                {TIMES_OF_DAY.map((timeOfDay) => (
                  <option key={timeOfDay} value={timeOfDay}>
                    {printTimeOfDay(timeOfDay)}
                  </option>
                ))}
              </Select>
            </Field>
          </Box>
        ))}
      </Stack>
    </chakra.fieldset>
  );
}
