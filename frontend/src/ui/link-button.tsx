import { Button, type ButtonProps } from '#ui/chakra/button.tsx';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

interface AnchorButtonProps
  extends
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color'>,
    Pick<ButtonProps, 'size' | 'variant' | 'colorPalette' | 'width' | 'css'> {
  ref?: Ref<HTMLAnchorElement>;
}

function AnchorButton({
  size,
  variant,
  colorPalette,
  width,
  css,
  children,
  ...anchor
}: AnchorButtonProps) {
  const style = Object.fromEntries(
    Object.entries({ size, variant, colorPalette, width, css }).filter(
      ([, value]) => value !== undefined,
    ),
  );
  return (
    <Button asChild {...style}>
      <a {...anchor}>{children}</a>
    </Button>
  );
}

/** A router link that looks like a button: `<LinkButton to="/courses">Browse Courses</LinkButton>`. */
export const LinkButton = createLink(AnchorButton);
