import { chakra } from '#ui/chakra/factory.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/input.tsx';

interface Props {
  name: string;
  button: string;
  help: string;
  isBusy: boolean;
  onSend: (message: string) => void;
}

/** Declines or cancels with a message to the learner. */
export function MessageForm({ name, button, help, isBusy, onSend }: Props) {
  const [message, setMessage] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isBusy && message.trim()) onSend(message);
  };
  return (
    <chakra.form noValidate onSubmit={submit}>
      <Field
        label="Message to the learner"
        helperText={help}
        errorText={isChecked && !message.trim() ? 'Write the reason.' : undefined}
      >
        <Textarea
          name={name}
          rows={3}
          maxLength={2000}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        mt="4"
        variant="outline"
        colorPalette="neutral"
        pendingText={isBusy && 'Sending...'}
      >
        {button}
      </Button>
    </chakra.form>
  );
}
