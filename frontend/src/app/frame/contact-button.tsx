import type { PublicTopic } from '@learning/shared/contract/requests';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '#ui/button.tsx';

interface Props extends Pick<ButtonProps, 'size' | 'variant' | 'width' | 'colorPalette'> {
  topic: PublicTopic;
  children: ReactNode;
}

/** Opens the contact form (`public/islands/contact.tsx`). Source: rules/learning.md L19 */
export function ContactButton({ topic, children, ...buttonProps }: Props) {
  return (
    <Button aria-haspopup="dialog" {...buttonProps} data-do="contact" data-topic={topic}>
      {children}
    </Button>
  );
}
