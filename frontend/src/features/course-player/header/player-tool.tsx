import { type ButtonProps } from '#ui/chakra/button.tsx';
import { chakra } from '#ui/chakra/factory.ts';
import type { Ref } from 'react';
import { Button } from '#ui/button.tsx';

interface Props extends ButtonProps {
  label: string;
  /** Shows no label on any screen width. */
  isIconOnly?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A tool of the player's header: icon and label, only the icon on narrow screens. */
export function PlayerTool({ label, isIconOnly = false, children, ...rest }: Props) {
  return (
    <Button
      variant="ghost"
      size="sm"
      colorPalette="neutral"
      data-tooltip={label}
      minW={{ base: '11', lg: '9' }}
      minH={{ base: '11', lg: '9' }}
      px={{ base: '2.5', xl: isIconOnly ? '2.5' : '3.5' }}
      {...rest}
    >
      {children}
      <chakra.span srOnly={isIconOnly ? true : { base: true, xl: false }}>{label}</chakra.span>
    </Button>
  );
}
