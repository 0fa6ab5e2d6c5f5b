import type { ButtonProps } from '#ui/chakra/button.tsx';
import X from 'lucide-react/icons/x';
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
