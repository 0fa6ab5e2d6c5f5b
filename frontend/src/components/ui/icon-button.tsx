import { Button, type ButtonProps } from '@chakra-ui/react';

/** A button with only an icon; `label` is its accessible name. */
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
