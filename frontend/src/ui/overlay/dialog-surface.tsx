import { Dialog as ChakraDialog } from '#ui/chakra/dialog.ts';
import { Portal } from '@ark-ui/react/portal';
import type { ReactNode } from 'react';
import { CloseButton } from './close-button.tsx';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons, the main one first. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'search';
  /**
   * Element that gets the focus on closing.
   *
   * @default where it was
   */
  finalFocus?: (() => HTMLElement | null) | undefined;
}

/** A modal dialog: traps the focus, closes with Esc and returns the focus. */
export default function DialogSurface({
  open,
  onClose,
  title,
  children,
  footer,
  size = 'md',
  finalFocus,
}: DialogProps) {
  return (
    <ChakraDialog.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      size={size}
      {...(finalFocus && { finalFocusEl: finalFocus })}
      // Only Esc, a click outside and the button close it. A dialog that closes as this one opens returns its focus to the page.
      onFocusOutside={(event) => event.preventDefault()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner>
          <ChakraDialog.Content>
            <ChakraDialog.Header>
              <ChakraDialog.Title>{title}</ChakraDialog.Title>
            </ChakraDialog.Header>
            <ChakraDialog.Body>{children}</ChakraDialog.Body>
            {footer && <ChakraDialog.Footer>{footer}</ChakraDialog.Footer>}
            <ChakraDialog.CloseTrigger asChild>
              <CloseButton />
            </ChakraDialog.CloseTrigger>
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}
