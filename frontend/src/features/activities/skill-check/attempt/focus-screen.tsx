import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface Props {
  /** Name of the activity, for assistive technology. */
  label: string;
  /** The small row at the upper edge. */
  bar: ReactNode;
  /** Escape was pressed. */
  onLeave: () => void;
  children: ReactNode;
}

/** Fills the screen with one task: the page behind it cannot be reached until it closes. */
export function FocusScreen({ label, bar, onLeave, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the effects that move the focus into the screen.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <chakra.dialog
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
      position="fixed"
      inset="0"
      width="100vw"
      height="100dvh"
      maxW="none"
      maxH="none"
      m="0"
      p="0"
      borderWidth="0"
      bg="bg.panel"
      color="fg"
      overflowY="auto"
      overscrollBehavior="contain"
    >
      <Box
        position="sticky"
        top="0"
        zIndex="docked"
        bg="bg.panel"
        borderBottomWidth="1px"
        px={{ base: '3', md: '6' }}
        py="2"
        css={{ '@media (max-height: 30rem)': { position: 'static' } }}
      >
        {bar}
      </Box>
      <Box
        maxW="3xl"
        mx="auto"
        px={{ base: '4', md: '6' }}
        pt={{ base: '6', md: '12' }}
        pb="16"
        css={{ '& :is(h2, input, textarea, button)': { scrollMarginTop: '20' } }}
      >
        {children}
      </Box>
    </chakra.dialog>
  );
}
