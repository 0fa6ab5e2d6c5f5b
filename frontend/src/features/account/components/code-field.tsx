import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { CODE_WORDS, type CodeLength } from '../account-rules.ts';

interface Props {
  value: string;
  /** @default 6 */
  length?: CodeLength;
  /** Where the code comes from. @default our email */
  source?: 'email' | 'authenticator';
  onChange: (code: string) => void;
  errorText?: string | undefined;
}

/** Renders an input for a code, which phones fill in from the mail. It takes a pasted code with spaces, too. */
export function CodeField({ value, length = 6, source = 'email', onChange, errorText }: Props) {
  return (
    <Field
      label="Code"
      helperText={
        source === 'email'
          ? `The ${CODE_WORDS[length]} code from our email.`
          : 'The six-digit code that your authenticator app shows now.'
      }
      errorText={errorText}
    >
      <Input
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={24}
        maxW="48"
        fontVariantNumeric="tabular-nums"
        letterSpacing="wider"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
