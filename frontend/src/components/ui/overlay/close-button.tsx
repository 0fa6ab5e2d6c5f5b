import { X } from 'lucide-react';
import { IconButton } from '../icon-button.tsx';
import type { ButtonProps } from '@chakra-ui/react';

export function CloseButton(props: ButtonProps) {
  return (
    <IconButton label="Close" size="sm" {...props}>
      <X aria-hidden="true" />
    </IconButton>
  );
}
