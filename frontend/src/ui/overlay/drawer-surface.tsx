import { Drawer as ChakraDrawer } from '#ui/chakra/drawer.ts';
import { Portal } from '@ark-ui/react/portal';
import type { ReactNode } from 'react';
import { CloseButton } from './close-button.tsx';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  placement?: 'start' | 'end';
  size?: 'xs' | 'sm';
}

/** A panel that slides in from the side: traps the focus, closes with Esc and returns the focus. */
export default function DrawerSurface({
  open,
  onClose,
  title,
  children,
  placement = 'end',
  size = 'xs',
}: DrawerProps) {
  return (
    <ChakraDrawer.Root
      open={open}
      onOpenChange={(change) => !change.open && onClose()}
      placement={placement}
      size={size}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <ChakraDrawer.Backdrop />
        <ChakraDrawer.Positioner>
          <ChakraDrawer.Content>
            <ChakraDrawer.Header>
              <ChakraDrawer.Title>{title}</ChakraDrawer.Title>
            </ChakraDrawer.Header>
            <ChakraDrawer.Body>{children}</ChakraDrawer.Body>
            <ChakraDrawer.CloseTrigger asChild>
              <CloseButton />
            </ChakraDrawer.CloseTrigger>
          </ChakraDrawer.Content>
        </ChakraDrawer.Positioner>
      </Portal>
    </ChakraDrawer.Root>
  );
}
