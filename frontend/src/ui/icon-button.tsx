import { Button, type ButtonProps } from '#ui/chakra/button.tsx';

/** A button with only an icon; `label` is its accessible name and its tooltip. */
export function IconButton({ label, ...rest }: ButtonProps & { label: string }) {
  return (
    <Button
      type="button"
      variant="ghost"
      colorPalette="neutral"
      px="0"
      aria-label={label}
      data-tooltip={label}
      {...rest}
    />
  );
}
