import {
  Button as ChakraButton,
  type ButtonProps as ChakraButtonProps,
} from '#ui/chakra/button.tsx';
import { Spinner } from '#ui/chakra/spinner.ts';
import type { MouseEvent, Ref } from 'react';

export interface ButtonProps extends ChakraButtonProps {
  /** Shown while the action runs. The button then keeps the focus and ignores clicks. */
  pendingText?: string | false | undefined;
  ref?: Ref<HTMLButtonElement>;
}

/** Enter in a field clicks the form's button, too; a pending button must not submit. */
const ignore = (event: MouseEvent) => event.preventDefault();

/** Not `disabled`: that would drop the focus of keyboard users. */
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
