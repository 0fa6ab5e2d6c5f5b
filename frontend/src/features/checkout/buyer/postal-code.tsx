import { isTaxable } from '@learning/shared/domain/money/tax';
import { useEffect, useRef, useState } from 'react';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';

interface Props {
  country: string;
  /** The server could not calculate tax for the code that was entered. */
  isUnknown: boolean;
  /** Gets a code as soon as it is complete, and an empty one before. */
  onChange: (postalCode: string) => void;
}

/** Asks for the postal code, on which tax depends. Source: rules/money.md M52 */
export function PostalCode({ country, isUnknown, onChange }: Props) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const label = country === 'US' ? 'ZIP code' : 'Postal code';
  // The choice of the country is above, so the next question takes the focus only when the answer was wrong.
  useEffect(() => {
    if (isUnknown) input.current?.focus();
  }, [isUnknown]);
  return (
    <Field
      label={label}
      helperText="Tax depends on where you are."
      errorText={isUnknown && `We don’t know this ${label}. Check it.`}
    >
      <Input
        ref={input}
        name="postal-code"
        autoComplete="postal-code"
        inputMode={country === 'US' ? 'numeric' : 'text'}
        maxLength={20}
        value={text}
        onChange={({ target: { value } }) => {
          setText(value);
          const postalCode = value.trim();
          onChange(isTaxable({ country, postalCode }) ? postalCode : '');
        }}
      />
    </Field>
  );
}
