import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { useState, type FormEvent, type ReactNode } from 'react';
import { ApiError, hasCode, userMessageOf } from '#lib/api-error.ts';
import { printDateAndTime } from '#lib/print-date.ts';
import { isRecentlySignedIn } from '#lib/session/session-store.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/input.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { ConfirmSignIn } from './confirm-sign-in.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What happens, and the fields of the change. */
  children?: ReactNode;
  submitText: string;
  pendingText: string;
  /** Makes the change. Rejects with the call's error. */
  onSubmit: (reason: string) => Promise<unknown>;
  /** What is wrong with the fields, before anything is sent. */
  validate?: () => string | undefined;
}

const MIN_LENGTH = 3;

/** Asks for a reason and makes a change of an operator: signs in again where the last sign-in is too old, and says who changed the same before. */
export function ReasonDialog({ open, onClose, title, ...form }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <ReasonForm onClose={onClose} {...form} />
    </Dialog>
  );
}

function ReasonForm(props: Omit<Props, 'open' | 'title'>) {
  const { onClose, children, submitText, pendingText, onSubmit, validate } = props;
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const [error, setError] = useState<unknown>(null);
  const [step, setStep] = useState<'asking' | 'signing-in' | 'sending'>('asking');

  const send = async () => {
    setStep('sending');
    setError(null);
    try {
      await onSubmit(reason.trim());
      onClose();
    } catch (caught) {
      const isTooOld = hasCode(caught, 'recent_sign_in_required');
      setStep(isTooOld ? 'signing-in' : 'asking');
      if (!isTooOld) setError(caught);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step === 'sending') return;
    const wrong =
      validate?.() ?? (reason.trim().length < MIN_LENGTH ? 'Say why, in a few words.' : '');
    setProblem(wrong);
    if (wrong) return;
    if (isRecentlySignedIn()) void send();
    else setStep('signing-in');
  };
  if (step === 'signing-in') {
    return <ConfirmSignIn onConfirmed={() => void send()} onCancel={() => setStep('asking')} />;
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        {children}
        <Field
          label="Reason"
          helperText="It stands in the audit log. Leave out names and addresses."
          errorText={problem}
        >
          <Textarea
            name="reason"
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <div>
          <div role="alert">
            {error !== null && (
              <chakra.p color="danger.fg" mb="5">
                {messageOf(error)}
              </chakra.p>
            )}
          </div>
          <HStack gap="3" flexWrap="wrap">
            <Button type="submit" pendingText={step === 'sending' && pendingText}>
              {submitText}
            </Button>
            <Button variant="outline" colorPalette="neutral" onClick={onClose}>
              Cancel
            </Button>
          </HStack>
        </div>
      </Stack>
    </form>
  );
}

/** Names the other operator of a conflict. */
function messageOf(error: unknown): string {
  const message = userMessageOf(error);
  if (!(error instanceof ApiError) || error.code !== 'changed_by_operator') return message;
  const [by] = error.details['by'] ?? [];
  const [at] = error.details['at'] ?? [];
  if (!by) return message;
  const when = at ? ` on ${printDateAndTime(at)}` : '';
  return `${by} changed this${when}. Nothing of yours was saved. Close this to see the change.`;
}
