import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { ReactNode } from 'react';
import { CloseButton } from '#ui/overlay/close-button.tsx';
import { Note } from '#ui/note.tsx';

interface Props {
  tone: 'neutral' | 'success' | 'danger' | 'signal';
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  /** Without it, the note cannot be closed. */
  onClose?: () => void;
}

/** Shows a payment's state at the top of the dashboard. Each takes the same place at least, so that the next one moves nothing below it. */
export function PaymentNote({ tone, title, children, actions, onClose }: Props) {
  return (
    <Note
      aria-live="polite"
      colorPalette={tone}
      position="relative"
      mb="8"
      py="5"
      minH={{ base: '56', sm: '44' }}
    >
      <Box pe={onClose ? '10' : '0'}>
        <chakra.h2 textStyle="h4">{title}</chakra.h2>
        <chakra.div mt="1" maxW="2xl">
          {children}
        </chakra.div>
      </Box>
      {actions && (
        <HStack mt="4" gap="3" flexWrap="wrap">
          {actions}
        </HStack>
      )}
      {onClose && <CloseButton position="absolute" top="3" insetEnd="3" onClick={onClose} />}
    </Note>
  );
}
