import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ChoiceCard } from '#ui/form/choice-card.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { LearnersTime } from './learners-time.tsx';
import { ownTime } from './own-time.ts';

interface Props {
  times: readonly string[];
  timeZone: string;
  isBusy: boolean;
  onConfirm: (chosen: { startsAt: string; place: string }) => void;
}

/** Confirms one of the offered times, and says where to meet. */
export function ConfirmForm({ times, timeZone, isBusy, onConfirm }: Props) {
  const [startsAt, setStartsAt] = useState<string>();
  const [place, setPlace] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [now] = useState(() => new Date().toISOString());
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (isBusy || startsAt === undefined || !place.trim()) return;
    onConfirm({ startsAt, place });
  };
  return (
    <chakra.form noValidate onSubmit={submit}>
      <chakra.fieldset>
        <chakra.legend mb="2" textStyle="small" color="fg.muted">
          Times on your clock
        </chakra.legend>
        <Stack gap="2">
          {times
            .filter((time) => time > now)
            .map((time) => (
              <ChoiceCard
                key={time}
                type="radio"
                name="time"
                value={time}
                checked={time === startsAt}
                onChange={() => setStartsAt(time)}
              >
                {ownTime(time)}
                <LearnersTime startsAt={time} timeZone={timeZone} />
              </ChoiceCard>
            ))}
        </Stack>
        <chakra.p
          role="alert"
          textStyle="small"
          color="fg.error"
          mt={isChecked && startsAt === undefined ? '2' : '0'}
        >
          {isChecked && startsAt === undefined ? 'Choose one of the times.' : ''}
        </chakra.p>
      </chakra.fieldset>
      <chakra.div mt="4">
        <Field
          label="Where do you meet?"
          helperText="A link to a video call, or a phone number"
          errorText={isChecked && !place.trim() ? 'Enter a link or a phone number.' : undefined}
        >
          <Input
            name="place"
            maxLength={300}
            autoComplete="off"
            value={place}
            onChange={(event) => setPlace(event.target.value)}
          />
        </Field>
      </chakra.div>
      <Button type="submit" mt="5" pendingText={isBusy && 'Sending...'}>
        Confirm This Time
      </Button>
    </chakra.form>
  );
}
