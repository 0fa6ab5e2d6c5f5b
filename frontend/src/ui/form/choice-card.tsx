import { chakra } from '#ui/chakra/factory.ts';
import type { ReactNode } from 'react';

interface Props {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  checked: boolean;
  onChange: () => void;
  children: ReactNode;
}

/** A native radio button or checkbox on a card; the whole card is its target. */
export function ChoiceCard({ children, ...input }: Props) {
  return (
    <chakra.label
      display="flex"
      gap="3"
      alignItems="flex-start"
      px={{ base: '3.5', md: '4' }}
      py="3.5"
      borderWidth="1px"
      borderColor="border.emphasized"
      borderRadius="l2"
      bg="bg.panel"
      cursor="button"
      transitionProperty="background-color, border-color"
      transitionDuration="fast"
      _hover={{ borderColor: 'accent.solid' }}
      css={{
        '&:has(input:checked)': {
          bg: 'accent.subtle',
          borderColor: 'accent.solid',
          boxShadow: 'inset 0 0 0 1px {colors.accent.solid}',
        },
        '[aria-disabled=true] > &': { cursor: 'disabled' },
        '&:has(input:focus-visible)': {
          outline: '2px solid',
          outlineColor: 'accent.focusRing',
          outlineOffset: '2px',
        },
      }}
    >
      <chakra.input
        {...input}
        flexShrink="0"
        boxSize="4.5"
        mt="1"
        accentColor="accent.solid"
        outline="none"
      />
      <span>{children}</span>
    </chakra.label>
  );
}
