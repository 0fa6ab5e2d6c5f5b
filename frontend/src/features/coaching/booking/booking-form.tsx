import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { coachingCopy } from '@learning/content/site/coaching';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/input.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { useApiMutation } from '#queries/use-api-mutation.ts';
import { focusFirstError } from './focus-first-error.ts';
import { offeredInstants, timeErrors, type TimeDraft, type TimeErrors } from './offer-draft.ts';
import { OfferFields } from './offer-fields.tsx';

/** What a learner has entered; it survives closing the dialog. */
export interface BookingDraft {
  /** One id for all attempts: clicking twice or retrying sends the same request. */
  requestId: string;
  topic: string;
  times: readonly TimeDraft[];
}

interface Props {
  learnerId: string;
  timeZone: string;
  draft: BookingDraft;
  change: (part: Partial<BookingDraft>) => void;
  onSent: () => void;
}

const MAX_TOPIC_LENGTH = 2000;

/** Asks for a session: a topic and three times. Source: rules/learning.md L33 */
export function BookingForm({ learnerId, timeZone, draft, change, onSent }: Props) {
  const [topicError, setTopicError] = useState<string>();
  const [errors, setErrors] = useState<TimeErrors>([]);
  const book = useApiMutation('requestCoaching', {
    call: (body: { requestId: string; topic: string; times: string[]; timeZone: string }) => ({
      params: { userId: learnerId },
      body,
    }),
  });
  const { requestId, topic, times } = draft;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (book.isPending) return;
    const wrongTimes = timeErrors(times, timeZone, new Date());
    setErrors(wrongTimes);
    setTopicError(topic.trim() ? undefined : 'Say what you want to talk about.');
    const wrong = [
      ...(topic.trim() ? [] : ['topic']),
      ...wrongTimes.flatMap((error, index) => (error ? [`day-${index + 1}`] : [])),
    ];
    if (focusFirstError(event.currentTarget, wrong)) return;
    const body = { requestId, topic, times: offeredInstants(times, timeZone), timeZone };
    book.mutate(body, { onSuccess: onSent });
  };

  return (
    <chakra.form noValidate onSubmit={submit}>
      <Stack gap="5">
        <Field label={coachingCopy.topic} errorText={topicError}>
          <Textarea
            name="topic"
            rows={4}
            maxLength={MAX_TOPIC_LENGTH}
            value={topic}
            onChange={(event) => change({ topic: event.target.value })}
          />
        </Field>
        <OfferFields
          times={times}
          errors={errors}
          timeZone={timeZone}
          onChange={(next) => {
            change({ times: next });
            setErrors([]);
          }}
        />
      </Stack>
      <div role="alert">
        {book.error && (
          <chakra.p color="fg.error" mt="4">
            {userMessageOf(book.error)} What you entered is still here.
          </chakra.p>
        )}
      </div>
      <Button type="submit" mt="6" size="lg" pendingText={book.isPending && 'Sending...'}>
        {coachingCopy.send}
      </Button>
    </chakra.form>
  );
}
