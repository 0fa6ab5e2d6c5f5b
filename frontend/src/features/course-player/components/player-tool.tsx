import { type ButtonProps, chakra } from '@chakra-ui/react';
import type { Ref } from 'react';
import { Button } from '../../../components/ui/button.tsx';

interface Props extends ButtonProps {
  label: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A tool of the player's header: icon and word, the icon alone where there is no room. */
export function PlayerTool({ label, children, ...rest }: Props) {
  return (
    <Button
      variant="ghost"
      size="sm"
      colorPalette="neutral"
      px={{ base: '2.5', xl: '3.5' }}
      {...rest}
    >
      {children}
      <chakra.span srOnly={{ base: true, xl: false }}>{label}</chakra.span>
    </Button>
  );
}
