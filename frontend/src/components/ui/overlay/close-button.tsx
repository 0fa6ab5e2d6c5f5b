import type { ButtonProps } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { IconButton } from '../icon-button.tsx';

interface Props extends ButtonProps {
  /** @default 'Close' */
  label?: string;
}

export function CloseButton({ label = 'Close', ...rest }: Props) {
  return (
    <IconButton label={label} size="sm" {...rest}>
      <X aria-hidden="true" />
    </IconButton>
  );
}
