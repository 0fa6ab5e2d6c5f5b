import { chakra } from '#ui/chakra/factory.ts';
import { button } from '#styled-system/recipes/button.js';
import { Children, cloneElement, type ComponentProps, type ReactElement } from 'react';

interface ButtonBaseProps extends ComponentProps<'button'> {
  /** Gives the only child, such as a link, the look of a button. */
  asChild?: boolean;
}

function ButtonBase({ asChild, children, type = 'button', ...props }: ButtonBaseProps) {
  if (!asChild) {
    return (
      <button type={type} {...props}>
        {children}
      </button>
    );
  }
  const child = Children.only(children) as ReactElement<{ className?: string }>;
  const className = [props.className, child.props.className].filter(Boolean).join(' ');
  return cloneElement(child, { ...props, ...child.props, className });
}

export const Button = chakra(ButtonBase, button);
export type ButtonProps = ComponentProps<typeof Button>;
