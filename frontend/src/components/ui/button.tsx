import {
  Button as ChakraButton,
  type ButtonProps as ChakraButtonProps,
  Spinner,
} from '@chakra-ui/react';
import type { Ref } from 'react';

export interface ButtonProps extends ChakraButtonProps {
  /** While the action runs: the button is disabled and says this instead. */
  pendingText?: string | false | undefined;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ pendingText, children, disabled, ...rest }: ButtonProps) {
  return (
    <ChakraButton type="button" disabled={Boolean(disabled) || Boolean(pendingText)} {...rest}>
      {pendingText ? (
        <>
          <Spinner size="inherit" aria-hidden="true" />
          {pendingText}
        </>
      ) : (
        children
      )}
    </ChakraButton>
  );
}
