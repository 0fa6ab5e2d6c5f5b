import { Field as ChakraField, type FieldRootProps } from '#ui/chakra/field.tsx';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactNode } from 'react';

interface FieldProps extends Omit<FieldRootProps, 'label'> {
  label: ReactNode;
  helperText?: ReactNode;
  /**
   * `above` for help to be read before anything is entered.
   *
   * @default 'below'
   */
  helperPlacement?: 'above' | 'below';
  /** What is wrong with the value, as a full sentence. */
  errorText?: ReactNode;
}

/** Connects label, control, help and error for assistive technology. The child is the control. */
export function Field({
  label,
  helperText,
  helperPlacement = 'below',
  errorText,
  children,
  ...rest
}: FieldProps) {
  const helper = helperText && <ChakraField.HelperText>{helperText}</ChakraField.HelperText>;
  return (
    <ChakraField.Root invalid={Boolean(errorText)} {...rest}>
      <ChakraField.Label>{label}</ChakraField.Label>
      {helperPlacement === 'above' && helper}
      {children}
      {helperPlacement === 'below' && helper}
      <ChakraField.ErrorText>
        <CircleAlert size={16} aria-hidden="true" />
        {errorText}
      </ChakraField.ErrorText>
    </ChakraField.Root>
  );
}
