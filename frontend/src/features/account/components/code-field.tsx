import { Field } from '#components/ui/form/field.tsx';
import { Input } from '#components/ui/form/input.tsx';

interface Props {
  value: string;
  onChange: (code: string) => void;
  errorText?: string | undefined;
}

export function CodeField({ value, onChange, errorText }: Props) {
  return (
    <Field label="Code" helperText="The six-digit code from our email." errorText={errorText}>
      <Input
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        maxW="48"
        fontVariantNumeric="tabular-nums"
        letterSpacing="wider"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
