import { chakra } from '#ui/chakra/factory.ts';
import type { ComponentProps, ReactNode } from 'react';

interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'color' | 'height' | 'width' | 'size'
> {
  children: ReactNode;
}

/** Native checkbox with its label, on a phone as high as a thumb. */
export function Checkbox({ children, ...input }: CheckboxProps) {
  return (
    <chakra.label
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      minH={{ base: '11', md: '8' }}
      cursor="button"
    >
      <chakra.input
        type="checkbox"
        boxSize="4.5"
        accentColor="accent.solid"
        {...(input as object)}
      />
      <span>{children}</span>
    </chakra.label>
  );
}
