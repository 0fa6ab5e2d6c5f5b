import { type FormEvent, useState } from 'react';
import {
  type AccountError,
  type AccountField,
  accountErrorOf,
} from '#lib/session/account-error.ts';

export type FieldErrors = Partial<Record<AccountField, string>>;

interface Options {
  /** Returns field errors before anything is sent. @default none */
  validate?: () => FieldErrors;
  send: () => Promise<void>;
  onFailure?: (error: AccountError) => void;
  /** Why an earlier try failed, which the form shows when it opens. */
  failed?: AccountError | undefined;
}

/** Submits one form; tracks the pending state, field errors and the error of the whole form. */
export function useFormSubmission({ validate = () => ({}), send, onFailure, failed }: Options) {
  const [isPending, setIsPending] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>(
    failed?.field ? { [failed.field]: failed.message } : {},
  );
  const [formError, setFormError] = useState(failed && !failed.field ? failed.message : '');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isPending) return;
    const errors = validate();
    setFormError('');
    setFieldErrors(errors);
    if (Object.keys(errors).length > 0) {
      focusFirstInvalid(form, errors);
      return;
    }
    setIsPending(true);
    try {
      await send();
    } catch (caught) {
      const error = accountErrorOf(caught);
      if (error.field) setFieldErrors({ [error.field]: error.message });
      else setFormError(error.message);
      if (error.field) focusFirstInvalid(form, { [error.field]: error.message });
      onFailure?.(error);
    } finally {
      setIsPending(false);
    }
  };

  return {
    isPending,
    fieldErrors,
    formError,
    onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
  };
}

function focusFirstInvalid(form: HTMLFormElement, errors: FieldErrors): void {
  const first = [...form.elements].find(
    (element) => element instanceof HTMLInputElement && element.name in errors,
  );
  if (first instanceof HTMLElement) first.focus();
}
