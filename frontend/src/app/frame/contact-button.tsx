import type { PublicTopic } from '@learning/shared/contract/requests';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button, type ButtonProps } from '#components/ui/button.tsx';

const ContactDialog = lazy(async () => ({
  default: (await import('#features/contact/components/contact-dialog.tsx')).ContactDialog,
}));

interface Props extends Pick<ButtonProps, 'size' | 'variant' | 'width' | 'colorPalette'> {
  topic: PublicTopic;
  children: ReactNode;
}

/** Opens the contact form and loads its code on first use. Source: rules/learning.md L19 */
export function ContactButton({ topic, children, ...buttonProps }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const openDialog = () => {
    setHasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <Button aria-haspopup="dialog" {...buttonProps} onClick={openDialog}>
        {children}
      </Button>
      {hasOpened && (
        <Suspense fallback={null}>
          <ContactDialog topic={topic} open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
