import { Button, type ButtonProps } from '@chakra-ui/react';

/** A button that shows an icon only; `label` is its name. */
export function IconButton({ label, ...rest }: ButtonProps & { label: string }) {
  return (
    <Button
      type="button"
      variant="ghost"
      colorPalette="neutral"
      px="0"
      aria-label={label}
      title={label}
      {...rest}
    />
  );
}
