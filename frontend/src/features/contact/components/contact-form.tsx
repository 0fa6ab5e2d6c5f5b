import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { contactForm } from '@learning/content/site/contact';
import { type FormEvent, useState } from 'react';
import type { ApiContract } from '@learning/shared/contract/contract';
import type { PublicTopic } from '@learning/shared/contract/requests';
import type { BodyOf } from '@learning/shared/contract/route';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input, Textarea } from '#ui/form/input.tsx';
import { hasCode, userMessageOf } from '#lib/api-error.ts';
import { useApiMutation } from '#queries/use-api-mutation.ts';
import { OfferFields } from './offer-fields.tsx';
import {
  type ContactDraft,
  type ContactErrors,
  MAX_MESSAGE_LENGTH,
  draftErrors,
  offerOf,
  serverErrors,
} from '../contact-rules.ts';

interface Props {
  topic: PublicTopic;
  /** A learner's requests are listed in the account; anyone can send one. */
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
  const ownRequest = useSendOwnRequest(learnerId ?? '');
  const send = learnerId === undefined ? request : ownRequest;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (send.isPending) return;
    const invalid = draftErrors(draft, topic);
    setErrors(invalid);
    const [first] = Object.keys(invalid);
    if (first) {
      const control = event.currentTarget.elements.namedItem(first);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    const { name, email, organization, message } = draft;
    const fields = { requestId, name, email, message, ...(organization ? { organization } : {}) };
    const body = { ...fields, topic, ...offerOf(draft, topic) };
    send.mutate(body, {
      onSuccess: onSent,
      onError: (error: Error) => {
        if (hasCode(error, 'invalid_request')) setErrors(serverErrors(error.fields));
      },
    });
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
        {topic === 'team-offer' && <OfferFields draft={draft} errors={errors} change={change} />}
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

type ContactRequest = BodyOf<ApiContract['sendRequest']>;

/** Sends a request to the operator. A repeated `requestId` is stored only once. */
function useSendRequest() {
  return useApiMutation('sendRequest', { call: (body: ContactRequest) => ({ body }) });
}

/** Sends a learner's request, whose state the account shows. */
function useSendOwnRequest(userId: string) {
  return useApiMutation('sendOwnRequest', {
    call: (body: ContactRequest) => ({ params: { userId }, body }),
  });
}
