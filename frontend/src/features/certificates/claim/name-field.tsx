import type { ReactNode } from 'react';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';

export const NAME_LENGTH = 100;

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  helperText: ReactNode;
  errorText: string | undefined;
}

/** Asks for the name on a certificate. */
export function NameField({ label, value, onChange, helperText, errorText }: Props) {
  return (
    <Field label={label} helperText={helperText} errorText={errorText}>
      <Input
        value={value}
        onChange={(event) => onChange(event.target.value)}
        maxLength={NAME_LENGTH}
        autoComplete="name"
        dir="auto"
      />
    </Field>
  );
}

/** Returns what is wrong with a name. Source: rules/certificates.md K1 */
export function nameProblem(name: string): string | undefined {
  if (name.trim() === '') return 'Enter the name that the certificate should show.';
  return Array.from(name.trim()).length > NAME_LENGTH
    ? `A name can have up to ${NAME_LENGTH} characters.`
    : undefined;
}
