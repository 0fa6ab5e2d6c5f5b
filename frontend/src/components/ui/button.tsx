import {
  Button as ChakraButton,
  type ButtonProps as ChakraButtonProps,
  Spinner,
} from '@chakra-ui/react';
import type { MouseEvent, Ref } from 'react';

export interface ButtonProps extends ChakraButtonProps {
  /** While the action runs: the button takes no press, keeps the focus, and says this instead. */
  pendingText?: string | false | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** Enter in a field presses the form's button, too: what is not pressed does not submit. */
const ignore = (event: MouseEvent) => event.preventDefault();

/** Not `disabled`, which would drop the focus of those who pressed it by keyboard. */
const pending = { disabled: false, 'aria-disabled': true, onClick: ignore };

export function Button({ pendingText, children, ...rest }: ButtonProps) {
  return (
    <ChakraButton type="button" {...rest} {...(pendingText && pending)}>
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
