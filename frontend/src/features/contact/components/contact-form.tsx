import { chakra, Stack } from '@chakra-ui/react';
import { contactForm } from '@learning/content/site/contact';
import type { RequestTopic } from '@learning/shared/contract/requests';
import { type FormEvent, useState } from 'react';
import type { ApiContract } from '@learning/shared/contract/contract';
import type { BodyOf } from '@learning/shared/contract/route';
import { Button } from '#components/ui/button.tsx';
import { Field } from '#components/ui/form/field.tsx';
import { Input, Textarea } from '#components/ui/form/input.tsx';
import { hasCode, userMessageOf } from '#lib/api-error.ts';
import { useApiMutation } from '#queries/use-api-mutation.ts';
import {
  type ContactDraft,
  type ContactErrors,
  MAX_MESSAGE_LENGTH,
  draftErrors,
  serverErrors,
} from '../contact-rules.ts';

interface Props {
  topic: RequestTopic;
  /** Coaching is asked for by a learner; the other topics by anyone. */
  learnerId: string | undefined;
  question: string;
  draft: ContactDraft;
  change: (part: Partial<ContactDraft>) => void;
  requestId: string;
  onSent: () => void;
}

export function ContactForm({
  topic,
  learnerId,
  question,
  draft,
  change,
  requestId,
  onSent,
}: Props) {
  const [errors, setErrors] = useState<ContactErrors>({});
  const request = useSendRequest();
  const coaching = useRequestCoaching(learnerId ?? '');
  const send = topic === 'coaching' ? coaching : request;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (send.isPending) return;
    const invalid = draftErrors(draft);
    setErrors(invalid);
    const [first] = Object.keys(invalid);
    if (first) {
      const control = event.currentTarget.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    const { organization, ...rest } = draft;
    const body = { requestId, ...rest, ...(organization ? { organization } : {}) };
    const callbacks = {
      onSuccess: onSent,
      onError: (error: Error) => {
        if (hasCode(error, 'invalid_request')) setErrors(serverErrors(error.fields));
      },
    };
    if (topic === 'coaching') coaching.mutate(body, callbacks);
    else request.mutate({ ...body, topic }, callbacks);
  };

  return (
    <chakra.form noValidate onSubmit={submit}>
      <Stack gap="5">
        <Field label="Name" errorText={errors.name}>
          <Input
            name="name"
            autoComplete="name"
            value={draft.name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <Field label="Email" errorText={errors.email}>
          <Input
            type="email"
            name="email"
            autoComplete="email"
            value={draft.email}
            onChange={(event) => change({ email: event.target.value })}
          />
        </Field>
        <Field label="Organization (optional)" errorText={errors.organization}>
          <Input
            name="organization"
            autoComplete="organization"
            maxLength={120}
            value={draft.organization}
            onChange={(event) => change({ organization: event.target.value })}
          />
        </Field>
        <Field label={question} errorText={errors.message}>
          <Textarea
            name="message"
            rows={5}
            maxLength={MAX_MESSAGE_LENGTH}
            value={draft.message}
            onChange={(event) => change({ message: event.target.value })}
          />
        </Field>
      </Stack>
      <div role="alert">
        {send.error && (
          <chakra.p color="fg.error" mt="4">
            {userMessageOf(send.error)} What you typed is still here.
          </chakra.p>
        )}
      </div>
      <Button type="submit" mt="6" size="lg" pendingText={send.isPending && 'Sending...'}>
        {contactForm.send}
      </Button>
    </chakra.form>
  );
}

type CoachingRequest = BodyOf<ApiContract['requestCoaching']>;

/** Asks for a coaching session of the learner's plan. */
function useRequestCoaching(userId: string) {
  return useApiMutation('requestCoaching', {
    call: (body: CoachingRequest) => ({ params: { userId }, body }),
  });
}

type ContactRequest = BodyOf<ApiContract['sendRequest']>;

/** Sends a request to the operator. A repeated `requestId` is stored only once. */
function useSendRequest() {
  return useApiMutation('sendRequest', { call: (body: ContactRequest) => ({ body }) });
}
