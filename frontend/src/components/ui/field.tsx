import { Field as ChakraField, type FieldRootProps } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface FieldProps extends Omit<FieldRootProps, 'label'> {
  label: ReactNode;
  helperText?: ReactNode;
  /** What is wrong with the value, as a sentence. */
  errorText?: ReactNode;
}

/** Label, control, help and error, tied together for assistive technology. The control is the child. */
export function Field({ label, helperText, errorText, children, ...rest }: FieldProps) {
  return (
    <ChakraField.Root invalid={Boolean(errorText)} {...rest}>
      <ChakraField.Label>{label}</ChakraField.Label>
      {children}
      {helperText && <ChakraField.HelperText>{helperText}</ChakraField.HelperText>}
      <ChakraField.ErrorText>
        <CircleAlert size={16} aria-hidden="true" />
        {errorText}
      </ChakraField.ErrorText>
    </ChakraField.Root>
  );
}
