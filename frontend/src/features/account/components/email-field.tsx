import { Field } from '#components/ui/form/field.tsx';
import { Input } from '#components/ui/form/input.tsx';

interface Props {
  value: string;
  onChange: (email: string) => void;
  errorText?: string | undefined;
}

export function EmailField({ value, onChange, errorText }: Props) {
  return (
    <Field label="Email" errorText={errorText}>
      <Input
        type="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
