import type { FieldIssue } from '@learning/shared/contract/errors';
import { HIDDEN_CHARACTER } from '#lib/visible-line.ts';

export interface ContactDraft {
  name: string;
  email: string;
  organization: string;
  message: string;
}

export type ContactErrors = Partial<Record<keyof ContactDraft, string>>;

/** Maximum message length of the API. */
export const MAX_MESSAGE_LENGTH = 4000;

/** Returns the messages for empty or invalid fields. */
export function draftErrors({ name, email, message }: ContactDraft): ContactErrors {
  return {
    ...(name.trim() ? {} : { name: 'Enter your name.' }),
    ...(/^\S+@\S+\.\S+$/.test(email.trim()) ? {} : { email: 'Enter an email address.' }),
    ...(message.trim() ? {} : { message: 'Enter a message.' }),
  };
}

/** The form checks what else the API refuses, so these have an invisible character, which is easily pasted. */
const REFUSED: ContactErrors = { name: HIDDEN_CHARACTER, organization: HIDDEN_CHARACTER };

/** Maps the API's field issues to the form's fields. */
export function serverErrors(fields: readonly FieldIssue[]): ContactErrors {
  const names = ['name', 'email', 'organization', 'message'] as const;
  return Object.fromEntries(
    names.flatMap((name) =>
      fields.some(({ path }) => path === `body.${name}`)
        ? [[name, REFUSED[name] ?? 'Please check this field and try again.']]
        : [],
    ),
  );
}
