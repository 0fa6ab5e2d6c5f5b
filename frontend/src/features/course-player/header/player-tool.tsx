import { type ButtonProps, chakra } from '@chakra-ui/react';
import type { Ref } from 'react';
import { Button } from '#components/ui/button.tsx';

interface Props extends ButtonProps {
  label: string;
  /** Never shows the word, however much room there is. */
  isIconOnly?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A tool of the player's header: icon and word, the icon alone where there is no room. */
export function PlayerTool({ label, isIconOnly = false, children, ...rest }: Props) {
  return (
    <Button
      variant="ghost"
      size="sm"
      colorPalette="neutral"
      px={{ base: '2.5', xl: isIconOnly ? '2.5' : '3.5' }}
      {...rest}
    >
      {children}
      <chakra.span srOnly={{ base: true, xl: isIconOnly }}>{label}</chakra.span>
    </Button>
  );
}
