import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';

interface Props {
  /** @default 'Email' */
  label?: string;
  helperText?: string;
  /** @default the name of the account */
  autoComplete?: 'username' | 'email';
  value: string;
  onChange: (email: string) => void;
  errorText?: string | undefined;
}

export function EmailField({
  label = 'Email',
  helperText,
  autoComplete = 'username',
  value,
  onChange,
  errorText,
}: Props) {
  return (
    <Field label={label} helperText={helperText} errorText={errorText}>
      <Input
        type="email"
        name="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
